import type { Position } from '@benben/kernel'
import { spaceName } from '../places.ts'
import { conquestName } from '../names.ts'
import type { Play } from '../play.ts'
import { isBare, layConquest } from '../seth/conquest.ts'
import { CONQUEST_OPEN } from '../seth/state.ts'
import { FIRST_COLUMN } from '../seth/statues.ts'
import { because } from '../solo/events.ts'
import type { Action } from '../solo/manner.ts'
import { emptySpaces, pointsAt } from '../solo/ra.ts'
import { anyOf, BOT, most } from '../solo/state.ts'
import { BUILDINGS_LEFT, PEOPLE_STATUE } from '../state.ts'
import { score } from '../tokens.ts'
import { regionFrom, settle } from './regions.ts'

/** Seth: a building in the region of the value or above; points in place of the region's reward; a conquest tile. */
const REGION_POINTS = 2
const COLUMN_POINTS = 3

export const seth: Action = (p, play, value) => {
  const region = regionFrom(p, value)
  if (p[BUILDINGS_LEFT + BOT] === 0 || region === 0) return false
  because(play, BOT, 'seth', () => ({ region, value, moved: region === value ? 'no' : 'yes' }))
  settle(p, play, region)
  score(p, play, BOT, REGION_POINTS, 'regions', `region ${region}`)
  const column = play.printed.seth.columnOf[region - 1]!
  if (p[PEOPLE_STATUE + FIRST_COLUMN + column] !== 0)
    score(p, play, BOT, COLUMN_POINTS, 'regions', 'column statue')
  conquer(p, play)
  return true
}

/** The tile goes where a pillar of its would score most, level spaces by chance; Q65d: without a tile, nothing. */
function conquer(p: Position, play: Play): void {
  const spaces = emptySpaces(p).filter((space) => isBare(p, space))
  if (p[CONQUEST_OPEN] === 0 || spaces.length === 0) return
  const best = most(spaces, (space) => pointsAt(p, space))
  const space = anyOf(p, play, best, 'tekhenu.draw.conquest-space', spaceName)
  because(play, BOT, 'conquest', () => ({
    tile: conquestName(p[CONQUEST_OPEN]!),
    space: spaceName(space),
    points: pointsAt(p, space),
    tied: best.length,
  }))
  layConquest(p, play, BOT, space)
}
