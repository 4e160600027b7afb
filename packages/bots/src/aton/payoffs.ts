import { aton, assign, assignedCard, dead, score, WINNING_SCORE, type AtonView } from '@benben/aton'
import { clone, fastHost, type Move, type Position, type Random, type Seat } from '@benben/kernel'
import { countTemples, newCounts, type Counts } from './counts.ts'
import { winProbability } from './judge.ts'
import type { Outlook, Playout } from './playout.ts'
import { REALM_FULL } from './scoring.ts'

/** A turn is encoded by the cards at cartouches 2 to 4. */
const TURNS = 64
const turnOf = (move: Move): number => move & (TURNS - 1)
/** How far apart two cards can be. */
const MOST_APART = 3
const removedBy = (turn: number): number => Math.abs((turn >> 4) - 1)

const NONE = newCounts()

/** The result of a round with two given turns, without the points of cartouche 1. */
interface Ending {
  /** The seat that won in its turn, or −1. */
  readonly winner: Seat
  /** Points of a scoring, per seat. */
  readonly paid: readonly [number, number]
  /** The temples and the number of dead afterwards. */
  readonly counts: Counts
  readonly dead: number
  /** The win probability of seat 0, by the points of cartouche 1, as far as it was asked for. */
  readonly chances: (number | undefined)[]
}

/**
 * The win probability of seat 0 for every pair of assignments. A round is played out once for each pair of
 * turns and order of turns; cartouche 1 only pays points, which are added afterwards. Rounds are played with both
 * scores set to 0, so that none ends early by points.
 */
export class Payoffs {
  readonly #playout: Playout
  readonly #root: Position
  readonly #scratch: Position
  readonly #scores: readonly [number, number]
  readonly #dead: number
  readonly #removing: boolean
  readonly #endings: (Ending | undefined)[] = []
  readonly #firstTurns = new Map<number, Move[] | 'wins'>()

  constructor(view: AtonView, playout: Playout, random: Random) {
    this.#playout = playout
    const seats = view.seats.map((seat) => ({ ...seat, score: 0, ready: false, cartouches: null }))
    this.#root = aton.determinize({ ...view, seats }, random)
    this.#scratch = clone(this.#root)
    this.#scores = [view.seats[0]!.score, view.seats[1]!.score]
    this.#dead = view.seats[0]!.dead + view.seats[1]!.dead
    this.#removing = view.round > 1
  }

  of(a: Move, b: Move): number {
    const points = 2 * (assignedCard(a, 0) - assignedCard(b, 0))
    const s0 = this.#scores[0] + Math.max(0, points)
    const s1 = this.#scores[1] + Math.max(0, -points)
    if (s0 >= WINNING_SCORE) return 1
    if (s1 >= WINNING_SCORE) return 0
    const order = assignedCard(a, 1) - assignedCard(b, 1) || points
    if (order !== 0) return this.#worth(order < 0 ? 0 : 1, a, b, s0, s1)
    return (this.#worth(0, a, b, s0, s1) + this.#worth(1, a, b, s0, s1)) / 2
  }

  #worth(first: Seat, a: Move, b: Move, s0: number, s1: number): number {
    const key = (first * TURNS + turnOf(a)) * TURNS + turnOf(b)
    const ending = (this.#endings[key] ??= this.#play(first, turnOf(a), turnOf(b)))
    const { winner, paid, counts, dead: fallen, chances } = ending
    if (winner >= 0) return 1 - winner
    const points = assignedCard(a, 0) - assignedCard(b, 0) + MOST_APART
    return (chances[points] ??= winProbability(
      this.#playout.judge.value(counts, fallen, s0 + paid[0], s1 + paid[1]),
    ))
  }

  #play(first: Seat, turn0: number, turn1: number): Ending {
    const turns = [turn0, turn1]
    const removed = this.#removing ? removedBy(turn0) + removedBy(turn1) : 0
    const outlook: Outlook = { extra: this.#scores, dead: Math.min(REALM_FULL, this.#dead + removed) }
    const moves = this.#firstTurn(first, turns, outlook)
    if (moves === 'wins') return { winner: first, paid: [0, 0], counts: NONE, dead: 0, chances: [] }
    const p = this.#reveal(first, turns)
    for (const move of moves) aton.step(p, first, move, fastHost)
    const winner = this.#playout.finishRound(p, outlook)
    const lead = turn0 >> 4 === turn1 >> 4 ? 2 : 0
    const paid: [number, number] = [score(p, 0), score(p, 1)]
    paid[1 - first]! -= lead
    return {
      winner,
      paid,
      counts: countTemples(p, newCounts()),
      dead: dead(p, 0) + dead(p, 1),
      chances: [],
    }
  }

  /** Cached: the first turn depends on the second seat's cards only through the number of dead at the end of the round. */
  #firstTurn(first: Seat, turns: readonly number[], outlook: Outlook): Move[] | 'wins' {
    const key = (first * TURNS + turns[first]!) * (REALM_FULL + 1) + outlook.dead
    let moves = this.#firstTurns.get(key)
    if (moves === undefined) {
      moves = this.#playout.firstTurn(this.#reveal(first, turns), first, outlook)
      this.#firstTurns.set(key, moves)
    }
    return moves
  }

  /** Assigns the cards of both seats; cartouche 1 gets cards that let `first` act first. */
  #reveal(first: Seat, turns: readonly number[]): Position {
    const p = clone(this.#root, this.#scratch)
    const tied = turns[0]! >> 4 === turns[1]! >> 4
    for (let seat = 0; seat < 2; seat++) {
      const top = tied && seat !== first ? assign(2, 1, 1, 1) : assign(1, 1, 1, 1)
      aton.step(p, seat, top + turns[seat]!, fastHost)
    }
    return p
  }
}
