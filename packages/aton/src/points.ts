import type { Position, Seat } from '@benben/kernel'
import { add, POINTS, SCORE, SOURCES, type Source } from './state.ts'

/** Points go to the score and, by where they came from, into the book. */
export function gain(p: Position, seat: Seat, source: Source, points: number): void {
  add(p, SCORE + seat, points)
  add(p, POINTS + seat * SOURCES.length + SOURCES.indexOf(source), points)
}
