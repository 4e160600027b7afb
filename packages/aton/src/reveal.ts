import { at, cells, type Host, type Position, type Seat } from '@benben/kernel'
import { drawCard, putUnder } from './cards.ts'
import { comparedPoints, removals } from './cartouches.ts'
import { endByPoints } from './end.ts'
import type { AtonEvent, FirstBy } from './events.ts'
import { gain } from './points.ts'
import {
  ASSIGN,
  card,
  CARTOUCHES,
  FIRST,
  HAND,
  HAND_SIZE,
  other,
  PLACE,
  RED,
  REMOVE,
  ROUND,
  stack,
  TURN_END,
  VALUES,
} from './state.ts'

/** Both seats are ready: the cards are turned up, cartouche 1 pays, cartouche 2 says who acts first. */
export function reveal(p: Position, host: Host<AtonEvent>): void {
  stack.pop(p) // ASSIGN
  p.fill(0, HAND, HAND + 2 * VALUES)
  host.emit?.({ type: 'revealed', cards: [0, 1].map((seat) => cartouches(p, seat)) })
  compare(p, host)
  if (endByPoints(p, host)) return
  const first = whoActsFirst(p, host)
  p[FIRST] = first
  queueTurn(p, other(first))
  queueTurn(p, first)
}

export const cartouches = (p: Position, seat: Seat): number[] =>
  cells(p, CARTOUCHES + seat * HAND_SIZE, HAND_SIZE)

/** Cartouche 1: the higher card scores twice the difference. */
function compare(p: Position, host: Host<AtonEvent>): void {
  const [first, second] = [card(p, 0, 1), card(p, 1, 1)]
  if (first === second) {
    host.emit?.({ type: 'compared', seat: null, points: 0 })
    return
  }
  const seat = first > second ? 0 : 1
  const points = comparedPoints(Math.max(first, second), Math.min(first, second))
  gain(p, seat, 'cartouche1', points)
  host.emit?.({ type: 'compared', seat, points })
}

/** Cartouche 2: the lower card; then the lower card at cartouche 1; then cards are drawn. */
function whoActsFirst(p: Position, host: Host<AtonEvent>): Seat {
  const say = (seat: Seat, by: FirstBy): Seat => {
    host.emit?.({ type: 'first', seat, by })
    return seat
  }
  for (const [cartouche, by] of [
    [2, 'cartouche2'],
    [1, 'cartouche1'],
  ] as const) {
    const difference = card(p, 0, cartouche) - card(p, 1, cartouche)
    if (difference !== 0) return say(difference < 0 ? 0 : 1, by)
  }
  const drawn = drawForOrder(p, host)
  return drawn === undefined ? say(at(p, RED), 'red') : say(drawn, 'draw') // AT10
}

/** AT3: both turn up cards until one is lower; then all of them go under the piles in the order they came. */
function drawForOrder(p: Position, host: Host<AtonEvent>): Seat | undefined {
  const drawn: [number[], number[]] = [[], []]
  let lower: Seat | undefined
  while (lower === undefined) {
    const mine = drawCard(p, 0, host)
    const theirs = drawCard(p, 1, host)
    if (mine === 0 || theirs === 0) break // both run out together: each has 32 cards outside its cartouches
    drawn[0].push(mine)
    drawn[1].push(theirs)
    host.emit?.({ type: 'tie-draw', cards: [mine, theirs] })
    if (mine !== theirs) lower = mine < theirs ? 0 : 1
  }
  for (const seat of [0, 1] as const) for (const value of drawn[seat]) putUnder(p, seat, value)
  return lower
}

/** A turn: remove (never in the first round), place, end. */
function queueTurn(p: Position, seat: Seat): void {
  stack.push(p, TURN_END, seat)
  stack.push(p, PLACE, seat, card(p, seat, 4))
  const many = Math.abs(removals(card(p, seat, 2), at(p, ROUND)))
  if (many > 0) stack.push(p, REMOVE, seat, many)
}

/** Whether the seats are still to put down their cards. */
export const isAssigning = (p: Position): boolean => stack.kind(p) === ASSIGN
