import type { TekhenuView } from '@benben/tekhenu'
import { layCards } from '../advance/market.ts'
import { takeCard } from '../advance/pieces.ts'
import { anchor, DECKS, spot } from '../motion/marks.ts'
import type { Flight } from '../motion/flight.ts'
import { boardPart, comesUp, copyFlies, tokenFlies } from '../motion/ways.ts'
import type { EventTable } from './entry.ts'

interface Laid {
  readonly section: number
  readonly cards: readonly string[]
}

const lay = (view: TekhenuView, { section, cards }: Laid): TekhenuView => layCards(view, section, cards)
const outOfDecks = ({ cards }: Laid): readonly Flight[] =>
  cards.map((card) => comesUp([DECKS], spot(`card/${card}`)))
const laidCards = ({ cards }: Laid): readonly string[] => cards.map((card) => `card/${card}`)

/** Thoth's market and its decks. */
export const marketEvents = {
  'market-opened': {
    advance: (view, event) => lay({ ...view, opened: view.opened.with(event.section - 1, true) }, event),
    flights: outOfDecks,
    spots: laidCards,
    sign: 'market',
  },
  card: {
    sound: 'card',
    advance: (view, { seat, card }) => takeCard(view, seat, card),
    flights: ({ seat, card }) => [
      copyFlies(spot(`card/${card}`), [
        `${anchor(seat, 'cards')} [data-card="${card}"]`,
        ...boardPart(seat, 'cards'),
      ]),
    ],
    spots: ({ card }) => [`card/${card}`],
    source: 'spot',
    ms: 550,
  },
  refreshed: {
    sound: 'card',
    advance: (view, event) =>
      lay(
        { ...view, market: view.market.map((card) => (event.discarded.includes(card ?? '') ? null : card)) },
        event,
      ),
    flights: outOfDecks,
    spots: laidCards,
    ms: 450,
  },
  refilled: { advance: lay, flights: outOfDecks, spots: laidCards, log: 'minor', sign: 'market' },
  reshuffled: {},
  'decree-drawn': {
    sound: 'card',
    flights: ({ seat }) => [tokenFlies('decree', [DECKS], boardPart(seat, 'cards'))],
    spots: ({ decree }) => (decree === null ? [] : [`card/${decree}`]),
  },
} satisfies Partial<EventTable>
