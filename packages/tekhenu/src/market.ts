import type { Position, Seat } from '@benben/kernel'
import {
  BLESSING,
  bitOf,
  cardName,
  cardsOf,
  count,
  DECREE,
  FAMILIES,
  nthOf,
  TECHNOLOGY,
  type Card,
  type Family,
} from './names.ts'
import type { Play } from './play.ts'
import {
  cardUnder,
  DECK,
  DISCARD,
  heldCell,
  MARKET,
  MOST_UNDER,
  OPEN_DECREES,
  OPENED,
  packUnder,
  seatUnder,
  UNDER,
  UNDER_TECHNOLOGY,
} from './state.ts'

/** The card market and its three decks. A deck is a set of cards; which one lies on top is decided when it is drawn. */

/** The families of the 15 spaces, section by section. */
const SECTION_FAMILIES: readonly (readonly Family[])[] = [
  [BLESSING, BLESSING, TECHNOLOGY],
  [BLESSING, BLESSING, TECHNOLOGY, TECHNOLOGY],
  [BLESSING, TECHNOLOGY, TECHNOLOGY, DECREE],
  [BLESSING, TECHNOLOGY, DECREE, DECREE],
]
export const SPACES: readonly Family[] = SECTION_FAMILIES.flat()
/** Where each section begins, and where the last one ends. */
export const STARTS = [0, 3, 7, 11, 15] as const
export const MARKET_SECTIONS = 4

export const sectionOfSpace = (space: number): number => (space < 3 ? 0 : space < 7 ? 1 : space < 11 ? 2 : 3)

/** Decrees under the deck, lowest place first. */
const underSize = (p: Position): number => {
  let size = 0
  while (size < MOST_UNDER && p[UNDER + size]! !== 0) size++
  return size
}

export const deckSize = (p: Position, family: Family): number =>
  count(p[DECK + family]!) +
  (family === DECREE ? underSize(p) : family === TECHNOLOGY && p[UNDER_TECHNOLOGY] !== 0 ? 1 : 0)

export function putUnder(p: Position, card: Card, seat: Seat): void {
  p[UNDER + underSize(p)] = packUnder(card, seat)
}

/** The same where seats do so at the same time: in the end their cards come seat by seat, whoever was first. */
export function putUnderBySeat(p: Position, card: Card, seat: Seat): void {
  let place = underSize(p)
  for (; place > 0 && seatUnder(p[UNDER + place - 1]!) > seat; place--)
    p[UNDER + place] = p[UNDER + place - 1]! // TS4
  p[UNDER + place] = packUnder(card, seat)
}

/** The top card of a deck; reshuffled from its discards when it has run out; 0 when those are gone too. */
export function draw(p: Position, play: Play, family: Family, section = -1): Card {
  if (deckSize(p, family) === 0) {
    if (p[DISCARD + family] === 0) return 0
    p[DECK + family] = p[DISCARD + family]!
    p[DISCARD + family] = 0
    play.emit?.({ type: 'reshuffled', family: FAMILIES[family]! })
  }
  const deck = p[DECK + family]!
  const size = count(deck)
  if (size === 0) return drawUnder(p, family)
  if (size > 1 && play.draw !== undefined) describe(play, family, deck, section)
  const card = nthOf(deck, size === 1 ? 0 : play.chance(p, size))
  p[DECK + family] = deck & ~bitOf(card)
  return card
}

/** What comes off a deck, for the market or for somebody's hand. */
function describe(play: Play, family: Family, deck: number, section: number): void {
  play.draw?.({
    code: section < 0 ? 'tekhenu.draw.card' : 'tekhenu.draw.market',
    params: { family: FAMILIES[family]!, ...(section < 0 ? {} : { section: section + 1 }) },
    outcomes: cardsOf(deck).map((card) => cardName(family, card)),
  })
}

/** The first of the cards that lie under a deck. */
function drawUnder(p: Position, family: Family): Card {
  const from = family === DECREE ? UNDER : UNDER_TECHNOLOGY
  const card = cardUnder(p[from]!)
  p[from] = 0
  if (family === DECREE) {
    p.copyWithin(UNDER, UNDER + 1, UNDER + MOST_UNDER)
    p[UNDER + MOST_UNDER - 1] = 0
  }
  return card
}

/** Shuffles a card into its deck, and with it whatever lay under the deck. */
export function shuffleIn(p: Position, family: Family, card: Card): void {
  let deck = p[DECK + family]! | bitOf(card)
  if (family !== BLESSING)
    while (deckSize(p, family) > count(p[DECK + family]!)) deck |= bitOf(drawUnder(p, family))
  p[DECK + family] = deck
}

/** Fills the empty spaces of a section, and names the new cards. */
function fill(p: Position, play: Play, section: number): string[] {
  const cards: string[] = []
  for (let space = STARTS[section]!; space < STARTS[section + 1]!; space++) {
    if (p[MARKET + space] !== 0) continue
    const card = draw(p, play, SPACES[space]!, section)
    if (card === 0) continue
    p[MARKET + space] = card
    cards.push(cardName(SPACES[space]!, card))
  }
  return cards
}

export function openSection(p: Position, play: Play, section: number): void {
  p[OPENED] = p[OPENED]! | (1 << section)
  const cards = fill(p, play, section)
  play.emit?.({ type: 'market-opened', section: section + 1, cards })
}

/** The market is filled again: at the end of a turn, and of a Thoth outside a turn (R56). */
export function refill(p: Position, play: Play): void {
  for (let section = 0; section < MARKET_SECTIONS; section++) {
    if ((p[OPENED]! & (1 << section)) === 0 || isFull(p, section)) continue
    const cards = fill(p, play, section)
    if (cards.length > 0) play.emit?.({ type: 'refilled', section: section + 1, cards })
  }
}

const isFull = (p: Position, section: number): boolean =>
  cardsIn(p, section) === STARTS[section + 1]! - STARTS[section]!

export function cardsIn(p: Position, section: number): number {
  let found = 0
  for (let space = STARTS[section]!; space < STARTS[section + 1]!; space++)
    if (p[MARKET + space] !== 0) found++
  return found
}

/** Throws out a section's cards and lays new ones. */
export function refreshSection(p: Position, play: Play, seat: Seat, section: number): void {
  const discarded: string[] = []
  for (let space = STARTS[section]!; space < STARTS[section + 1]!; space++) {
    const card = p[MARKET + space]!
    if (card === 0) continue
    const family = SPACES[space]!
    discarded.push(cardName(family, card))
    p[DISCARD + family] = p[DISCARD + family]! | bitOf(card)
    p[MARKET + space] = 0
  }
  const cards = fill(p, play, section)
  play.emit?.({ type: 'refreshed', seat, section: section + 1, discarded, cards })
}

export function takeCard(p: Position, play: Play, seat: Seat, space: number): void {
  const family = SPACES[space]!
  const card = p[MARKET + space]!
  p[MARKET + space] = 0
  hold(p, seat, family, card)
  if (family === DECREE) p[OPEN_DECREES + seat] = p[OPEN_DECREES + seat]! | bitOf(card) // R54
  play.emit?.({ type: 'card', seat, card: cardName(family, card), section: sectionOfSpace(space) + 1 })
}

export function hold(p: Position, seat: Seat, family: Family, card: Card): void {
  const cell = heldCell(family, seat)
  p[cell] = p[cell]! | bitOf(card)
}

/** The space where a card lies open; −1 where it does not. */
export function spaceOf(p: Position, family: Family, card: Card): number {
  for (let space = 0; space < SPACES.length; space++) {
    if (SPACES[space] === family && p[MARKET + space] === card) return space
  }
  return -1
}
