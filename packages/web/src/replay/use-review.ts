import type { Seat } from '@benben/kernel'
import { useMemo } from 'react'
import type { Known } from './chart.tsx'
import type { Film } from './film.ts'
import { pointAt, pointsOf, reviewOf, type NumberedPoint, type ReviewedMatch } from './reviewed.ts'
import { turnsOf, type ReplayTurn } from './turns.ts'

interface Review {
  readonly review: ReviewedMatch | undefined
  readonly turns: readonly ReplayTurn[]
  readonly turningPoints: readonly NumberedPoint[]
  /** The turning point at which the replay stands. */
  readonly reached: NumberedPoint | undefined
}

/** The turns of a replay, and what is known of them since its match was analysed. */
export function useReview(film: Film, eyes: Seat, at: number): Review {
  const turns = useMemo(() => turnsOf(film.moments), [film])
  const review = useMemo(() => reviewOf(film, eyes), [film, eyes])
  const turningPoints = useMemo(() => pointsOf(review), [review])
  return { review, turns, turningPoints, reached: pointAt(turningPoints, turns, at) }
}

/** What the chart shows: chances once they are known, else points. */
export function useKnown(
  points: readonly (readonly number[])[],
  review: ReviewedMatch | undefined,
): readonly Known[] {
  const course = review?.analysis.course
  return useMemo(
    () =>
      course?.map(({ at, chances }) => ({ at, values: chances.map((chance) => 100 * chance) })) ??
      points.map((values, at) => ({ at, values })),
    [points, course],
  )
}
