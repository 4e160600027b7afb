import type { Position } from '@benben/kernel'
import type { Play } from '../play.ts'
import { BOT } from '../solo/state.ts'
import { emitSeth } from '../seth/events.ts'
import { freeIn, ownsIn, REGIONS } from '../seth/regions.ts'
import { regionCell } from '../seth/state.ts'
import { add, BUILDINGS_LEFT } from '../state.ts'

/** Its buildings in the regions of Seth. */

/** C03, Q64, Q65c: a region with room and without a building of its own, from the one it wants upwards, 6 before 1. */
export function regionFrom(p: Position, wanted: number): number {
  for (let i = 0; i < REGIONS; i++) {
    const region = ((wanted - 1 + i) % REGIONS) + 1
    if (!ownsIn(p, BOT, region) && freeIn(p, region) >= 0) return region
  }
  return 0
}

/** Without warriors, without the region's reward, without blood. */
export function settle(p: Position, play: Play, region: number): void {
  const space = freeIn(p, region)
  p[regionCell(region, space)] = BOT + 1
  add(p, BUILDINGS_LEFT + BOT, -1)
  emitSeth(play, () => ({ type: 'settled-region', seat: BOT, region, space: space + 1 }))
}
