import type { Analysis, TurningPoint } from '@benben/bots/analysis'
import type { Seat } from '@benben/kernel'
import { knownAnalysis } from '../analysis/known-runs.ts'
import type { Film } from './film.ts'
import { turnAt, type ReplayTurn } from './turns.ts'

/** What the analysis of this match found, as far as it was made on this page. */
export interface ReviewedMatch {
  readonly seat: Seat
  readonly analysis: Analysis
}

/** From the seat whose eyes these are, else from any other. */
export function reviewOf({ opened, seats, isOver }: Film, eyes: Seat): ReviewedMatch | undefined {
  if (opened === undefined || !isOver) return undefined
  const order = [eyes, ...seats.keys()]
  for (const seat of order) {
    const analysis = knownAnalysis(opened.record, seat)
    if (analysis !== undefined) return { seat, analysis }
  }
  return undefined
}

/** A turning point with its number, from 1. */
export interface NumberedPoint {
  readonly point: TurningPoint
  readonly number: number
}

export const pointsOf = (review: ReviewedMatch | undefined): readonly NumberedPoint[] =>
  (review?.analysis.turningPoints ?? []).map((point, i) => ({ point, number: i + 1 }))

/** Whether a turning point is this turn. */
export const isThisTurn = ({ point }: NumberedPoint, { from, seat }: ReplayTurn): boolean =>
  seat !== null && point.at === from

/** The turning point at which the replay stands: before its turn, or within it. */
export function pointAt(
  points: readonly NumberedPoint[],
  turns: readonly ReplayTurn[],
  at: number,
): NumberedPoint | undefined {
  const now = turnAt(turns, at)
  return points.find(({ point }) => point.at === at) ?? points.find((each) => isThisTurn(each, now))
}
