import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './files.ts'
import { mutantsOf } from './generate.ts'
import { byHand } from './hand.ts'
import type { Mutant } from './mutant.ts'

/** The ids that must be proved in Tekhenu, and the mutants that prove them. */
const TEKHENU = 'packages/tekhenu'

const numbered = (letter: string, many: number): string[] =>
  Array.from({ length: many }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`)

/** Blessings, technologies, decrees, starting cards, destiny cards, pillar tiles; the same and more of Time of Seth. */
export const CARD_IDS: readonly string[] = [
  ...numbered('B', 24),
  ...numbered('T', 24),
  ...numbered('D', 24),
  ...numbered('S', 12),
  ...numbered('A', 4),
  ...numbered('P', 27),
  ...numbered('BX', 4),
  ...numbered('TX', 5),
  ...numbered('DX', 4),
  ...numbered('SX', 12),
  ...numbered('Cult', 7),
  ...numbered('Art', 8),
  ...numbered('conquest A', 9),
]

const counted = (before: string, many: number): string[] =>
  Array.from({ length: many }, (_, i) => `${before}${i + 1}`)

/** Worked cases of Time of Seth: each is a table, a move and what comes of it. */
export const CASE_IDS: readonly string[] = [
  ...counted('case ', 25),
  ...counted('case E', 6),
  ...counted('TR-', 2),
]

/** The rulings of one chapter of docs/rulings.md, or of all. */
export function rulingIds(chapter?: string): string[] {
  const text = readFileSync(join(ROOT, 'docs', 'rulings.md'), 'utf8')
  const chapters = text
    .split(/^## /m)
    .filter((part) => chapter === undefined || part.startsWith(`${chapter}\n`))
  return chapters.flatMap((part) =>
    [...part.matchAll(/^\*\*([A-Z]+\d+[a-z]?)\*\*/gm)].map((found) => found[1]!),
  )
}

export const allIds = (): string[] => [...CARD_IDS, ...CASE_IDS, ...rulingIds('Tekhenu')]

/**
 * Where ids are decided that no source names: worked cases show what a ruling says, or how one function works.
 */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'case 1': 'src/seth/bag.ts leftOut',
  'case 2': 'src/seth/bag.ts leftOut',
  'case 3': 'src/seth/bag.ts leftOut',
  'case 4': 'src/seth/draft.ts mayTakeStarting',
  'case 5': 'src/seth/destiny.ts takeArtifact',
  'case 7': 'Q03',
  'case 8': 'Q52',
  'case 9': 'src/seth/regions.ts priceAmong',
  'case 10': 'src/seth/regions.ts priceAmong',
  'case 11': 'src/seth/seth.ts why',
  'case 12': 'Q25',
  'case 13': 'src/seth/die.ts coming',
  'case 14': 'Q06',
  'case 15': 'R14',
  'case 16': 'src/seth/regions.ts settledIn',
  'case 17': 'conquest A09',
  'case 18': 'src/seth/maat.ts balanceWith',
  'case 19': 'TX03',
  'case 20': 'TX02',
  'case 21': 'src/seth/destiny.ts destiny',
  'case 22': 'Q22',
  'case 23': 'Q22c',
  'case 24': 'Q60',
  'case 25': 'Q65d',
  'case E1': 'Q61',
  'case E2': 'C01',
  'case E3': 'src/seth/regions.ts regionPoints',
  'case E4': 'DX04',
  'case E5': 'BX03',
  'case E6': 'Q56',
  'TR-1': 'Q33',
  'TR-2': 'Q34d',
  // What two cards have in common, or how a card meets a module.
  R11: 'T10',
  TK2: 'T22',
  TK4: 'B17',
  TK9: 'T14',
  Q04: 'src/reach.ts hasFace',
  Q13: 'T14',
  Q15: 'T19',
  Q22f: 'B13',
}

export const allMutants = (): Mutant[] => [...mutantsOf(TEKHENU, allIds(), ELSEWHERE), ...byHand(TEKHENU)]

export const CARDS: {
  readonly folder: string
  readonly tests: readonly string[]
  /** The files of tests that reach most and compare most: recorded games, and the table of all waits. */
  readonly broad: readonly string[]
} = {
  folder: TEKHENU,
  tests: [TEKHENU],
  broad: ['frames', 'asked', 'told', 'reckoning', 'fixtures'].map((name) => `${TEKHENU}/src/${name}.test.ts`),
}
