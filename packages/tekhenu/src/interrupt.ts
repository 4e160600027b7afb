import { clone, equals, type Move, type Position, type Seat } from '@benben/kernel'
import { runTop, toAct, topWait } from './asking.ts'
import { firstHeld, holdsInside, legalInside, playAnytime } from './blessings.ts'
import { B07 } from './card-ids.ts'
import { said } from './codes.ts'
import { W } from './kinds.ts'
import { K } from './moves.ts'
import { blessing } from './names.ts'
import { chose, type Play, type Wait } from './play.ts'
import { ACTIVE, stack } from './state.ts'

/**
 * B07 and B08 at any moment of the own turn (R31), inside an action too. Every question of the seat at turn offers them.
 * Where an action goes on without a question, the seat is asked first if the next step comes out better with the card
 * played before it than after it (TK12).
 */

/** Whether the seat at turn is asked before the next step of its action. */
export function interrupts(p: Position, play: Play, wait: Wait): boolean {
  const seat = p[ACTIVE]!
  if (seat < 0 || wait.calm === true || stack.kind(p) === W.interrupt || !holdsInside(p, play, seat))
    return false
  return isBetterNow(p, play, seat, wait)
}

/** Chance decides nothing here: what it would bring is the same before and after. */
const onScratch = (play: Play): Play => ({
  printed: play.printed,
  rules: play.rules,
  tell: undefined,
  chance: () => 0,
  pause: () => false,
})

function isBetterNow(p: Position, play: Play, seat: Seat, wait: Wait): boolean {
  const quiet = onScratch(play)
  const gone = clone(p)
  const asks = runTop(gone, quiet, wait)
  // The question that comes anyway offers the card.
  if (asks && toAct(gone, quiet)[0] === seat) return false
  const moves: Move[] = []
  legalInside(p, quiet, seat, moves)
  return moves.some((move) => {
    const before = clone(p)
    playAnytime(before, quiet, seat, move)
    if (runTop(before, quiet, wait) !== asks) return true
    const after = clone(gone)
    playAnytime(after, quiet, seat, move)
    return !equals(before, after) && !isNowhereMore(before, after)
  })
}

/** Whatever differs is less: happiness that population still stops, a bonus of the track that is not reached. */
const isNowhereMore = (before: Position, after: Position): boolean =>
  before.every((cell, i) => cell <= after[i]!)

export const interrupt: Wait = {
  name: 'interrupt',
  fields: { seat: [0, 3] },
  own: true,
  always: true,
  run: (p, play) => {
    const below = clone(p)
    stack.pop(below)
    const wait = topWait(below, play)
    if (wait !== undefined && interrupts(below, play, wait)) return true
    stack.pop(p)
    return false
  },
  ask: {
    question: (p, _play, seat) => said('tekhenu.interrupt', { card: blessing(firstHeld(p, seat, B07)) }),
    legal: (_p, _play, _seat, out) => {
      out.push(K.goOn)
    },
    step: (p, play, seat, move) => {
      chose(play, seat, move)
      stack.pop(p)
      runTop(p, play, topWait(p, play)!)
    },
  },
}
