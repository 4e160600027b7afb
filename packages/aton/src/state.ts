import { at, frames, cellAllocator, type Position, type Seat } from '@benben/kernel'
import { count, TEMPLES, WHOLE_TEMPLE, type Mask, type Temple } from './board.ts'

/** The cells of a position of Aton, by name. Seats 0 and 1; which of them is Red is a cell too. */
export const PRIESTS_EACH = 29
export const REALM_SPACES = 8
export const VALUES = 4
export const COPIES = 9
export const CARDS = VALUES * COPIES
export const HAND_SIZE = 4
export const WINNING_SCORE = 40

export const SOURCES = ['cartouche1', 'temple1', 'temple2', 'temple3', 'temple4', 'black', 'bonus'] as const
export type Source = (typeof SOURCES)[number]

/** Ways to end a game; 0 while it goes on. */
export const REASONS = ['points', 'temple', 'yellow', 'green', 'scoring', 'draw'] as const
export type Reason = (typeof REASONS)[number]

const take = cellAllocator()
export const ROUND = take(1)
export const RED = take(1)
/** 0, or 1 + index into REASONS. */
export const OVER = take(1)
/** The seat that won; −1 for none. */
export const WINNER = take(1)
/** The seat that acts first this round; −1 before the reveal. */
export const FIRST = take(1)
/** 1 when the seat whose turn it is has chosen something since its turn began. */
export const CHOSE = take(1)
/** Twelve bits per seat and temple. */
const PRIESTS = take(2 * TEMPLES)
export const SCORE = take(2)
export const RESERVE = take(2)
/** Priests in the realm of the dead. */
export const DEAD = take(2)
/** 1 while the seat still has its exchange token. */
export const TOKEN = take(2)
export const POINTS = take(2 * SOURCES.length)
/** Cards are stored as counts by value: a shuffled pile has no order that anybody may know. */
export const HAND = take(2 * VALUES)
export const PILE = take(2 * VALUES)
/** Face-up discards. */
export const DISCARDS = take(2 * VALUES)
/** Discards from an exchange, face down. */
export const FACE_DOWN = take(2 * VALUES)
/** Cards put under the pile after a tie: seen by all, in order. */
export const BOTTOM_SIZE = take(2)
export const BOTTOM = take(2 * CARDS)
/** The cards at a seat's cartouches; 0 before it has assigned. */
export const CARTOUCHES = take(2 * HAND_SIZE)

/** The stack of pending work. */
export const WAITS = [
  'round',
  'assign',
  'remove',
  'place',
  'end-turn',
  'return',
  'empty-realm',
  'next-round',
] as const
export type Wait = (typeof WAITS)[number]
export const ROUND_END = 0
export const ASSIGN = 1
export const REMOVE = 2
export const PLACE = 3
export const TURN_END = 4
export const RETURN = 5
export const EMPTY_REALM = 6
export const NEXT_ROUND = 7

/** A frame's numbers: whose it is, and how many are left (for `return`: three bits per temple). */
export const stack = frames(take, 8)
export const SIZE = take.size()

export const other = (seat: Seat): Seat => 1 - seat

export const score = (p: Position, seat: Seat): number => at(p, SCORE + seat)
export const reserve = (p: Position, seat: Seat): number => at(p, RESERVE + seat)
export const realmIsFull = (p: Position): boolean => at(p, DEAD) + at(p, DEAD + 1) >= REALM_SPACES

export const priests = (p: Position, seat: Seat, temple: Temple): Mask =>
  at(p, PRIESTS + seat * TEMPLES + temple)
export const setPriests = (p: Position, seat: Seat, temple: Temple, mask: Mask): void => {
  p[PRIESTS + seat * TEMPLES + temple] = mask
}
export const priestCount = (p: Position, seat: Seat, temple: Temple): number =>
  count(priests(p, seat, temple))
export const emptySpaces = (p: Position, temple: Temple): Mask =>
  WHOLE_TEMPLE & ~(priests(p, 0, temple) | priests(p, 1, temple))

/** The card at a cartouche, 1 to 4; 0 before the seat has assigned. */
export const card = (p: Position, seat: Seat, cartouche: number): number =>
  at(p, CARTOUCHES + seat * HAND_SIZE + cartouche - 1)

export const isReady = (p: Position, seat: Seat): boolean => card(p, seat, 1) !== 0

/** How many temples the seat reaches this round (cartouche 3). */
export const reach = (p: Position, seat: Seat): number => card(p, seat, 3)

export const add = (p: Position, cell: number, amount: number): void => {
  p[cell] = at(p, cell) + amount
}
