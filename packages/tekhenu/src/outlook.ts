import { GENERATOR_CELLS, type Position, type Seat } from '@benben/kernel'
import type { Printed } from './printed.ts'
import type { Rules } from './rules.ts'
import {
  ACTIVE,
  HAPPINESS,
  held,
  OVER,
  POPULATION,
  productionCell,
  ROUND,
  SCORE,
  tokenCell,
  tokens,
} from './state.ts'
import { count, TOKENS } from './names.ts'

/** What those who judge positions (bots, hints) may read of one, without building a view. */

/**
 * A seat's points if scoring happened now, its own decrees counted as well as they can be. Bread is counted apart from them: that is
 * quicker, and what bots have learned from.
 */
export function projectedPoints(p: Position, printed: Printed, rules: Rules, seat: Seat): number {
  let points = p[SCORE + seat]!
  if (p[OVER] === 1) return points
  const add = (_: string, more: number): void => {
    points += more
  }
  rules.reckon(p, { printed, rules }, seat, add, true)
  return points
}

/** The same without what is easily overlooked: bread, decrees, the turn order. */
export function pointsInSight(p: Position, printed: Printed, rules: Rules, seat: Seat): number {
  let points = p[SCORE + seat]!
  if (p[OVER] === 0) for (const step of rules.scoring) points += step.points(p, printed, seat)
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

/** What a position holds beside the tokens of a seat and the state of chance, as a text: equal texts differ in nothing else. */
export function withoutTokens(p: Position, seat: Seat): string {
  const from = tokenCell(seat, 0)
  return `${p.subarray(GENERATOR_CELLS, from).join()};${p.subarray(from + TOKENS.length).join()}`
}
