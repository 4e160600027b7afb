import type { Position } from '@benben/kernel'
import { HOUSES, isFree } from '../hathor.ts'
import { houseName } from '../places.ts'
import { GODS, HATHOR } from '../names.ts'
import type { Play } from '../play.ts'
import { grow } from '../populace.ts'
import { add, BUILDINGS_LEFT, HOUSE } from '../state.ts'
import { LINES, ownsPillar } from '../temple.ts'
import { score } from '../tokens.ts'
import { because } from './events.ts'
import { anyOf, BOT, most } from './state.ts'

/** Hathor: a building where its pillars score most at once; its population grows as anyone's. */
const pointsAt = (p: Position, house: number): number =>
  3 * LINES[house]!.filter((space) => ownsPillar(p, BOT, space)).length

export function hathor(p: Position, play: Play, value: number): boolean {
  const free = Array.from({ length: HOUSES }, (_, house) => house).filter((house) => isFree(p, play, house))
  if (p[BUILDINGS_LEFT + BOT] === 0 || free.length === 0) return false
  const best = most(free, (house) => pointsAt(p, house))
  const house = anyOf(p, play, best, 'tekhenu.draw.house', houseName)
  because(play, BOT, 'hathor', () => ({
    place: houseName(house),
    points: pointsAt(p, house),
    tied: best.length,
  }))
  p[HOUSE + house] = BOT + 1
  add(p, BUILDINGS_LEFT + BOT, -1)
  play.emit?.({ type: 'building', seat: BOT, place: houseName(house) })
  score(p, play, BOT, pointsAt(p, house), 'hathor', 'pillars in line')
  grow(p, play, BOT, value, GODS[HATHOR]) // BK8
  return true
}
