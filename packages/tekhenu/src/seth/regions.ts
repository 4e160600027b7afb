import type { Position, Seat } from '@benben/kernel'
import type { Printed } from '../printed.ts'
import { seats } from '../state.ts'
import { REGION, regionCell, SPACES_PER_REGION } from './state.ts'

/** The six regions of Seth's board, two spaces each. */
export const REGIONS = 6

/** The first free space of a region (Q32: wherever it is); −1 where there is none. */
export function freeIn(p: Position, region: number): number {
  for (let space = 0; space < SPACES_PER_REGION; space++) if (p[regionCell(region, space)] === 0) return space
  return -1
}

/** Warriors a space costs: each keeps its price (Q32). */
export const priceOf = (p: Position, space: number): number => priceAmong(seats(p), space)
export const priceAmong = (players: number, space: number): number => (space === 0 ? 4 : players <= 2 ? 5 : 3) // Q65

export function ownsIn(p: Position, seat: Seat, region: number): boolean {
  for (let space = 0; space < SPACES_PER_REGION; space++)
    if (p[regionCell(region, space)] === seat + 1) return true
  return false
}

/** A seat's buildings in all regions. */
export function settlementsOf(p: Position, seat: Seat): number {
  let found = 0
  for (let i = 0; i < REGIONS * SPACES_PER_REGION; i++) if (p[REGION + i] === seat + 1) found++
  return found
}

/** How many regions of a column hold a building, whoever owns it. */
export function settledIn(p: Position, printed: Printed, column: number): number {
  let found = 0
  for (let region = 1; region <= REGIONS; region++) {
    if (printed.seth.columnOf[region - 1] !== column) continue
    if (p[regionCell(region, 0)] !== 0 || p[regionCell(region, 1)] !== 0) found++
  }
  return found
}

/** At each scoring every space pays whoever has built there (Q48: before bread is due). */
export function pointsIn(p: Position, printed: Printed, seat: Seat, region: number): number {
  const points = printed.seth.points(seats(p))
  let sum = 0
  for (let space = 0; space < SPACES_PER_REGION; space++)
    if (p[regionCell(region, space)] === seat + 1) sum += points[space]!
  return sum
}

export function regionPoints(p: Position, printed: Printed, seat: Seat): number {
  let sum = 0
  for (let region = 1; region <= REGIONS; region++) sum += pointsIn(p, printed, seat, region)
  return sum
}
