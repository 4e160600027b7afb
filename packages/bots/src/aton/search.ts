import { aton, EXCHANGE, isAssign, type AtonView, type Wait } from '@benben/aton'
import type { Move, Random, Seat } from '@benben/kernel'
import type { BotInput, Bot } from '../bot.ts'
import { Beam, type BeamSight } from './beam.ts'
import { notCertainlyLost } from './certain.ts'
import { defending } from './defence.ts'
import { assignByRule, stepByPoints } from './near.ts'
import { Evaluator } from './evaluator.ts'
import { dealt, handOf, HANDS, unseen } from './hands.ts'
import type { AtonJudge } from './judge.ts'
import { Payoffs } from './payoffs.ts'
import { isReturn, Playout } from './playout.ts'
import { solve, type Side } from './regret.ts'
import { REALM_FULL } from './scoring.ts'
import { winningMove } from './target.ts'

/** The value of keeping the token, as a win probability. */
const TOKEN_WORTH = 0.03

/** Assignments with a lower frequency than this are noise and are not played. */
const TOO_RARE = 0.05

/** How a bot thinks about the two kinds of decisions. */
export interface AtonThinking {
  /**
   * How it assigns cards: high ones where they usually matter; the best against a few hands that the other seat may hold;
   * or a mixed strategy, by iterations of regret matching.
   */
  readonly assigning: 'rule' | { readonly hands: number } | { readonly iterations: number }
  /** How it moves priests: by the points in sight, step by step, or by a search through the turn. */
  readonly priests: 'points' | BeamSight
}

/** Never overlooks a win of this turn, nor one that the other seat could take in its turn. */
export function thinker(
  { assigning, priests }: AtonThinking,
  judge: AtonJudge = new Evaluator(),
): Bot<AtonView> {
  const playout = new Playout(judge)
  const beam = priests === 'points' ? undefined : new Beam(playout, priests)
  return (asked) => {
    const { seat, moves, random } = asked
    if (!isAssign(moves[0]!)) return choosePriest(asked, beam)
    const { view } = asked
    const input = { seat, moves: notCertainlyLost(view, seat, moves), view, random }
    if (assigning === 'rule') return assignByRule(input)
    return 'hands' in assigning
      ? assignAgainst(input, playout, assigning.hands)
      : chooseAssignment(input, playout, assigning.iterations)
  }
}

/** The default number of iterations of regret matching. */
const ITERATIONS = 100
const BEAM: BeamSight = { width: 12, answers: true }

/** Mixes its assignments so that they cannot be exploited, and looks through its whole turn when it moves priests. */
export const search = (iterations = ITERATIONS): Bot<AtonView> =>
  thinker({ assigning: { iterations }, priests: BEAM })

function choosePriest({ seat, moves, view, random }: BotInput<AtonView>, beam: Beam | undefined): Move {
  const p = aton.determinize(view, random)
  const waiting = (who: Seat, wait: Wait): number =>
    view.waiting.reduce((sum, each) => (each.seat === who && each.wait === wait ? sum + each.left : sum), 0)
  if (!isReturn(moves[0]!)) {
    const [, second, reach] = view.seats[seat]!.cartouches!
    const removes = waiting(seat, 'remove')
    const takes = second === 1 ? 0 : removes
    const turn = { takes, gives: removes - takes, places: waiting(seat, 'place'), reach: reach! }
    const wins = winningMove(p, seat, turn, moves)
    if (wins !== undefined) return wins
  }
  const otherActs = waiting(1 - seat, 'place') > 0
  const kept = otherActs && !isReturn(moves[0]!) ? defending(p, seat, moves) : moves
  if (beam === undefined) return stepByPoints(p, seat, kept, random)
  const dying = [0, 1].reduce((sum, who) => sum + view.seats[who]!.dead + waiting(who, 'remove'), 0)
  const outlook = { extra: [0, 0] as const, dead: Math.min(REALM_FULL, dying) }
  return beam.best(p, seat, kept, outlook, otherActs)
}

function chooseAssignment(
  { seat, moves, view, random }: BotInput<AtonView>,
  playout: Playout,
  budget: number,
): Move {
  const side = (who: Seat): Side => {
    const { discards, bottom, token } = view.seats[who]!
    return { hands: dealt(unseen(discards, bottom)), token: token ? TOKEN_WORTH : undefined }
  }
  const payoffs = new Payoffs(view, playout, random)
  const players = solve((a, b) => payoffs.of(a, b), [side(0), side(1)], budget)
  const { discards, bottom, hand, faceDown } = view.seats[seat]!
  const held = handOf(hand!)
  const fresh = dealt(unseen(discards, bottom, hand!, faceDown.cards!))
  const { shares, exchange } = players[seat]!.plan(held, fresh)
  if (exchange && moves.includes(EXCHANGE)) return EXCHANGE
  const { assignments } = HANDS[held]!
  const kept = shares.map((share, i) => (moves.includes(assignments[i]!) ? share : 0))
  const move = assignments[drawn(kept, random)]!
  return moves.includes(move) ? move : moves.find(isAssign)!
}

/** The assignment that does best on average against some that the other seat may make. */
function assignAgainst(input: BotInput<AtonView>, playout: Playout, hands: number): Move {
  const { seat, moves, view, random } = input
  const own = moves.filter(isAssign)
  const rule = assignByRule(input)
  if (!isAssign(rule)) return rule
  const payoffs = new Payoffs(view, playout, random)
  const { discards, bottom } = view.seats[1 - seat]!
  const shares = [...dealt(unseen(discards, bottom))]
  const others = Array.from({ length: hands }, () => {
    const { assignments } = HANDS[drawn(shares, random, 0)]!
    return assignments[random.below(assignments.length)]!
  })
  const worth = (move: Move): number =>
    others.reduce((sum, other) => sum + (seat === 0 ? payoffs.of(move, other) : -payoffs.of(other, move)), 0)
  return own.reduce((best, move) => (worth(move) > worth(best) ? move : best))
}

const FINE = 1 << 24

/** A weighted random choice: an index by its share. */
function drawn(shares: readonly number[], random: Random, least = TOO_RARE): number {
  const kept = shares.map((share) => (share < least ? 0 : share))
  const sum = kept.reduce((total, share) => total + share, 0)
  let point = (random.below(FINE) / FINE) * sum
  return Math.max(
    0,
    kept.findIndex((share) => (point -= share) < 0),
  )
}
