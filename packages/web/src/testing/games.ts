import { ENTRIES as shipped } from '../app/games.ts'
import type { GameEntry } from '../app/registry.ts'

/** `#games` under the condition `toy`: the games of this house, and the toy, which has no picture. */
export const ENTRIES: Readonly<Record<string, GameEntry>> = {
  ...shipped,
  toy: {
    icon: 'sun',
    seats: { min: 2, max: 2 },
    bots: ['random', 'careful'],
    words: async () => (await import('@benben/words/testing')).toyPart,
    form: async () => ({ fields: [{ name: 'stones', group: 'options', values: [5, 21], usual: 1 }] }),
  },
}
