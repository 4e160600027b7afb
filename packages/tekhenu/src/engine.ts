import type { Move, Position, Seat } from '@benben/kernel'
import { maybePutOff } from './free.ts'
import type { Play, Wait } from './play.ts'
import { ACTIVE, FACE_DOWN, ORDER, PENDING, placeOf, seats, stack } from './state.ts'

/** Runs what waits until somebody must choose. */
export const topWait = (p: Position, play: Play): Wait | undefined => play.rules.waits[stack.kind(p)]

const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

export function toAct(p: Position, play: Play): readonly Seat[] {
  const wait = topWait(p, play)
  if (wait?.ask === undefined) return NOBODY
  return wait.seats === undefined ? ALONE[stack.get(p, 0)]! : wait.seats(p, play)
}

/** The answers to a question that leaves no choice. */
const only: Move[] = []

function hasChoice(p: Position, play: Play, wait: Wait, seat: Seat): boolean {
  if (wait.ask!.several?.(p, play, seat) === true) return true
  only.length = 0
  wait.ask!.legal(p, play, seat, only)
  return only.length > 1
}

export function advance(p: Position, play: Play): void {
  for (;;) {
    const wait = topWait(p, play)
    if (wait === undefined) return
    // R44: what the 21st happiness brings waits until no action is under way.
    if (wait.calm === true && somethingPutOff(p) && maybePutOff(p, fromActive(p))) continue
    if (!wait.run(p, play)) continue
    if (wait.always === true && p[FACE_DOWN] === 0) return
    const seat = toAct(p, play)[0]!
    if (hasChoice(p, play, wait, seat)) {
      if (p[FACE_DOWN] !== 0) play.rules.turnUp(p, play) // R58
      return
    }
    if (wait.always === true) return
    wait.ask!.step(p, play, seat, only[0]!)
  }
}

function somethingPutOff(p: Position): boolean {
  return (p[PENDING]! | p[PENDING + 1]! | p[PENDING + 2]! | p[PENDING + 3]!) !== 0
}

/** Seats in turn order, from the active one. */
function fromActive(p: Position): Seat[] {
  const many = seats(p)
  const from = p[ACTIVE]! < 0 ? 0 : placeOf(p, p[ACTIVE]!)
  return Array.from({ length: many }, (_, i) => p[ORDER + ((from + i) % many)]!)
}
