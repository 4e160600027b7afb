import type { Position } from '@benben/kernel'
import { ROUNDS_PER_MAAT } from '../calendar.ts'
import type { Wait } from '../play.ts'
import type { Rules } from '../rules.ts'
import { ORDER, ROUND, seats, stack } from '../state.ts'
import type { Manner } from './manner.ts'
import { BOT } from './state.ts'

/** Maat and destiny where one of the two is Botankhamun. */

/** Its balance by Maat phase, whatever it took. */
const BALANCES = [3, 2, 1, 1] as const
const ANKH = 4

export const balanceWith =
  (balance: Rules['balance']): Rules['balance'] =>
  (p, seat) =>
    seat === BOT ? BALANCES[Math.max(0, Math.ceil(p[ROUND]! / ROUNDS_PER_MAAT) - 1)]! : balance(p, seat)

export const ankhWith =
  (ankh: Rules['ankh']): Rules['ankh'] =>
  (p, seat) =>
    seat === BOT ? ANKH : ankh(p, seat)

/** Whether a frame that goes through the turn order has come to Botankhamun. */
export const isItsPlace = (p: Position): boolean =>
  stack.get(p, 0) < seats(p) && p[ORDER + stack.get(p, 0)] === BOT

const passOn = (p: Position): false => {
  stack.set(p, 0, stack.get(p, 0) + 1)
  return false
}

/** First in turn order it takes a card; second none, and the person had all four to choose from. */
export const soloDestiny = (destiny: Wait, { takeDestiny }: Manner): Wait => ({
  ...destiny,
  run: (p, play) => {
    if (!isItsPlace(p)) return destiny.run(p, play)
    if (stack.get(p, 0) === 0) takeDestiny(p, play)
    return passOn(p)
  },
})

/** It has no rewards to come. */
export const soloRewards = (rewards: Wait): Wait => ({
  ...rewards,
  run: (p, play) => (isItsPlace(p) ? passOn(p) : rewards.run(p, play)),
})
