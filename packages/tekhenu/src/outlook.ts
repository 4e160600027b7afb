import type { Position, Seat } from '@benben/kernel'
import type { Printed } from './printed.ts'
import type { Rules } from './rules.ts'
import { ACTIVE, HAPPINESS, held, OVER, POPULATION, productionCell, ROUND, SCORE, tokens } from './state.ts'
import { count } from './names.ts'

/** What those who judge positions (bots, hints) may read of one, without building a view. */

/** A seat's points if scoring happened now, its own decrees counted as well as they can be. */
export function projectedPoints(p: Position, printed: Printed, rules: Rules, seat: Seat): number {
  let points = p[SCORE + seat]!
  if (p[OVER] === 1) return points
  rules.reckon(p, { printed, rules }, seat, (_, more) => {
    points += more
  })
  return points
}

export const activeSeat = (p: Position): Seat => p[ACTIVE]!
export const roundOf = (p: Position): number => p[ROUND]!
export const tokensOf = (p: Position, seat: Seat, token: number): number => tokens(p, seat, token)
export const productionOf = (p: Position, seat: Seat, resource: number): number =>
  p[productionCell(seat, resource)]!
export const populationOf = (p: Position, seat: Seat): number => p[POPULATION + seat]!
export const happinessOf = (p: Position, seat: Seat): number => p[HAPPINESS + seat]!
/** Blessings, technologies or decrees (0, 1, 2) a seat holds. */
export const cardsHeld = (p: Position, family: number, seat: Seat): number => count(held(p, family, seat))
