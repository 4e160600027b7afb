import { clear, clone, type Move, type Position, type Seat } from '@benben/kernel'
import { runTop, toAct, topWait } from './asking.ts'
import { firstInside, holdsInside, legalInside, playAnytime } from './blessings.ts'
import { said } from './codes.ts'
import { W } from './kinds.ts'
import { K } from './moves.ts'
import { blessing } from './names.ts'
import { chose, onScratch, type Play, type Wait } from './play.ts'
import { ACTIVE, stack } from './state.ts'

/**
 * B07 and B08 at any moment of the own turn (R31), inside an action too. Every question of the seat at turn offers them.
 * Where an action goes on without a question, the seat is asked first if the next step comes out better with the card
 * played before it than after it (TK12).
 */

/** Whether the seat at turn is asked before the next step of its action. */
export function interrupts(p: Position, play: Play, wait: Wait): boolean {
  const seat = p[ACTIVE]!
  if (seat < 0 || !holdsInside(p, play, seat)) return false
  return wait.calm !== true && stack.kind(p) !== W.interrupt && isBetterNow(p, play, seat, wait)
}

/** Copies in memory that is used again: nothing is tried out inside a trial. */
const copies: Position[] = []
const copyOf = (p: Position, which: number): Position =>
  (copies[which] = clone(p, copies[which]?.length === p.length ? copies[which] : undefined))

const plays: Move[] = []

function isBetterNow(p: Position, play: Play, seat: Seat, wait: Wait): boolean {
  const scratch = onScratch(play)
  const gone = copyOf(p, 0)
  const asks = runTop(gone, scratch, wait)
  // The question that comes anyway offers the card.
  if (asks && toAct(gone, scratch)[0] === seat) return false
  clear(plays)
  legalInside(p, scratch, seat, plays)
  for (let i = 0; i < plays.length; i++) {
    const before = copyOf(p, 1)
    playAnytime(before, scratch, seat, plays[i]!)
    if (runTop(before, scratch, wait) !== asks) return true
    const after = copyOf(gone, 2)
    playAnytime(after, scratch, seat, plays[i]!)
    if (!isNowhereMore(before, after)) return true
  }
  return false
}

/** Whatever differs is less: happiness that population still stops, a bonus of the track that is not reached. */
function isNowhereMore(before: Position, after: Position): boolean {
  for (let i = 0; i < before.length; i++) if (before[i]! > after[i]!) return false
  return true
}

export const interrupt: Wait = {
  name: 'interrupt',
  fields: { seat: [0, 3] },
  own: true,
  always: true,
  run: (p, play) => {
    const below = copyOf(p, 3)
    stack.pop(below)
    const wait = topWait(below, play)
    if (wait !== undefined && interrupts(below, play, wait)) return true
    stack.pop(p)
    return false
  },
  ask: {
    question: (p, _play, seat) => said('tekhenu.interrupt', { card: blessing(firstInside(p, seat)) }),
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
