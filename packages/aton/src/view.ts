import {
  at,
  cells,
  reseed,
  type Points,
  type Position,
  type Random,
  type Seat,
  type Viewer,
} from '@benben/kernel'
import { readTemples, writeTemples } from './chart.ts'
import { addCard, countCards, listCards, pileSize, putUnder, takeNth } from './cards.ts'
import { pointsOf, result } from './end.ts'
import { cartouches, isAssigning } from './reveal.ts'
import { toAct } from './round.ts'
import { scoreLines } from './scoring.ts'
import {
  BOTTOM,
  BOTTOM_SIZE,
  CARDS,
  CARTOUCHES,
  CHOSE,
  COPIES,
  DEAD,
  DISCARDS,
  FACE_DOWN,
  FIRST,
  HAND,
  HAND_SIZE,
  isReady,
  OVER,
  PILE,
  POINTS,
  REASONS,
  RED,
  RESERVE,
  ROUND,
  score,
  SCORE,
  SIZE,
  SOURCES,
  TOKEN,
  VALUES,
  WINNER,
  type Reason,
} from './state.ts'
import { readWaiting, writeWaiting, type Waiting } from './waiting.ts'

/** What a viewer may know. */
export interface AtonView {
  readonly viewer: Viewer
  readonly red: Seat
  readonly round: number
  /** Who acts first this round; null before the reveal. */
  readonly first: Seat | null
  /** Whether the seat whose turn it is has chosen something since its turn began. */
  readonly chose: boolean
  /** Three rows of four per temple: `.`, or the seat whose priest stands there. */
  readonly temples: readonly (readonly string[])[]
  /** The stack of pending work; the last entry is the current one. */
  readonly waiting: readonly Waiting[]
  readonly toAct: readonly Seat[]
  readonly end: { readonly reason: Reason; readonly winners: readonly Seat[] } | null
  readonly seats: readonly SeatView[]
}

export interface SeatView {
  readonly score: number
  readonly points: Points
  readonly reserve: number
  readonly dead: number
  readonly token: boolean
  readonly ready: boolean
  /** Ascending; null unless it is the viewer's own, empty once the cards are revealed. */
  readonly hand: readonly number[] | null
  /** Null while hidden from the viewer. */
  readonly cartouches: readonly number[] | null
  /** Cards in the draw pile, those below included. */
  readonly pile: number
  /** The cards everybody has seen going under the pile, in the order they will come. */
  readonly bottom: readonly number[]
  /** How many 1s, 2s, 3s and 4s lie face up. */
  readonly discards: readonly number[]
  /** How many cards lie face down after an exchange, and which, for their owner. */
  readonly faceDown: { readonly size: number; readonly cards: readonly number[] | null }
}

export function view(p: Position, viewer: Viewer): AtonView {
  const over = result(p)
  return {
    viewer,
    red: at(p, RED),
    round: at(p, ROUND),
    first: at(p, FIRST) < 0 ? null : at(p, FIRST),
    chose: at(p, CHOSE) === 1,
    temples: writeTemples(p),
    waiting: writeWaiting(p),
    toAct: toAct(p),
    end: over === undefined ? null : { reason: REASONS[at(p, OVER) - 1]!, winners: over.winners },
    seats: [viewSeat(p, 0, viewer), viewSeat(p, 1, viewer)],
  }
}

function viewSeat(p: Position, seat: Seat, viewer: Viewer): SeatView {
  const own = viewer === seat
  const open = own || !isAssigning(p)
  const bottom = BOTTOM + seat * CARDS
  const faceDown = listCards(p, FACE_DOWN, seat)
  return {
    score: score(p, seat),
    points: pointsOf(p, seat),
    reserve: at(p, RESERVE + seat),
    dead: at(p, DEAD + seat),
    token: at(p, TOKEN + seat) === 1,
    ready: isReady(p, seat),
    hand: open ? listCards(p, HAND, seat) : null,
    cartouches: open && isReady(p, seat) ? cartouches(p, seat) : null,
    pile: pileSize(p, seat),
    bottom: cells(p, bottom, at(p, BOTTOM_SIZE + seat)),
    discards: cells(p, DISCARDS + seat * VALUES, VALUES),
    faceDown: { size: faceDown.length, cards: own || faceDown.length === 0 ? faceDown : null },
  }
}

/** A random position consistent with the view. */
export function determinize(shown: AtonView, random: Random): Position {
  const p = new Int32Array(SIZE)
  reseed(p, random)
  p[ROUND] = shown.round
  p[RED] = shown.red
  p[FIRST] = shown.first ?? -1
  p[CHOSE] = shown.chose ? 1 : 0
  p[OVER] = shown.end === null ? 0 : 1 + REASONS.indexOf(shown.end.reason)
  p[WINNER] = shown.end === null || shown.end.winners.length > 1 ? -1 : shown.end.winners[0]!
  readTemples(p, shown.temples)
  readWaiting(p, shown.waiting)
  shown.seats.forEach((seatView, seat) => determinizeSeat(p, seat, seatView, random))
  return p
}

function determinizeSeat(p: Position, seat: Seat, shown: SeatView, random: Random): void {
  p[SCORE + seat] = shown.score
  SOURCES.forEach((source, i) => (p[POINTS + seat * SOURCES.length + i] = shown.points[source]!))
  p[RESERVE + seat] = shown.reserve
  p[DEAD + seat] = shown.dead
  p[TOKEN + seat] = shown.token ? 1 : 0

  // All 36 cards lie in the pile, then those that are seen elsewhere leave it, then the hidden ones are drawn from it.
  for (let value = 1; value <= VALUES; value++) addCard(p, PILE, seat, value, COPIES)
  const accountFor = (value: number): void => addCard(p, PILE, seat, value, -1)
  const unknownCard = (): number => takeNth(p, seat, random.below(countCards(p, PILE, seat)))
  shown.discards.forEach((many, i) => {
    p[DISCARDS + seat * VALUES + i] = many
    addCard(p, PILE, seat, i + 1, -many)
  })
  for (const value of shown.bottom) {
    putUnder(p, seat, value)
    accountFor(value)
  }
  for (const value of shown.hand ?? []) {
    addCard(p, HAND, seat, value)
    accountFor(value)
  }
  if (shown.cartouches !== null) {
    shown.cartouches.forEach((value, i) => (p[CARTOUCHES + seat * HAND_SIZE + i] = value))
    // Before the reveal they are still counted in the hand.
    if (shown.hand?.length === 0) shown.cartouches.forEach(accountFor)
  }
  const known = shown.faceDown.cards
  for (let i = 0; i < shown.faceDown.size; i++) {
    const value = known === null ? unknownCard() : known[i]!
    if (known !== null) accountFor(value)
    addCard(p, FACE_DOWN, seat, value)
  }
  if (shown.hand !== null) return
  const hand = Array.from({ length: HAND_SIZE }, unknownCard)
  for (const value of hand) addCard(p, HAND, seat, value)
  if (shown.ready) hand.forEach((value, i) => (p[CARTOUCHES + seat * HAND_SIZE + i] = value))
}

/** The projected points: those held, plus those of a scoring now. */
export function project(shown: AtonView): readonly Points[] {
  const p = new Int32Array(SIZE)
  readTemples(p, shown.temples)
  const points = shown.seats.map((seat): Record<string, number> => ({ ...seat.points }))
  if (shown.end === null) {
    for (const line of scoreLines(p))
      points[line.seat]![line.source] = (points[line.seat]![line.source] ?? 0) + line.points
  }
  return points
}
