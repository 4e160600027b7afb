import type { Position } from '@benben/kernel'
import { W } from '../kinds.ts'
import { STARTS, takeCard } from '../market.ts'
import { PEOPLE, placeName } from '../places.ts'
import { GODS, SETH, THOTH } from '../names.ts'
import type { Play } from '../play.ts'
import { settledIn } from '../seth/regions.ts'
import { FIRST_COLUMN } from '../seth/statues.ts'
import { because } from '../solo/events.ts'
import { forPeople, honour, isFree, putUp, toGod } from '../solo/horus.ts'
import type { Action } from '../solo/manner.ts'
import { anyOf, BOT, most } from '../solo/state.ts'
import { honouring, MARKET, stack, STATUES_LEFT } from '../state.ts'

/** Horus: below a column that teaches it two cards or more; else to the god of the value, to Seth, for the people. */
export const horus: Action = (p, play, value) =>
  p[STATUES_LEFT + BOT]! > 0 &&
  (belowColumn(p, play) || toGod(p, play, value) || toSeth(p, play, value) || forPeople(p, play))

const FEWEST_LESSONS = 2

function belowColumn(p: Position, play: Play): boolean {
  const lessons = (column: number): number => settledIn(p, play.printed, column)
  const columns = [0, 1].filter(
    (column) => isFree(p, FIRST_COLUMN + column) && lessons(column) >= FEWEST_LESSONS,
  )
  if (columns.length === 0) return false
  const best = most(columns, lessons)
  const column = anyOf(p, play, best, 'tekhenu.draw.statue', (each) => placeName(FIRST_COLUMN + each))
  because(play, BOT, 'horus-lessons', () => ({
    place: PEOPLE[FIRST_COLUMN + column]!,
    lessons: lessons(column),
    tied: best.length,
  }))
  putUp(p, play, FIRST_COLUMN + column)
  for (let i = 0; i < lessons(column); i++) learn(p, play)
  return true
}

/** C06: the rightmost card of the highest section it reaches; from the next lower one where that is bare. */
function rightmost(p: Position, play: Play): number {
  const open = play.rules.marketAccess(p, BOT)
  for (let space = STARTS[open]! - 1; space >= 0; space--) if (p[MARKET + space] !== 0) return space
  return -1
}

/** A Thoth action of value 1, which the statues at Thoth answer to (Q65b: once in its turn). */
function learn(p: Position, play: Play): void {
  const space = rightmost(p, play)
  if (space < 0) return // BS3
  play.emit?.({ type: 'action', seat: BOT, action: GODS[THOTH], value: 1, by: 'column statue' })
  takeCard(p, play, BOT, space)
  stack.push(p, W.bonuses, BOT, THOTH, honouring(p, THOTH))
}

function toSeth(p: Position, play: Play, value: number): boolean {
  const space = play.rules.elsewhere!.free(p, play)
  if (space < 0) return false
  because(play, BOT, 'horus-seth', () => ({ value }))
  honour(p, play, SETH, space)
  return true
}
