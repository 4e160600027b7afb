import { at, type Cell, type Host, type Position, type Seat } from '@benben/kernel'
import type { AtonEvent } from './events.ts'
import {
  add,
  BOTTOM,
  BOTTOM_SIZE,
  CARDS,
  CARTOUCHES,
  DISCARDS,
  FACE_DOWN,
  HAND,
  HAND_SIZE,
  PILE,
  VALUES,
} from './state.ts'

/**
 * Piles and hands. A shuffled pile is only counted, never ordered: which card lies on top is decided when it is drawn.
 * That is the same chance as shuffling first, and leaves nothing in a position that nobody may know.
 */
export const countCards = (p: Position, cards: Cell, seat: Seat): number => {
  const first = cards + seat * VALUES
  return at(p, first) + at(p, first + 1) + at(p, first + 2) + at(p, first + 3)
}

/** The cards of a heap, in ascending order. */
export function listCards(p: Position, cards: Cell, seat: Seat): number[] {
  const out: number[] = []
  for (let value = 1; value <= VALUES; value++) {
    for (let i = at(p, cards + seat * VALUES + value - 1); i > 0; i--) out.push(value)
  }
  return out
}

export const addCard = (p: Position, cards: Cell, seat: Seat, value: number, amount = 1): void =>
  add(p, cards + seat * VALUES + value - 1, amount)

export const pileSize = (p: Position, seat: Seat): number =>
  countCards(p, PILE, seat) + at(p, BOTTOM_SIZE + seat)

function moveAll(p: Position, from: Cell, to: Cell, seat: Seat): void {
  for (let value = 1; value <= VALUES; value++) {
    addCard(p, to, seat, value, at(p, from + seat * VALUES + value - 1))
    p[from + seat * VALUES + value - 1] = 0
  }
}

/** The discards, face up and face down, become the pile. */
function reshuffle(p: Position, seat: Seat, host: Host<AtonEvent>): void {
  moveAll(p, DISCARDS, PILE, seat)
  moveAll(p, FACE_DOWN, PILE, seat)
  host.emit?.({ type: 'reshuffled', seat })
}

/** The top card of the pile, reshuffled first if it is empty; 0 when there are no discards either. */
export function drawCard(p: Position, seat: Seat, host: Host<AtonEvent>): number {
  if (pileSize(p, seat) === 0) {
    if (countCards(p, DISCARDS, seat) + countCards(p, FACE_DOWN, seat) === 0) return 0
    reshuffle(p, seat, host)
  }
  const unknown = countCards(p, PILE, seat)
  if (unknown === 0) return takeFromBottom(p, seat)
  if (unknown === 1) return takeNth(p, seat, 0)
  host.draw?.({ code: 'aton.draw.card', params: { seat }, outcomes: pileOf(p, seat) })
  return takeNth(p, seat, host.chance(p, unknown))
}

/** The counted cards of a pile in ascending order. */
const pileOf = (p: Position, seat: Seat): string[] =>
  Array.from({ length: VALUES }, (_, i) => i + 1).flatMap((value) =>
    Array.from({ length: at(p, PILE + seat * VALUES + value - 1) }, () => String(value)),
  )

/** Takes one of the counted cards out of the pile: the nth, if they lay in ascending order. */
export function takeNth(p: Position, seat: Seat, nth: number): number {
  let before = nth
  for (let value = 1; ; value++) {
    before -= at(p, PILE + seat * VALUES + value - 1)
    if (before < 0) {
      addCard(p, PILE, seat, value, -1)
      return value
    }
  }
}

function takeFromBottom(p: Position, seat: Seat): number {
  const first = BOTTOM + seat * CARDS
  const size = at(p, BOTTOM_SIZE + seat)
  const value = at(p, first)
  p.copyWithin(first, first + 1, first + size)
  p[first + size - 1] = 0
  p[BOTTOM_SIZE + seat] = size - 1
  return value
}

/** AT3: a revealed card goes under the pile. */
export function putUnder(p: Position, seat: Seat, value: number): void {
  const size = at(p, BOTTOM_SIZE + seat)
  p[BOTTOM + seat * CARDS + size] = value
  p[BOTTOM_SIZE + seat] = size + 1
}

/** AT6: what the pile cannot cover comes from the reshuffled discards. */
export function dealHand(p: Position, seat: Seat, host: Host<AtonEvent>): void {
  drawHand(p, seat, host)
  if (host.emit !== undefined) host.emit({ type: 'dealt', seat, cards: listCards(p, HAND, seat) })
}

function drawHand(p: Position, seat: Seat, host: Host<AtonEvent>): void {
  for (let i = 0; i < HAND_SIZE; i++) addCard(p, HAND, seat, drawCard(p, seat, host))
}

/** AT1, AT11: the hand goes face down among the discards, four new cards are drawn. */
export function exchangeHand(p: Position, seat: Seat, host: Host<AtonEvent>): void {
  const discarded = host.emit === undefined ? [] : listCards(p, HAND, seat)
  moveAll(p, HAND, FACE_DOWN, seat)
  drawHand(p, seat, host)
  if (host.emit !== undefined)
    host.emit({ type: 'exchanged', seat, discarded, cards: listCards(p, HAND, seat) })
}

/** The four cards at the cartouches go face up to the discards. */
export function discardCartouches(p: Position, seat: Seat, host: Host<AtonEvent>): void {
  const first = CARTOUCHES + seat * HAND_SIZE
  if (host.emit !== undefined)
    host.emit({ type: 'discarded', seat, cards: [...p.subarray(first, first + HAND_SIZE)] })
  for (let cell = first; cell < first + HAND_SIZE; cell++) {
    addCard(p, DISCARDS, seat, at(p, cell))
    p[cell] = 0
  }
}
