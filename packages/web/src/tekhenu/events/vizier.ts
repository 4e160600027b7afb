import { withVizier } from '../advance/modules.ts'
import { LONG } from '../motion/flight.ts'
import type { EventTable } from './entry.ts'

/** What the Vizier's Challenge adds. */
export const vizierEvents = {
  'destiny-discarded': {},
  stationed: {
    sound: 'piece',
    advance: (view, { god }) => withVizier(view, god),
    flights: ({ god, from }) => [
      {
        from: [`[data-vizier="${from ?? ''}"]`],
        to: [`[data-vizier="${god}"]`],
        what: { itself: 'slides' },
        ms: LONG,
      },
    ],
    spots: ({ god }) => [`god/${god}`],
  },
} satisfies Partial<EventTable>
