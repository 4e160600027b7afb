import type { Position, Seat } from '@benben/kernel'
import { W } from './kinds.ts'
import { isKind, K, named } from './moves.ts'
import { workshopName } from './places.ts'
import { GODS, GOLD, OSIRIS, RESOURCES, type Resource } from './names.ts'
import { districtsOf, HOW, PAINLESS, valueOf } from './perform.ts'
import { refusal, refusals, said, type Ask, type GodAction, type Play, type Wait, type Why } from './play.ts'
import { sadden } from './populace.ts'
import { add, BUILDINGS_LEFT, HAPPINESS, productionCell, ROW_GOLD, stack, WORKSHOP } from './state.ts'
import { gain } from './tokens.ts'

/** Osiris: construct one building as a workshop or quarry, in the row of the value. */
export const ROWS = 6
export const workshopAt = (district: Resource, row: number): number => district * ROWS + row - 1

function freeSpaces(p: Position, how: number): number {
  let free = 0
  for (let district = 0; district < RESOURCES.length; district++)
    if (((districtsOf(how) >> district) & 1) === 1 && p[WORKSHOP + workshopAt(district, valueOf(how))] === 0)
      free++
  return free
}

const NO_BUILDING_LEFT = refusal('tekhenu.no-building-left', 'limits')
const UNHAPPY = refusal('tekhenu.unhappy', 'osiris', { action: GODS[OSIRIS] })
const rowFull = refusals((row) => refusal('tekhenu.row-full', 'osiris', { row }))

function why(p: Position, _play: Play, seat: Seat, how: number): Why {
  if (p[BUILDINGS_LEFT + seat] === 0) return NO_BUILDING_LEFT
  if ((how & PAINLESS) === 0 && p[HAPPINESS + seat] === 0) {
    return UNHAPPY
  }
  return freeSpaces(p, how) > 0 ? undefined : rowFull(valueOf(how))
}

const ask: Ask = {
  question: (p) => said('tekhenu.osiris', { row: valueOf(stack.get(p, 1)) }),
  legal: (p, _play, _seat, out) => {
    const how = stack.get(p, 1)
    for (let district = 0; district < RESOURCES.length; district++) {
      const space = workshopAt(district, valueOf(how))
      if (((districtsOf(how) >> district) & 1) === 1 && p[WORKSHOP + space] === 0)
        out.push(K.workshop + space)
    }
  },
  several: (p) => freeSpaces(p, stack.get(p, 1)) > 1,
  step: (p, play, seat, move) => {
    const how = stack.get(p, 1)
    stack.pop(p)
    build(p, play, seat, named(move), how)
  },
  tries: () => Array.from({ length: RESOURCES.length * ROWS }, (_, space) => K.workshop + space),
  why: (p, _play, _seat, move) => {
    if (!isKind(move, K.workshop)) return undefined
    const space = named(move)
    const row = (space % ROWS) + 1
    if (row !== valueOf(stack.get(p, 1)))
      return refusal('tekhenu.other-row', 'osiris', { row: valueOf(stack.get(p, 1)) })
    if (p[WORKSHOP + space] !== 0)
      return refusal('tekhenu.workshop-taken', 'osiris', { place: workshopName(space) })
    return refusal('tekhenu.other-district', 'R29')
  },
}

export const osiris: Wait = {
  name: 'osiris',
  fields: { seat: [0, 3], how: HOW },
  nests: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    if (why(p, play, seat, stack.get(p, 1)) === undefined) return true
    play.emit?.({ type: 'forfeited', seat, action: GODS[OSIRIS] })
    stack.pop(p)
    return false
  },
  ask,
}

function build(p: Position, play: Play, seat: Seat, space: number, how: number): void {
  if ((how & PAINLESS) === 0) sadden(p, play, seat, 1, 0, GODS[OSIRIS])
  p[WORKSHOP + space] = seat + 1
  add(p, BUILDINGS_LEFT + seat, -1)
  play.emit?.({ type: 'building', seat, place: workshopName(space) })
  giveRow(p, play, seat, space)
}

/** What the row of a new building brings. */
export function giveRow(p: Position, play: Play, seat: Seat, space: number): void {
  const district = Math.floor(space / ROWS)
  const row = (space % ROWS) + 1
  const by = workshopName(space)
  improve(p, play, seat, district, row >= 5 ? 2 : 1)
  if (row === 3 || row === 4) improve(p, play, seat, play.printed.second[row - 3]![district]!, 1)
  gain(p, play, seat, district, row >= 5 ? 2 : 1, by) // R47: the district's own resource
  if (row === 4) gain(p, play, seat, GOLD, 1, by)
  if (row === 2 && p[ROW_GOLD] === 1) {
    p[ROW_GOLD] = 0
    gain(p, play, seat, GOLD, 1, 'row 2')
  }
  if (row === 6) stack.push(p, W.improve, seat)
}

/** R18: production never exceeds its track; what is over is lost. */
export function improve(p: Position, play: Play, seat: Seat, resource: Resource, steps: number): void {
  const cell = productionCell(seat, resource)
  const level = Math.min(play.printed.productionMax, p[cell]! + steps)
  if (level === p[cell]) return
  p[cell] = level
  play.emit?.({ type: 'production', seat, resource: RESOURCES[resource]!, level })
}

/** Row 6: one more step for any resource. */
export const improveWait: Wait = {
  name: 'improve',
  fields: { seat: [0, 3] },
  nests: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    for (let resource = 0; resource < RESOURCES.length; resource++) {
      if (p[productionCell(seat, resource)]! < play.printed.productionMax) return true
    }
    stack.pop(p)
    return false
  },
  ask: {
    question: () => said('tekhenu.improve'),
    legal: (p, play, seat, out) => {
      for (let resource = 0; resource < RESOURCES.length; resource++) {
        if (p[productionCell(seat, resource)]! < play.printed.productionMax) out.push(K.raise + resource)
      }
    },
    step: (p, play, seat, move) => {
      stack.pop(p)
      improve(p, play, seat, named(move), 1)
    },
    tries: () => RESOURCES.map((_, resource) => K.raise + resource),
    why: (_p, play, _seat, move) =>
      isKind(move, K.raise)
        ? refusal('tekhenu.production-full', 'R18', { most: play.printed.productionMax })
        : undefined,
  },
}

export const osirisAction: GodAction = { wait: W.osiris, why }
