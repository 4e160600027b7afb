import { withSeat } from '../advance/seat.ts'
import { takeCard } from '../advance/pieces.ts'
import { LONG } from '../motion/flight.ts'
import { orderOf } from '../motion/marks.ts'
import { comesUp } from '../motion/ways.ts'
import type { EventTable } from './entry.ts'

/** Setup, the draft, destiny cards and the turn order. */
export const startEvents = {
  'set-up': {},
  'decrees-dealt': {},
  'decree-kept': {},
  drafting: {},
  drafted: { sound: 'card', spots: ({ card }) => [`card/${card}`], ms: 450 },
  initiative: {},
  order: {
    advance: (view, { order }) => ({ ...view, order }),
    flights: ({ order }) =>
      order.map((seat) => ({
        from: [orderOf(seat)],
        to: [orderOf(seat)],
        what: { itself: 'slides' },
        ms: LONG,
        wait: 0,
      })),
    ms: 1000,
  },
  destiny: {
    advance: (view, { seat, card }) => withSeat(view, seat, () => ({ destiny: card })),
    flights: ({ card }) => [comesUp([], `[data-card="${card}"]`)],
    spots: ({ card }) => [`card/${card}`],
    ms: 450,
  },
  'destinies-returned': {
    advance: (view) => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, destiny: null })) }),
  },
  shown: {},
  kept: {
    advance: (view, { seat, card }) => takeCard(view, seat, card),
    spots: ({ card }) => [`card/${card}`],
  },
} satisfies Partial<EventTable>
