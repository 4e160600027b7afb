import { EDITION, seth, src } from '../files.ts'
import type { Mutant } from '../mutant.ts'

/** Time of Seth: what Maat weighs and what is scored. */
export const sethMaat: readonly Mutant[] = [
  {
    id: 'case 18',
    file: seth('maat'),
    find: `balance(p, seat) - p[BLOOD + seat]!`,
    replace: `balance(p, seat)`,
  },
  {
    id: 'case 19',
    file: seth('maat'),
    find: `if (!(works && hasTechnology(p, seat, TX03))) judged`,
    replace: `judged`,
  },
  {
    id: 'TX03',
    file: seth('maat'),
    find: `if (!(works && hasTechnology(p, seat, TX03))) judged`,
    replace: `judged`,
  },
  {
    id: 'Q46',
    file: seth('maat'),
    find: `balance(p, seat) - p[BLOOD + seat]!`,
    replace: `hasTechnology(p, seat, TX03) ? Math.max(0, balance(p, seat) - p[BLOOD + seat]!) : balance(p, seat) - p[BLOOD + seat]!`,
  },
  { id: 'TX04', file: seth('maat'), find: `hasTechnology(p, seat, TX04)`, replace: `false` },
  {
    id: 'Q47',
    file: seth('maat'),
    find: `hasTechnology(p, seat, TX04)`,
    replace: `hasTechnology(p, seat, TX04) && p[ROUND] !== LAST_ROUND`,
  },
  {
    id: 'TX02',
    file: seth('maat'),
    find: `ordain(p, play, seat, tokens(p, seat, FAITH), 'TX02')`,
    replace: `ordain(p, play, seat, 0, 'TX02')`,
  },
  {
    id: 'Q45',
    file: seth('maat'),
    find: `p[ROUND] !== LAST_ROUND && stack.get(p, 0) === 0`,
    replace: `stack.get(p, 0) === 0`,
  },
  {
    id: 'TS9',
    file: seth('maat'),
    find: `ordain(p, play, seat, tokens(p, seat, FAITH), 'TX02')`,
    replace: `ordain(p, play, seat, 1, 'TX02')`,
  },
  { id: 'Q45', file: seth('maat'), find: `stack.get(p, 0) === 0`, replace: `stack.get(p, 0) === 1` },
  {
    id: 'case E3',
    file: seth('rules'),
    find: `[...rules.scoring, { source: 'regions', points: regionPoints }]`,
    replace: `rules.scoring`,
  },
  { id: 'case E3', file: EDITION, find: `"1-2 players": [3, 3]`, replace: `"1-2 players": [3, 2]` },
  {
    id: 'Q48',
    file: seth('rules'),
    find: `[...rules.scoring, { source: 'regions', points: regionPoints }]`,
    replace: `[{ source: 'regions', points: regionPoints }, ...rules.scoring]`,
  },
  {
    id: 'Q49',
    file: src('decree-points'),
    find: `i < GODS.length * STATUES_PER_GOD`,
    replace: `i < 6 * STATUES_PER_GOD`,
  },
  { id: 'Q49', file: src('decree-points'), find: `i < PEOPLE.length`, replace: `i < 4` },
]
