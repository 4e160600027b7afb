import type { Position, Seat } from '@benben/kernel'
import { runTop } from './asking.ts'
import { maybePutOff } from './free.ts'
import { interrupts } from './interrupt.ts'
import { W } from './kinds.ts'
import type { Play } from './play.ts'
import { ACTIVE, ORDER, PENDING, turnPlaceOf, seats, stack } from './state.ts'

/** Runs what waits until somebody must choose, or until a frame of the kind `until` is on top. */
export function advance(p: Position, play: Play, until = -1): void {
  const { waits } = play.rules
  for (;;) {
    const kind = stack.kind(p)
    const wait = waits[kind]
    if (wait === undefined) return
    // R44: what the 21st happiness brings waits until no action is under way.
    if (wait.calm === true && somethingPutOff(p) && maybePutOff(p, fromActive(p))) continue
    if (kind === until) return
    if (wait.calm !== true && interrupts(p, play, wait)) stack.push(p, W.interrupt, p[ACTIVE])
    else if (runTop(p, play, wait)) return
  }
}

function somethingPutOff(p: Position): boolean {
  return (p[PENDING]! | p[PENDING + 1]! | p[PENDING + 2]! | p[PENDING + 3]!) !== 0
}

/** Seats in turn order, from the active one. */
function fromActive(p: Position): Seat[] {
  const many = seats(p)
  const from = p[ACTIVE]! < 0 ? 0 : turnPlaceOf(p, p[ACTIVE]!)
  return Array.from({ length: many }, (_, i) => p[ORDER + ((from + i) % many)]!)
}
