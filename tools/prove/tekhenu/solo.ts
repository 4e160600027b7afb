import { EDITION, src } from '../files.ts'
import type { Mutant } from '../mutant.ts'

/** Botankhamun: its rulings, each switched off or spoilt. */
const at = (file: string): string => src(`solo/${file}`)

export const solo: readonly Mutant[] = [
  { id: 'G3', file: at('die'), find: `SECTIONS - i) % SECTIONS`, replace: `i) % SECTIONS` },
  {
    id: 'G4',
    file: at('ra'),
    find: `NEIGHBOURS[space]!.every((beside) => beside >= 0)`,
    replace: `![0, 4, 20, 24].includes(space)`,
  },
  {
    id: 'BK1',
    file: at('pyramid'),
    find: `placeAt(row + 1, column)`,
    replace: `placeAt(row + 1, column - 1)`,
  },
  { id: 'BK1', file: at('pyramid'), find: `p[MARKER] = 1\n`, replace: `p[MARKER] = 4\n` },
  {
    id: 'BK2',
    file: EDITION,
    find: `["limestone", "granite", "papyrus", "bread"]`,
    replace: `["limestone", "granite", "bread", "papyrus"]`,
  },
  {
    id: 'BK2',
    file: at('die'),
    find: `, { name: COLOURS[GRAY], holds: ({ colour }) => colour === GRAY }`,
    replace: ``,
  },
  { id: 'BK3', file: EDITION, find: `"hard": [1, 4]`, replace: `"hard": [1, 5]` },
  { id: 'BK3', file: at('setup'), find: `  if (p[LEVEL] === 0) return\n`, replace: `` },
  { id: 'BK4', file: at('rules'), find: `value <= 2 || value >= 5`, replace: `value <= 2` },
  { id: 'BK4', file: at('rules'), find: `if (value >= 3) score`, replace: `if (value >= 5) score` },
  { id: 'BK5', file: at('turn'), find: `const INSTEAD = 3`, replace: `const INSTEAD = 0` },
  {
    id: 'BK6',
    file: at('thoth'),
    find: `const FAMILIES = [DECREE, TECHNOLOGY, BLESSING] as const`,
    replace: `const FAMILIES = [BLESSING, TECHNOLOGY, DECREE] as const`,
  },
  { id: 'BK6', file: at('thoth'), find: `section >= 0; section--`, replace: `section >= 2; section--` },
  {
    id: 'BK7',
    file: at('horus'),
    find: `districts.filter((district) => ownerOfDistrict(p, district) !== BOT)`,
    replace: `districts`,
  },
  { id: 'BK7', file: at('horus'), find: ` && impact(p, place) > 0)`, replace: `)` },
  {
    id: 'BK8',
    file: at('hathor'),
    find: `grow(p, play, BOT, value, GODS[HATHOR])`,
    replace: `grow(p, { ...play, printed: { ...play.printed, opensAt: [0, 0, 99, 99] } }, BOT, value, GODS[HATHOR])`,
  },
  {
    id: 'BK9',
    file: at('setup'),
    find: `layCards(p, play, random ? 2 : 3)`,
    replace: `layCards(p, play, 3)`,
  },
  { id: 'BK9', file: at('setup'), find: `p[SETS] = soloBuildings / 10`, replace: `p[SETS] = 1` },
  { id: 'BK9', file: at('scoring'), find: `p[DECREE_WORTH]! * count`, replace: `4 * count` },
  {
    id: 'BK10',
    file: at('ra'),
    find: `ownBuildingsInLine(p, BOT, space)]`,
    replace: `Math.min(1, ownBuildingsInLine(p, BOT, space))]`,
  },
  {
    id: 'BK10',
    file: at('die'),
    find: `if (own.length === 0) return`,
    replace: `if (own.length >= 0) return`,
  },
  {
    id: 'BK10',
    file: at('die'),
    find: `most(own, (die) => bonusOf(p, play, die))`,
    replace: `most(own, (die) => -bonusOf(p, play, die))`,
  },
  { id: 'BK11', file: at('setup'), find: `  p[tokenCell(BOT, SCRIBE)] = 0\n`, replace: `` },
  {
    id: 'BK12',
    file: at('ra'),
    find: `score(p, play, BOT, edges, 'ra'`,
    replace: `score(p, play, BOT, edges * ([0, 4, 20, 24].includes(space) ? 2 : 1), 'ra'`,
  },
  {
    id: 'BK13',
    file: at('die'),
    find: `dice.filter(({ purity }) => purity !== FORBIDDEN)`,
    replace: `dice`,
  },
  {
    id: 'BK13',
    file: at('die'),
    find: `among: dice.filter(({ purity }) => purity === FORBIDDEN), passed: []`,
    replace: `among: [], passed: []`,
  },
  {
    id: 'BK14',
    file: at('turn'),
    find: `  because(play, BOT, 'instead'`,
    replace: `  stack.pop(p)\n  because(play, BOT, 'instead'`,
  },
  { id: 'BK15', file: at('bastet'), find: `value <= 2 ? 2 : value <= 4 ? 1 : 0`, replace: `0` },
  {
    id: 'BK15',
    file: at('bastet'),
    find: `if (p[HAPPINESS + BOT]! < p[POPULATION + BOT]!) add`,
    replace: `if (step >= 0) add`,
  },
  {
    id: 'BK16',
    file: at('osiris'),
    find: `p[WORKSHOP + workshopAt(district, row)] !== 0) found++`,
    replace: `p[WORKSHOP + workshopAt(district, row)] === BOT + 1) found++`,
  },
]
