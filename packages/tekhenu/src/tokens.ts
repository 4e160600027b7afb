import type { Position, Seat } from '@benben/kernel'
import { FAITH, TOKENS, type Token } from './names.ts'
import type { Play } from './play.ts'
import { add, POINTS, SCORE, SOURCES, tokenCell, type Source } from './state.ts'

/** Tokens and points come and go here, so that each is told once with its cause. R13: tokens are never short. */

export function gain(p: Position, play: Play, seat: Seat, token: Token, amount: number, by: string): void {
  if (amount <= 0) return
  add(p, tokenCell(seat, token), amount)
  play.emit?.({ type: 'gained', seat, tokens: { [TOKENS[token]!]: amount }, by })
}

const SOURCE_PLACES = Object.fromEntries(SOURCES.map((source, i) => [source, i])) as Readonly<
  Record<Source, number>
>

export function score(p: Position, play: Play, seat: Seat, points: number, source: Source, by: string): void {
  if (points === 0) return
  // Nobody falls below 0; what is over is ignored.
  const change = Math.max(points, -p[SCORE + seat]!)
  if (change === 0) return
  add(p, SCORE + seat, change)
  add(p, POINTS + seat * SOURCES.length + SOURCE_PLACES[source], change)
  play.emit?.({ type: 'points', seat, points: change, source, by })
}

export const amounts = (counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(counts.flatMap((many, token) => (many > 0 ? [[TOKENS[token]!, many]] : [])))

export const takeFaith = (p: Position, seat: Seat): void => {
  p[tokenCell(seat, FAITH)] = 0
}
