import { assign, assignedCard } from '@benben/aton'
import type { Move } from '@benben/kernel'

/** Assignments are the moves 0 to 255. */
export const ASSIGNMENTS = 256
const VALUES = [1, 2, 3, 4] as const
const COPIES = 9

export interface Hand {
  /** The number of 1s, 2s, 3s and 4s. */
  readonly held: readonly number[]
  /** All its assignments. */
  readonly assignments: readonly Move[]
}

const heldBy = (move: Move): number[] =>
  VALUES.map((value) => [0, 1, 2, 3].filter((cartouche) => assignedCard(move, cartouche) === value).length)

/** All 35 possible hands. */
export const HANDS: readonly Hand[] = (() => {
  const hands = new Map<string, { held: readonly number[]; assignments: Move[] }>()
  for (let move = 0; move < ASSIGNMENTS; move++) {
    const held = heldBy(move)
    const hand = hands.get(held.join()) ?? { held, assignments: [] }
    hand.assignments.push(move)
    hands.set(held.join(), hand)
  }
  return [...hands.values()]
})()

export const handOf = (cards: readonly number[]): number => {
  const move = assign(cards[0]!, cards[1]!, cards[2]!, cards[3]!)
  return HANDS.findIndex((hand) => hand.assignments.includes(move))
}

/** The cards of a full deck that were not seen: the number of 1s, 2s, 3s and 4s. */
export function unseen(seenCounts: readonly number[], ...seenCards: (readonly number[])[]): number[] {
  const left = VALUES.map((_, i) => COPIES - seenCounts[i]!)
  for (const cards of seenCards) for (const value of cards) left[value - 1]!--
  return left
}

/** The probability of each hand, dealt from these cards. */
export function dealt(cards: readonly number[]): Float64Array {
  const ways = Float64Array.from(HANDS, ({ held }) =>
    held.reduce((product, many, i) => product * choose(cards[i]!, many), 1),
  )
  const all = ways.reduce((sum, each) => sum + each, 0)
  return all === 0 ? ways : ways.map((each) => each / all)
}

function choose(from: number, many: number): number {
  let ways = 1
  for (let i = 0; i < many; i++) ways = (ways * (from - i)) / (i + 1)
  return ways
}
