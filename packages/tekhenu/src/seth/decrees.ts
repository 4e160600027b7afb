import type { Position, Seat } from '@benben/kernel'
import { ART01 } from '../card-ids.ts'
import { W } from '../kinds.ts'
import { hold, putUnderBySeat } from '../market.ts'
import { isKind, K, named } from '../moves.ts'
import { bitOf, cardsOf, count, DECREE, decree, nthOf } from '../names.ts'
import { refusal, said } from './codes.ts'
import { type Wait, seatsIn } from '../play.ts'
import type { Rules } from '../rules.ts'
import { DEALT, DRAFTED, ROUND, seats, stack } from '../state.ts'
import { emitSeth } from './events.ts'
import { XW } from './kinds.ts'

/** Three decrees each are dealt at the beginning; last of all one is kept and the other two go under the deck. */
export const DECREES_DEALT = 3

function choosers(p: Position): readonly Seat[] {
  let mask = 0
  for (let seat = 0; seat < seats(p); seat++) if (p[DEALT + seat] !== 0) mask |= 1 << seat
  return seatsIn(mask)
}

const buries = (p: Position, seat: Seat): boolean => count(p[DEALT + seat]!) < DECREES_DEALT

/** All at the same time, in secret; each orders its own two, and the seats' come one after the other. */
export const keepDecree: Wait = {
  name: 'keep-decree',
  fields: {},
  bottom: true,
  early: true,
  always: true,
  run: (p) => {
    for (let seat = 0; seat < seats(p); seat++) if (p[DEALT + seat] !== 0) return true
    stack.pop(p)
    p.fill(0, DRAFTED, DRAFTED + seats(p))
    stack.push(p, W.begin)
    return false
  },
  seats: choosers,
  ask: {
    question: (p, _play, seat) =>
      said(buries(p, seat) ? 'tekhenu.seth.bury-decree' : 'tekhenu.seth.keep-decree'),
    legal: (p, _play, seat, out) => {
      const first = buries(p, seat) ? K.under : K.keep
      for (const card of cardsOf(p[DEALT + seat]!)) out.push(first + card)
    },
    step: (p, play, seat, move) => {
      const card = named(move)
      const others = p[DEALT + seat]! & ~bitOf(card)
      if (isKind(move, K.keep)) {
        hold(p, seat, DECREE, card)
        p[DEALT + seat] = others
        emitSeth(play, () => ({ type: 'decree-picked', seat, decree: decree(card) }))
        return
      }
      const last = nthOf(others, 0)
      p[DEALT + seat] = 0
      putUnderBySeat(p, card, seat) // TS4
      putUnderBySeat(p, last, seat)
      emitSeth(play, () => ({ type: 'decrees-buried', seat, decrees: [decree(card), decree(last)] }))
    },
    why: (p, _play, seat, move) =>
      isKind(move, K.keep) || isKind(move, K.under)
        ? refusal(buries(p, seat) ? 'tekhenu.seth.not-buried' : 'tekhenu.not-dealt', 'setup')
        : undefined,
  },
}

/** Three until the end of setup, then two to bury, then none; two again while Art01 is used. */
export const dealtStands: Rules['dealtStands'] = (p, seat, { chose, decrees }) => {
  if (chose) return false
  const many = decrees.length
  const frames = stack.list(p)
  if (frames.some(([kind]) => kind === XW['keep-decree'])) return many === 0 || many === 2 || many === 3
  if (p[ROUND] === 0) return many === DECREES_DEALT
  const draws = frames.some(
    ([kind, owner, artifact]) => kind === XW.artifact && owner === seat && artifact === ART01,
  )
  return many === (draws ? 2 : 0)
}
