import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mutant } from './mutant.ts'

/** The ids that must be proved in Tekhenu, and the mutants that prove them. */
const ROOT = join(import.meta.dirname, '..', '..')

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

/** Everything that looks like a mutant in the files beside this one. */
export async function allMutants(): Promise<Mutant[]> {
  const folder = join(import.meta.dirname, 'tekhenu')
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.map(
      (file) => import(pathToFileURL(join(folder, file)).href) as Promise<Record<string, readonly Mutant[]>>,
    ),
  )
  return modules.flatMap((module) => Object.values(module).flat())
}

export const CARDS = { packages: ['kernel', 'tekhenu'], tests: ['packages/tekhenu'] } as const
