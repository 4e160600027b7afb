import type { Points, Position, Result, Seat } from '@benben/kernel'
import { SCRIBE } from './names.ts'
import type { Wait } from './play.ts'
import { ORDER, OVER, POINTS, turnPlaceOf, SCORE, seats, SOURCES, stack, tokens } from './state.ts'
import { score } from './tokens.ts'

/** The end: points for turn order, then who has won. */
export const REASONS = ['final-scoring'] as const

/** Three points for the first in turn order; with more than two players two for the second. */
export function orderPoints(p: Position, seat: Seat): number {
  if (p[ORDER] === seat) return 3
  return seats(p) > 2 && p[ORDER + 1] === seat ? 2 : 0
}

export const finish: Wait = {
  name: 'finish',
  fields: {},
  bottom: true,
  run: (p, play) => {
    stack.pop(p)
    for (let place = 0; place < seats(p); place++) {
      const seat = p[ORDER + place]!
      score(p, play, seat, orderPoints(p, seat), 'order', place === 0 ? 'first' : 'second')
    }
    p[OVER] = 1
    play.emit?.({ type: 'ended', winners: winnersOf(p) })
    return false
  },
}

/** Most points, then most scribes, then earlier in turn order: always one winner. */
export function winnersOf(p: Position): Seat[] {
  const all = Array.from({ length: seats(p) }, (_, seat) => seat)
  all.sort(
    (a, b) =>
      p[SCORE + b]! - p[SCORE + a]! ||
      tokens(p, b, SCRIBE) - tokens(p, a, SCRIBE) ||
      turnPlaceOf(p, a) - turnPlaceOf(p, b),
  )
  return [all[0]!]
}

/** What set the winner apart from those with as many points; undefined if nobody had. */
export function tieBreakOf(p: Position): 'scribes' | 'order' | undefined {
  const [winner] = winnersOf(p)
  const level = Array.from({ length: seats(p) }, (_, seat) => seat).filter(
    (seat) => seat !== winner && p[SCORE + seat] === p[SCORE + winner!],
  )
  if (level.length === 0) return undefined
  return level.some((seat) => tokens(p, seat, SCRIBE) === tokens(p, winner!, SCRIBE)) ? 'order' : 'scribes'
}

export const pointsOf = (p: Position, seat: Seat): Points =>
  Object.fromEntries(SOURCES.map((source, i) => [source, p[POINTS + seat * SOURCES.length + i]!]))

export function result(p: Position): Result | undefined {
  if (p[OVER] === 0) return undefined
  const all = Array.from({ length: seats(p) }, (_, seat) => seat)
  return {
    reason: REASONS[0],
    winners: winnersOf(p),
    points: all.map((seat) => pointsOf(p, seat)),
    totals: all.map((seat) => p[SCORE + seat]!),
  }
}
