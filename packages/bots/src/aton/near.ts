import { aton, assignedCard, EXCHANGE, isAssign, score, tally, type AtonView } from '@benben/aton'
import { clone, fastHost, type Move, type Position, type Random, type Seat } from '@benben/kernel'
import type { BotInput } from '../bot.ts'
import { bestOf } from './best-of.ts'

/** Short sight: cards by a rule of thumb, priests one step at a time. */

/** The value of a card at each cartouche: to win cartouche 1, to remove, to reach far, to place. */
const CARTOUCHE_WORTH = [1.5, 0.5, 1.2, 2]
/** A hand with this total or less is exchanged. */
const POOR_HAND = 6

/** Puts high cards where they usually matter. */
export function assignByRule({ moves, random }: BotInput<AtonView>): Move {
  const worth = (move: Move, each: readonly number[]): number =>
    each.reduce((total, factor, cartouche) => total + factor * assignedCard(move, cartouche), 0)
  if (worth(moves[0]!, [1, 1, 1, 1]) <= POOR_HAND && moves.at(-1) === EXCHANGE) return EXCHANGE
  return bestOf(moves.filter(isAssign), (move) => worth(move, CARTOUCHE_WORTH) + random.below(100) / 100)
}

/** Takes the step after which a scoring would pay most. */
export function stepByPoints(now: Position, seat: Seat, moves: readonly Move[], random: Random): Move {
  const after = clone(now)
  return bestOf(moves, (move) => {
    clone(now, after)
    aton.step(after, seat, move, fastHost)
    return lead(after, seat) + random.below(100) / 1000
  })
}

const paid: number[] = []

/** The lead in points, including those of a scoring now. */
function lead(p: Position, seat: Seat): number {
  tally(p, paid)
  const half = paid.length / 2
  let points = score(p, seat) - score(p, 1 - seat)
  paid.forEach((each, i) => (points += (i < half ? 0 : 1) === seat ? each : -each))
  return points
}
