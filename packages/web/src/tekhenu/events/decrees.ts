import type { EventTable } from './entry.ts'

const decreeSpot = ({ decree }: { readonly decree: string | null }): readonly string[] =>
  decree === null ? [] : [`card/${decree}`]

/** Decrees at the end, and the end. */
export const decreeEvents = {
  proclaimed: { sound: 'card', spots: decreeSpot, ms: 700 },
  'kept-silent': {},
  'decrees-shown': {},
  'decree-chosen': { spots: decreeSpot, ms: 450 },
  'decree-doubled': { spots: decreeSpot },
  tithed: {},
  'decrees-done': {},
  ended: { ms: 600, log: 'big', sign: 'vp' },
} satisfies Partial<EventTable>
