import { reseed, type Points, type Position, type Random, type Seat, type Viewer } from '@benben/kernel'
import { maskOf, readBoard, writeBoard } from './board.ts'
import type { Board } from './form.ts'
import { toAct } from './asking.ts'
import { winnersOf } from './end.ts'
import { putUnder, deckSize } from './market.ts'
import { BACK, bitOf, cardsOf, count, DECREE, decree, LIGHTS, nthOf, numberOf } from './names.ts'
import type { Play } from './play.ts'
import { range } from './range.ts'
import {
  cardUnder,
  DEALT,
  DECK,
  held,
  heldCell,
  lightAt,
  MOST_UNDER,
  seats,
  seatUnder,
  UNDER,
} from './state.ts'
import { readWaiting, writeWaiting, type Waiting } from './waiting.ts'

/** What somebody at the table sees. */
export interface TekhenuView extends Board {
  readonly viewer: Viewer
  readonly lights: readonly string[]
  readonly waiting: readonly Waiting[]
  readonly toAct: readonly Seat[]
  readonly winners: readonly Seat[] | null
  readonly totals: readonly number[]
  readonly balances: readonly number[]
  /** Per seat: its decrees, where the viewer may know them all. */
  readonly decrees: readonly (readonly string[] | null)[]
  readonly decreeCounts: readonly number[]
  /** Per seat: whether it has chosen its first decree, and from which two (one's own). */
  readonly dealt: readonly DealtView[]
  readonly decreeDeck: number
  /** Under the decree deck, first to come first: who put it there, and which, if it was the viewer. */
  readonly under: readonly { readonly seat: Seat; readonly decree: string | null }[]
}

interface DealtView {
  readonly waits: boolean
  /** How many lie before it. */
  readonly many: number
  readonly decrees: readonly string[] | null
}

/** The mark of a seat that has chosen; what else is in the cell is the card that goes under the deck. */
const CHOSE = 1 << 30

export function view(p: Position, play: Play, viewer: Viewer): TekhenuView {
  const all = range(seats(p))
  const board = writeBoard(p, play.printed, play.rules)
  return {
    ...board,
    viewer,
    lights: range(6).map((section) => LIGHTS[lightAt(p, play.printed.lights, section)]!),
    waiting: writeWaiting(p, play.rules),
    toAct: toAct(p, play),
    winners: board.over ? winnersOf(p) : null,
    totals: board.seats.map(({ points }) => Object.values(points).reduce((sum, each) => sum + each, 0)),
    balances: all.map((seat) => play.rules.balance(p, seat)),
    decrees: all.map((seat) =>
      viewer === seat || isOpen(p, board, seat) ? cardsOf(held(p, DECREE, seat)).map(decree) : null,
    ),
    decreeCounts: all.map((seat) => count(held(p, DECREE, seat))),
    dealt: all.map((seat) => {
      const cell = p[DEALT + seat]!
      const waits = cell !== 0 && (cell & CHOSE) === 0
      const many = count(cell & ~CHOSE)
      return {
        waits,
        many,
        decrees: viewer === seat && cell !== 0 ? cardsOf(cell & ~CHOSE).map(decree) : null,
      }
    }),
    decreeDeck: deckSize(p, DECREE),
    under: range(MOST_UNDER).flatMap((i) => {
      const entry = p[UNDER + i]!
      if (entry === 0) return []
      const seat = seatUnder(entry)
      return [{ seat, decree: viewer === seat ? decree(cardUnder(entry)) : null }]
    }),
  }
}

/** How many tiles are in the stack: one that lies face down at Ra (R58) is not yet drawn, and still not on it. */
export const tilesInStack = ({ tiles, stack }: Pick<Board, 'tiles' | 'stack'>): number =>
  stack.length - tiles.filter((tile) => tile === BACK).length

/** Nothing is hidden of a seat that holds only decrees everybody has seen. */
const isOpen = (p: Position, board: Board, seat: Seat): boolean =>
  board.seats[seat]!.openDecrees.length === count(held(p, DECREE, seat))

/** A position that looks like the view; decrees it hides are dealt at random. */
export function determinize(size: number, play: Play, shown: TekhenuView, random: Random): Position {
  const p = new Int32Array(size)
  reseed(p, random)
  readBoard(p, play.printed, play.rules, shown)
  readWaiting(p, play.rules, shown.waiting)
  let hidden = play.rules.cards(shown.players)[DECREE]!
  const known = (names: readonly string[]): void => {
    hidden &= ~maskOf(names)
  }
  known(shown.discards.decree)
  known(shown.market.flatMap((card) => (card !== null && card.startsWith('D') ? [card] : [])))
  for (const seat of shown.seats) known(seat.openDecrees)
  for (const own of shown.decrees) known(own ?? [])
  for (const { decrees } of shown.dealt) known(decrees ?? [])
  for (const entry of shown.under) known(entry.decree === null ? [] : [entry.decree])
  const draw = (): number => {
    const card = nthOf(hidden, random.below(count(hidden)))
    hidden &= ~bitOf(card)
    return card
  }
  const drawMask = (many: number): number => range(many).reduce((bits) => bits | bitOf(draw()), 0)
  const choosing = shown.dealt.some(({ waits }) => waits)
  shown.decrees.forEach((own, seat) => {
    const open = maskOf(shown.seats[seat]!.openDecrees)
    p[heldCell(DECREE, seat)] =
      own === null ? open | drawMask(shown.decreeCounts[seat]! - count(open)) : maskOf(own)
    if (!choosing) return
    const { waits, many, decrees } = shown.dealt[seat]!
    if (many === 0) return
    const cards = decrees === null ? drawMask(many) : maskOf(decrees)
    p[DEALT + seat] = cards | (waits ? 0 : CHOSE)
  })
  for (const entry of shown.under)
    putUnder(p, entry.decree === null ? draw() : numberOf(entry.decree), entry.seat)
  p[DECK + DECREE] = hidden
  return p
}

/** If scoring happened now: points held, the six steps, bread as far as it goes, and the best of the known decrees. */
export function project(size: number, play: Play, shown: TekhenuView): readonly Points[] {
  const points = shown.seats.map((seat): Record<string, number> => ({ ...seat.points }))
  if (shown.over) return points
  const p = positionShown(size, play, shown)
  points.forEach((mine, seat) => {
    const add = (source: string, amount: number): void => {
      mine[source] = (mine[source] ?? 0) + amount
    }
    play.rules.reckon(p, play, seat, add)
  })
  return points
}

/** A position with what a view shows, and nothing in place of what it hides. */
export function positionShown(size: number, play: Play, shown: TekhenuView): Position {
  const p = new Int32Array(size)
  readBoard(p, play.printed, play.rules, shown)
  readWaiting(p, play.rules, shown.waiting)
  shown.seats.forEach((seatBoard, seat) => {
    p[heldCell(DECREE, seat)] = maskOf(shown.decrees[seat] ?? seatBoard.openDecrees)
  })
  return p
}
