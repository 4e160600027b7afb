import { aton, EXCHANGE, isAssign, type AtonView } from '@benben/aton'
import type { Move } from '@benben/kernel'
import type { Ask, Bot } from '../ask.ts'
import { Beam } from './beam.ts'
import { dealt, handOf, HANDS, unseen } from './hands.ts'
import { Judge, REALM_FULL } from './judge.ts'
import { Payoffs } from './payoffs.ts'
import { isReturn, Playout } from './playout.ts'
import { solve, type Side } from './regret.ts'
import { winningMove, type Turn } from './target.ts'
import { WEIGHTS } from './weights.ts'

export const DEFAULT = { token: 0.03, width: 12, clean: 0.05, weights: WEIGHTS }
export const stats = { assign: 0, nAssign: 0, place: 0, nPlace: 0 , matrix: 0}

export const search = (budget = 100, cfg = DEFAULT): Bot<AtonView> => {
  const playout = new Playout(new Judge(cfg.weights))
  const beam = new Beam(playout, cfg.width)
  return (ask) => {
    const t = performance.now()
    if (isAssign(ask.moves[0]!)) {
      const m = assignBy(ask, playout, budget, cfg)
      stats.assign += performance.now() - t; stats.nAssign++
      return m
    }
    const m = placeBy(ask, beam)
      stats.place += performance.now() - t; stats.nPlace++
    return m
  }
}

function placeBy({ seat, moves, view, random }: Ask<AtonView>, beam: Beam): Move {
  const p = aton.determinize(view, random)
  const waiting = (who: number, wait: string): number =>
    view.waiting.reduce((sum, each) => (each.seat === who && each.wait === wait ? sum + each.left : sum), 0)
  const other = 1 - seat
  const deadNow = view.seats[0]!.dead + view.seats[1]!.dead
  const outlook = {
    extra: [0, 0] as const,
    dead: Math.min(REALM_FULL, deadNow + waiting(0, 'remove') + waiting(1, 'remove')),
  }
  if (!isReturn(moves[0]!)) {
    const cards = view.seats[seat]!.cartouches!
    const removes = waiting(seat, 'remove')
    const turn: Turn = {
      takes: cards[1] === 1 ? 0 : removes,
      gives: cards[1] === 1 ? removes : 0,
      places: waiting(seat, 'place'),
      reach: cards[2]!,
    }
    const wins = winningMove(p, seat, turn, moves)
    if (wins !== undefined) return wins
  }
  return beam.best(p, seat, moves, outlook, waiting(other, 'place') > 0)
}

function assignBy({ seat, view, random }: Ask<AtonView>, playout: Playout, budget: number, cfg: typeof DEFAULT): Move {
  const sides = view.seats.map(
    (each): Side => ({
      hands: dealt(unseen(each.discards, each.bottom)),
      token: each.token ? cfg.token : undefined,
    }),
  )
  const payoffs = new Payoffs(view, playout, random)
  const players = solve((a, b) => payoffs.of(a, b), [sides[0]!, sides[1]!], budget)
  const mine = view.seats[seat]!
  const hand = handOf(mine.hand!)
  const fresh = dealt(unseen(mine.discards, mine.bottom, mine.hand!, mine.faceDown.cards!))
  const { shares, exchange } = players[seat]!.plan(hand, fresh)
  if (exchange) return EXCHANGE
  const kept = shares.map((share) => (share < cfg.clean ? 0 : share))
  const sum = kept.reduce((a, b) => a + b, 0)
  let point = (random.below(1 << 24) / (1 << 24)) * sum
  for (let i = 0; i < kept.length; i++) {
    point -= kept[i]!
    if (point < 0) return HANDS[hand]!.assignments[i]!
  }
  return HANDS[hand]!.assignments[0]!
}
