import type { Move } from '@benben/kernel'
import { ASSIGNMENTS, HANDS } from './hands.ts'

/** One side of the simultaneous choice: its possible hands, and its mixed strategy for each hand. */
export interface Side {
  /** The probability of each hand, as seen by the other side. */
  readonly hands: Float64Array
  /** Whether it may exchange its hand, and the value of the token, as a win probability. */
  readonly token: number | undefined
}

class Player {
  readonly #side: Side
  readonly #regrets = new Float64Array(ASSIGNMENTS)
  readonly #strategy = new Float64Array(ASSIGNMENTS)
  readonly #average = new Float64Array(ASSIGNMENTS)
  /** The average value of each hand if it is kept. */
  readonly #kept = new Float64Array(HANDS.length)
  #weights = 0
  /** The expected frequency of each assignment, over all hands. */
  readonly expected = new Float64Array(ASSIGNMENTS)

  constructor(side: Side) {
    this.#side = side
    for (const { assignments } of HANDS) {
      for (const move of assignments) this.#strategy[move] = 1 / assignments.length
    }
    this.#expect()
  }

  /** One update of regret matching: per hand, assignments that would have scored better become more frequent. */
  learn(worth: Float64Array, weight: number): void {
    this.#weights += weight
    HANDS.forEach(({ assignments }, hand) => {
      let value = 0
      for (const move of assignments) value += this.#strategy[move]! * worth[move]!
      this.#kept[hand]! += (value - this.#kept[hand]!) * (weight / this.#weights)
      let sum = 0
      for (const move of assignments) {
        const regret = Math.max(0, this.#regrets[move]! + worth[move]! - value)
        this.#regrets[move] = regret
        sum += regret
      }
      for (const move of assignments) {
        this.#strategy[move] = sum > 0 ? this.#regrets[move]! / sum : 1 / assignments.length
        this.#average[move]! += weight * this.#strategy[move]
      }
    })
    this.#expect()
  }

  /** The average value of a new hand, minus the cost of the token. */
  #fresh(hands: Float64Array): number {
    const { token } = this.#side
    if (token === undefined) return -Infinity
    return hands.reduce((sum, share, hand) => sum + share * this.#kept[hand]!, -token)
  }

  #expect(): void {
    const { hands } = this.#side
    const fresh = this.#fresh(hands)
    let exchanged = 0
    hands.forEach((share, hand) => {
      if (this.#kept[hand]! < fresh) exchanged += share
    })
    HANDS.forEach(({ assignments }, hand) => {
      const keeps = this.#kept[hand]! < fresh ? 0 : 1
      const share = hands[hand]! * (keeps + exchanged)
      for (const move of assignments) this.expected[move] = share * this.#strategy[move]!
    })
  }

  /** The average strategy for a hand, and whether exchanging it for one of `fresh` has a higher expected value. */
  plan(hand: number, fresh: Float64Array): { readonly shares: number[]; readonly exchange: boolean } {
    const moves = HANDS[hand]!.assignments
    const sum = moves.reduce((total, move) => total + this.#average[move]!, 0)
    return {
      shares: moves.map((move) => this.#average[move]! / sum),
      exchange: this.#kept[hand]! < this.#fresh(fresh),
    }
  }
}

/**
 * Both sides assign at the same time without seeing the other's hand. Each learns against what the other does on
 * average over its hands; both averages converge to strategies that cannot be exploited (regret matching plus).
 */
export function solve(
  payoff: (a: Move, b: Move) => number,
  sides: readonly [Side, Side],
  iterations: number,
): readonly [Player, Player] {
  const [rows, columns] = payoffMatrices(payoff, sides)
  const players = [new Player(sides[0]), new Player(sides[1])] as const
  const worth = new Float64Array(ASSIGNMENTS)
  for (let i = 1; i <= iterations; i++) {
    mix(columns, players[1].expected, worth)
    players[0].learn(worth, i)
    mix(rows, players[0].expected, worth)
    players[1].learn(worth, i)
  }
  return players
}

/** Two matrices: the payoffs of seat 1 with a row per move of seat 0, and those of seat 0 with a row per move of seat 1. */
function payoffMatrices(
  payoff: (a: Move, b: Move) => number,
  sides: readonly [Side, Side],
): readonly [Float64Array, Float64Array] {
  const rows = new Float64Array(ASSIGNMENTS * ASSIGNMENTS)
  const columns = new Float64Array(ASSIGNMENTS * ASSIGNMENTS)
  const others = possible(sides[1])
  for (const a of possible(sides[0])) {
    for (const b of others) {
      const won = payoff(a, b)
      columns[b * ASSIGNMENTS + a] = won
      rows[a * ASSIGNMENTS + b] = 1 - won
    }
  }
  return [rows, columns]
}

const possible = ({ hands }: Side): Move[] =>
  HANDS.flatMap(({ assignments }, hand) => (hands[hand]! > 0 ? assignments : []))

/** The sum of the rows, weighted by their expected frequency. Most frequencies are 0. */
function mix(matrix: Float64Array, expected: Float64Array, out: Float64Array): void {
  out.fill(0)
  for (let row = 0; row < ASSIGNMENTS; row++) {
    const share = expected[row]!
    if (share === 0) continue
    for (let i = 0; i < ASSIGNMENTS; i++) out[i]! += matrix[row * ASSIGNMENTS + i]! * share
  }
}
