import type { Position } from '@benben/kernel'
import { workshopName } from '../places.ts'
import { COLOURS, RESOURCES } from '../names.ts'
import { ROWS, workshopAt } from '../osiris.ts'
import type { Play } from '../play.ts'
import { producedBy } from '../printed.ts'
import { add, BUILDINGS_LEFT, DIE_AS, ROW_GOLD, WORKSHOP } from '../state.ts'
import { because, emitSolo } from './events.ts'
import { BOT, most } from './state.ts'

/** Osiris: the row of the value in the district of the colour; no happiness is lost, nothing is produced. */

/** BK16: buildings of anybody, statues not counted. */
function buildingsIn(p: Position, district: number): number {
  let found = 0
  for (let row = 1; row <= ROWS; row++) if (p[WORKSHOP + workshopAt(district, row)] !== 0) found++
  return found
}

const DISTRICTS = RESOURCES.map((_, district) => district)

/** From the row and district it wants: to the right around the row, then the row above, around the board. */
function firstFree(p: Position, wanted: number, row: number): number {
  for (let up = 0; up < ROWS; up++) {
    const at = ((row - 1 - up + ROWS) % ROWS) + 1
    for (let right = 0; right < DISTRICTS.length; right++) {
      const space = workshopAt((wanted + right) % DISTRICTS.length, at)
      if (p[WORKSHOP + space] === 0) return space
    }
  }
  return -1
}

export function osiris(p: Position, play: Play, row: number): boolean {
  const coloured = producedBy(p[DIE_AS]!)
  const wanted = coloured >= 0 ? coloured : most(DISTRICTS, (each) => -buildingsIn(p, each))[0]! // C12
  const space = firstFree(p, wanted, row)
  if (p[BUILDINGS_LEFT + BOT] === 0 || space < 0) return false
  const moved = (space % ROWS) + 1 !== row ? 'up' : space === workshopAt(wanted, row) ? 'no' : 'right'
  because(play, BOT, 'osiris', () => ({
    resource: RESOURCES[wanted]!,
    row,
    place: workshopName(space),
    moved,
    gray: coloured < 0 ? 'yes' : 'no',
    colour: COLOURS[p[DIE_AS]!]!,
  }))
  place(p, play, space)
  return true
}

export function place(p: Position, play: Play, space: number): void {
  p[WORKSHOP + space] = BOT + 1
  add(p, BUILDINGS_LEFT + BOT, -1)
  play.emit?.({ type: 'building', seat: BOT, place: workshopName(space) })
  if ((space % ROWS) + 1 !== 2 || p[ROW_GOLD] === 0) return
  // The gold that was laid there goes back to the box.
  p[ROW_GOLD] = 0
  emitSolo(play, () => ({ type: 'gold-discarded', seat: BOT }))
}
