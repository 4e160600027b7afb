import { at, type Host, type Move, type Position, type Seat } from '@benben/kernel'
import { exchangeHand } from './cards.ts'
import type { AtonEvent } from './events.ts'
import { assign, assignedCard, EXCHANGE, isAssign } from './moves.ts'
import { CARTOUCHES, HAND, HAND_SIZE, isReady, TOKEN, VALUES } from './state.ts'

/** Rounds begin with a secret: each seat puts one card to each of its four cartouches (AT1, AT2). */

/** Every assignment of a hand, once; by how many cards of each value it holds. */
const ASSIGNMENTS: readonly (readonly Move[])[] = (() => {
  const table: Move[][] = []
  const values = [1, 2, 3, 4]
  for (const a of values)
    for (const b of values)
      for (const c of values)
        for (const d of values) {
          const held = values.map((value) => [a, b, c, d].filter((card) => card === value).length)
          const key = handKey(held[0]!, held[1]!, held[2]!)
          ;(table[key] ??= []).push(assign(a, b, c, d))
        }
  return Array.from(table, (moves) => moves ?? [])
})()

function handKey(ones: number, twos: number, threes: number): number {
  return ones + 5 * twos + 25 * threes
}

function assignments(p: Position, seat: Seat): readonly Move[] {
  const hand = HAND + seat * VALUES
  return ASSIGNMENTS[handKey(at(p, hand), at(p, hand + 1), at(p, hand + 2))]!
}

/** What the seat has put down, as a move; −1 before it has. */
export function standing(p: Position, seat: Seat): Move {
  const first = CARTOUCHES + seat * HAND_SIZE
  return isReady(p, seat) ? assign(at(p, first), at(p, first + 1), at(p, first + 2), at(p, first + 3)) : -1
}

export function legalAssign(p: Position, seat: Seat, out: Move[]): void {
  const all = assignments(p, seat)
  if (isReady(p, seat)) {
    const now = standing(p, seat)
    for (const move of all) if (move !== now) out.push(move)
  } else {
    for (let i = 0; i < all.length; i++) out.push(all[i]!)
  }
  if (at(p, TOKEN + seat) === 1) out.push(EXCHANGE)
}

export const holdsCards = (p: Position, seat: Seat, move: Move): boolean =>
  isAssign(move) && assignments(p, seat).includes(move)

export function doAssign(p: Position, seat: Seat, move: Move, host: Host<AtonEvent>): void {
  const first = CARTOUCHES + seat * HAND_SIZE
  if (move === EXCHANGE) {
    p[TOKEN + seat] = 0
    p.fill(0, first, first + HAND_SIZE)
    exchangeHand(p, seat, host)
    return
  }
  const again = isReady(p, seat)
  for (let i = 0; i < HAND_SIZE; i++) p[first + i] = assignedCard(move, i)
  if (host.emit !== undefined) {
    host.emit({
      type: again ? 'reassigned' : 'assigned',
      seat,
      cards: [...p.subarray(first, first + HAND_SIZE)],
    })
  }
}
