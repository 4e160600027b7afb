import type { Position, Seat } from '@benben/kernel'
import { add, POINTS, SCORE, SOURCES, type Source } from './state.ts'

/** Adds points to the score and to the total of their source. */
export function gain(p: Position, seat: Seat, source: Source, points: number): void {
  add(p, SCORE + seat, points)
  add(p, POINTS + seat * SOURCES.length + SOURCES.indexOf(source), points)
}
