import type { Points, Position, Result, Seat } from '@benben/kernel'
import { SCRIBE } from './names.ts'
import type { Play, Wait } from './play.ts'
import { range } from './range.ts'
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
    if (play.emit !== undefined) tellEnd(p, play.emit)
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

/** Everybody else with as many points as the winner. */
const levelWith = (p: Position, winner: Seat): readonly Seat[] =>
  range(seats(p)).filter((seat) => seat !== winner && p[SCORE + seat] === p[SCORE + winner])

function tellEnd(p: Position, emit: NonNullable<Play['emit']>): void {
  const winners = winnersOf(p)
  const by = tieBreakOf(p)
  const tie = by === undefined ? {} : { tie: { by, seats: [...winners, ...levelWith(p, winners[0]!)] } }
  emit({ type: 'ended', winners, ...tie })
}

/** What set the winner apart from those with as many points; undefined if nobody had. */
export function tieBreakOf(p: Position): 'scribes' | 'order' | undefined {
  const [winner] = winnersOf(p)
  const level = levelWith(p, winner!)
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
