import { LAST_ROUND } from '../calendar.ts'
import { afterMaat } from '../maat.ts'
import { FAITH } from '../names.ts'
import type { Wait } from '../play.ts'
import type { Rules } from '../rules.ts'
import { hasTechnology, ORDER, ROUND, seats, stack, tokens } from '../state.ts'
import { score } from '../tokens.ts'
import { BLOOD } from './state.ts'
import { ordain } from './warband.ts'

/** What Maat weighs beside the base game's scales, and the technologies that answer to her. */
const [TX02, TX03, TX04] = [26, 27, 28] as const

/** Blood taints for good. */
export const balanceWith =
  (balance: Rules['balance']): Rules['balance'] =>
  (p, seat) =>
    balance(p, seat) - p[BLOOD + seat]!

/** TX03 spares its owner the loss (Q46), TX04 pays for blood, after it and in every Maat phase (Q47). */
export const judgeWith =
  (judged: Rules['judge']): Rules['judge'] =>
  (p, play, seat, balance) => {
    // Botankhamun, whose cards do nothing, has neither losses nor blood.
    if (!hasTechnology(p, seat, TX03)) judged(p, play, seat, balance)
    if (hasTechnology(p, seat, TX04)) score(p, play, seat, p[BLOOD + seat]!, 'technologies', 'TX04')
  }

/** TX02: faith nobody laid on the scales becomes priests before destinies are chosen, but not at the end (Q45). */
export const afterMaatWithPriests: Wait = {
  ...afterMaat,
  run: (p, play) => {
    if (p[ROUND] !== LAST_ROUND && stack.get(p, 0) === 0) {
      for (let place = 0; place < seats(p); place++) {
        const seat = p[ORDER + place]!
        if (hasTechnology(p, seat, TX02)) ordain(p, play, seat, tokens(p, seat, FAITH), 'TX02') // TS9
      }
    }
    return afterMaat.run(p, play)
  },
}
