import { settle, take } from '../advance/dice.ts'
import { withMarker, withSolo } from '../advance/modules.ts'
import { withSeat } from '../advance/seat.ts'
import { MIDDLE } from '../motion/flight.ts'
import { dieFlies } from '../motion/ways.ts'
import type { EventTable } from './entry.ts'

const MARKER = '[data-anchor="pyramid/marker"]'

/** What Botankhamun does. */
export const soloEvents = {
  botankhamun: {},
  pyramid: { advance: (view, { tiles }) => withSolo(view, { pyramid: tiles, marker: 0 }) },
  progressed: {
    advance: (view, { row, place }) => withMarker(view, row, place),
    flights: () => [{ from: [MARKER], to: [MARKER], what: { itself: 'slides' }, ms: MIDDLE }],
    ms: 600,
    isBotStep: true,
  },
  took: {
    sound: 'dice',
    // Botankhamun's dice lie beside its tiles and weigh nothing.
    advance: (view, { seat, god, die }, edition) =>
      settle(take(view, god, die, edition), seat, die, 'anubis'),
    flights: (event, stage) => [dieFlies(event, stage, 0)],
    spots: ({ god }) => [`god/${god}`],
    source: 'spot',
    ms: 750,
    isBotStep: true,
  },
  because: { ms: 900, log: 'minor', isBotStep: true },
  'gold-discarded': { isBotStep: true },
  'blessings-discarded': {
    advance: (view, { seat, cards }) =>
      withSeat(view, seat, ({ blessings }) => ({
        blessings: blessings.filter((card) => !cards.includes(card)),
      })),
    isBotStep: true,
  },
} satisfies Partial<EventTable>
