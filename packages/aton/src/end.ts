import { at, type Host, type Points, type Position, type Result, type Seat } from '@benben/kernel'
import { SPACES_OF, TEMPLES, WHOLE_TEMPLE, type Kind, type Temple } from './board.ts'
import type { AtonEvent } from './events.ts'
import {
  OVER,
  POINTS,
  priests,
  REASONS,
  score,
  SOURCES,
  stack,
  WINNER,
  WINNING_SCORE,
  type Reason,
} from './state.ts'

/** Every way a game of Aton ends. */

function end(p: Position, reason: Reason, winner: Seat, host: Host<AtonEvent>): true {
  p[OVER] = 1 + REASONS.indexOf(reason)
  p[WINNER] = winner
  stack.clear(p)
  host.emit?.({ type: 'ended', reason, winners: winners(p) })
  return true
}

/** At once, when cartouche 1 brings a seat to 40. */
export function endByPoints(p: Position, host: Host<AtonEvent>): boolean {
  for (let seat = 0; seat < 2; seat++)
    if (score(p, seat) >= WINNING_SCORE) return end(p, 'points', seat, host)
  return false
}

/** AT8: at once, after each single placement, here into `temple`. */
export function endByPlacing(p: Position, seat: Seat, temple: Temple, host: Host<AtonEvent>): boolean {
  if (priests(p, seat, temple) === WHOLE_TEMPLE) return end(p, 'temple', seat, host)
  if (holdsAll(p, seat, 'yellow')) return end(p, 'yellow', seat, host)
  if (holdsAll(p, seat, 'green')) return end(p, 'green', seat, host)
  return false
}

/** Every reason there is for a game to be over as the table stands, with the seat that wins by it; −1 for a draw. */
export function reasonsToEnd(p: Position): { reason: Reason; winner: Seat }[] {
  const found: { reason: Reason; winner: Seat }[] = []
  for (let seat = 0; seat < 2; seat++) {
    if (TEMPLE_IDS.some((temple) => priests(p, seat, temple) === WHOLE_TEMPLE))
      found.push({ reason: 'temple', winner: seat })
    if (holdsAll(p, seat, 'yellow')) found.push({ reason: 'yellow', winner: seat })
    if (holdsAll(p, seat, 'green')) found.push({ reason: 'green', winner: seat })
    if (score(p, seat) < WINNING_SCORE) continue
    found.push({ reason: 'points', winner: seat })
    if (score(p, seat) > score(p, 1 - seat)) found.push({ reason: 'scoring', winner: seat })
    if (score(p, seat) === score(p, 1 - seat)) found.push({ reason: 'draw', winner: -1 })
  }
  return found
}

const TEMPLE_IDS = [0, 1, 2, 3]

function holdsAll(p: Position, seat: Seat, kind: Kind): boolean {
  for (let temple = 0; temple < TEMPLES; temple++) {
    if ((SPACES_OF[kind][temple]! & ~priests(p, seat, temple)) !== 0) return false
  }
  return true
}

/** After a scoring in which somebody stands at 40 or more: the higher score wins, equal is a draw. */
export function endByScoring(p: Position, host: Host<AtonEvent>): boolean {
  const difference = score(p, 0) - score(p, 1)
  if (Math.max(score(p, 0), score(p, 1)) < WINNING_SCORE) return false
  if (difference === 0) return end(p, 'draw', -1, host)
  return end(p, 'scoring', difference > 0 ? 0 : 1, host)
}

const winners = (p: Position): readonly Seat[] => WINNERS[at(p, WINNER) + 1]!
const WINNERS: readonly (readonly Seat[])[] = [[0, 1], [0], [1]]

export const isOver = (p: Position): boolean => at(p, OVER) !== 0

export function pointsOf(p: Position, seat: Seat): Points {
  const points: Record<string, number> = {}
  for (let i = 0; i < SOURCES.length; i++) points[SOURCES[i]!] = at(p, POINTS + seat * SOURCES.length + i)
  return points
}

export function result(p: Position): Result | undefined {
  if (!isOver(p)) return undefined
  return {
    reason: REASONS[at(p, OVER) - 1]!,
    winners: winners(p),
    points: [pointsOf(p, 0), pointsOf(p, 1)],
    totals: [score(p, 0), score(p, 1)],
  }
}
