import type { Position, Seat } from '@benben/kernel'
import { count, type Tile } from './names.ts'
import { turnedEdge, tileOf, type Printed } from './printed.ts'
import { HOUSE, PEOPLE_STATUE, TEMPLE } from './state.ts'

/** The Temple Complex: five rows of five spaces, buildings at the ends of its lines, two statue spaces. */

/** A covered space: its tile, how it is turned, and whose pillar stands on it (0 while none does). */
export const covered = (tile: Tile, turn: number, owner: number): number => tile | (turn << 5) | (owner << 7)
export const tileAt = (p: Position, space: number): Tile => p[TEMPLE + space]! & 31
export const turnAt = (p: Position, space: number): number => (p[TEMPLE + space]! >> 5) & 3
export const ownerAt = (p: Position, space: number): number => p[TEMPLE + space]! >> 7
export const ownsPillar = (p: Position, seat: Seat, space: number): boolean =>
  p[TEMPLE + space]! >> 7 === seat + 1

/** The building spaces at the ends of a space's row and column: left, right, top, bottom. */
const leftOf = (row: number): number => row
const bottomOf = (column: number): number => 5 + column
const rightOf = (row: number): number => 10 + row
const topOf = (column: number): number => 15 + column

/** The five spaces in the line of a building space. */
export const LINES: readonly (readonly number[])[] = Array.from({ length: 20 }, (_, house) => {
  const side = Math.floor(house / 5)
  const n = house % 5
  return Array.from({ length: 5 }, (_, i) => (side % 2 === 0 ? n * 5 + i : i * 5 + n))
})

/** The same for the statues beside the temple: row 3, column 3. */
export const STATUE_LINES: readonly (readonly number[])[] = [LINES[leftOf(2)]!, LINES[topOf(2)]!]

/** Building spaces in the row and column of a space. */
export const HOUSES_OF: readonly (readonly number[])[] = Array.from({ length: 25 }, (_, space) => {
  const [row, column] = [Math.floor(space / 5), space % 5]
  return [leftOf(row), rightOf(row), topOf(column), bottomOf(column)]
})

/** Buildings in line with a space, whoever owns them. */
export function buildingsInLine(p: Position, space: number): number {
  let found = 0
  const houses = HOUSES_OF[space]!
  for (let i = 0; i < 4; i++) if (p[HOUSE + houses[i]!] !== 0) found++
  return found
}

/** The seat's own buildings in line with a space. */
export function ownBuildingsInLine(p: Position, seat: Seat, space: number): number {
  let found = 0
  const houses = HOUSES_OF[space]!
  for (let i = 0; i < 4; i++) if (p[HOUSE + houses[i]!] === seat + 1) found++
  return found
}

/** Steps to the neighbour above, right, below, left; −1 beyond the edge. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: 25 }, (_, space) => {
  const [row, column] = [Math.floor(space / 5), space % 5]
  return [
    row === 0 ? -1 : space - 5,
    column === 4 ? -1 : space + 1,
    row === 4 ? -1 : space + 5,
    column === 0 ? -1 : space - 1,
  ]
})

/** The edges of a tile that would match what lies beside it (another tile, or the outer edge of the temple), a bit each. */
export function matchesAt(p: Position, printed: Printed, tile: Tile, space: number, turn: number): number {
  const { edges } = tileOf(printed, tile)
  const neighbours = NEIGHBOURS[space]!
  let matches = 0
  for (let side = 0; side < 4; side++) {
    const mine = turnedEdge(edges, turn, side)
    const beside = neighbours[side]!
    if (beside < 0) {
      const along = side % 2 === 0 ? space % 5 : Math.floor(space / 5)
      if (printed.outer[side]![along] === mine) matches |= 1 << side
    } else {
      const other = tileAt(p, beside)
      // Q22e
      if (other !== 0 && turnedEdge(tileOf(printed, other).edges, turnAt(p, beside), (side + 2) & 3) === mine)
        matches |= 1 << side
    }
  }
  return matches
}

export const matchingEdges = (
  p: Position,
  printed: Printed,
  tile: Tile,
  space: number,
  turn: number,
): number => count(matchesAt(p, printed, tile, space, turn))

export const isCorner = (space: number): boolean => space === 0 || space === 4 || space === 20 || space === 24

/** The seat's pillars in a line. */
export function pillarsInLine(p: Position, seat: Seat, line: readonly number[]): number {
  let found = 0
  for (let i = 0; i < line.length; i++) if (ownsPillar(p, seat, line[i]!)) found++
  return found
}

/** Step 2 of a scoring: each building and statue around the temple pays a point, and one for each pillar in its line. */
export function templePoints(p: Position, seat: Seat): number {
  let points = 0
  for (let house = 0; house < 20; house++)
    if (p[HOUSE + house] === seat + 1) points += 1 + pillarsInLine(p, seat, LINES[house]!)
  for (let statue = 0; statue < 2; statue++)
    if (p[PEOPLE_STATUE + statue] === seat + 1) points += 1 + pillarsInLine(p, seat, STATUE_LINES[statue]!)
  return points
}

/** The seat's buildings around the temple. */
export function housesOf(p: Position, seat: Seat): number {
  let found = 0
  for (let house = 0; house < 20; house++) if (p[HOUSE + house] === seat + 1) found++
  return found
}

export function pillarsOf(p: Position, seat: Seat): number {
  let found = 0
  for (let space = 0; space < 25; space++) if (ownsPillar(p, seat, space)) found++
  return found
}
