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
  /** What the chart shows. */
  readonly known: readonly Known[]
  readonly measure: 'points' | 'chance'
}

/** The turns of a replay, and what is known of them: chances once its match was analysed, else points. */
export function useReview(
  film: Film,
  eyes: Seat,
  at: number,
  points: readonly (readonly number[])[],
): Review {
  const turns = useMemo(() => turnsOf(film.moments), [film])
  const review = useMemo(() => reviewOf(film, eyes), [film, eyes])
  const turningPoints = useMemo(() => pointsOf(review), [review])
  const course = review?.analysis.course
  const known = useMemo(
    () =>
      course?.map((each) => ({ at: each.at, values: each.chances.map((chance) => 100 * chance) })) ??
      points.map((values, moment) => ({ at: moment, values })),
    [points, course],
  )
  const measure = course === undefined ? 'points' : 'chance'
  return { review, turns, turningPoints, reached: pointAt(turningPoints, turns, at), known, measure }
}
