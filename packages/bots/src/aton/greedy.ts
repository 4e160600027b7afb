import { aton, assignedCard, EXCHANGE, isAssign, score, tally, type AtonView } from '@benben/aton'
import { clone, fastHost, type Move, type Position, type Seat } from '@benben/kernel'
import type { BotInput, Bot } from '../bot.ts'
import { bestOf } from './best-of.ts'

/**
 * Searches one step ahead and takes the best move. A frozen baseline for other bots: it shares no code for evaluation with
 * them and is no longer tuned.
 */
export const greedy: Bot<AtonView> = (input) =>
  isAssign(input.moves[0]!) ? bestAssignment(input) : bestStep(input)

/** The value of a card at each cartouche: to win cartouche 1, to remove, to reach far, to place. */
const CARTOUCHE_WORTH = [1.5, 0.5, 1.2, 2]
/** A hand with this total or less is exchanged. */
const POOR_HAND = 6

function bestAssignment({ moves, random }: BotInput<AtonView>): Move {
  const hand = sum(moves[0]!, [1, 1, 1, 1])
  if (hand <= POOR_HAND && moves.at(-1) === EXCHANGE) return EXCHANGE
  return bestOf(moves.filter(isAssign), (move) => sum(move, CARTOUCHE_WORTH) + random.below(100) / 100)
}

const sum = (move: Move, worth: readonly number[]): number =>
  worth.reduce((total, each, cartouche) => total + each * assignedCard(move, cartouche), 0)

function bestStep({ seat, moves, view, random }: BotInput<AtonView>): Move {
  const now = aton.determinize(view, random)
  const after = clone(now)
  return bestOf(moves, (move) => {
    clone(now, after)
    aton.step(after, seat, move, fastHost)
    return standing(after, seat) + random.below(100) / 1000
  })
}

const VICTORY = 1000
const paid: number[] = []

/** The lead in points, including those of a scoring now. */
function standing(p: Position, seat: Seat): number {
  const over = aton.result(p)
  if (over !== undefined && over.winners.length === 1) return over.winners[0] === seat ? VICTORY : -VICTORY
  tally(p, paid)
  const half = paid.length / 2
  const points = [score(p, 0), score(p, 1)]
  paid.forEach((each, i) => (points[i < half ? 0 : 1]! += each))
  return points[seat]! - points[1 - seat]!
}
