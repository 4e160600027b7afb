import { aton, EXCHANGE, isAssign, type AtonView, type Wait } from '@benben/aton'
import type { Move, Random, Seat } from '@benben/kernel'
import type { BotInput, Bot } from '../bot.ts'
import { Beam } from './beam.ts'
import { dealt, handOf, HANDS, unseen } from './hands.ts'
import { Evaluator, REALM_FULL } from './evaluator.ts'
import { Payoffs } from './payoffs.ts'
import { isReturn, Playout } from './playout.ts'
import { solve, type Side } from './regret.ts'
import { winningMove } from './target.ts'

/** The default number of iterations of regret matching. */
const BUDGET = 100

/** The value of keeping the token, as a win probability. */
const TOKEN_WORTH = 0.03

/** Assignments with a lower frequency than this are noise and are not played. */
const TOO_RARE = 0.05

/** Mixes its assignments so that they cannot be exploited, and looks through its whole turn when it moves priests. */
export function search(budget = BUDGET): Bot<AtonView> {
  const playout = new Playout(new Evaluator())
  const beam = new Beam(playout)
  return (input) =>
    isAssign(input.moves[0]!) ? chooseAssignment(input, playout, budget) : choosePriest(input, beam)
}

function choosePriest({ seat, moves, view, random }: BotInput<AtonView>, beam: Beam): Move {
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
  const dying = [0, 1].reduce((sum, who) => sum + view.seats[who]!.dead + waiting(who, 'remove'), 0)
  const outlook = { extra: [0, 0] as const, dead: Math.min(REALM_FULL, dying) }
  return beam.best(p, seat, moves, outlook, waiting(1 - seat, 'place') > 0)
}

function chooseAssignment(
  { seat, view, random }: BotInput<AtonView>,
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
  return exchange ? EXCHANGE : HANDS[held]!.assignments[drawn(shares, random)]!
}

const FINE = 1 << 24

/** A weighted random choice: an index by its share. */
function drawn(shares: readonly number[], random: Random): number {
  const kept = shares.map((share) => (share < TOO_RARE ? 0 : share))
  const sum = kept.reduce((total, share) => total + share, 0)
  let point = (random.below(FINE) / FINE) * sum
  return Math.max(
    0,
    kept.findIndex((share) => (point -= share) < 0),
  )
}
