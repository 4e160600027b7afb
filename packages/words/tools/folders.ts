import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { FALLBACK, LANGUAGES } from '../src/languages.ts'
import type { Notes } from './defects.ts'
import type { Term } from './glossary.ts'

/** Languages as folders of files. */

const SOURCE = join(import.meta.dirname, '..', 'src')
const CODE = /^[a-z]{2}$/
/** What puts files together; the same in every language. */
const AGGREGATE = /^(?:of-.*|index)\.ts$/
/** What a language says about itself. */
const NOTES: ReadonlySet<string> = new Set(['glossary.ts', 'same.ts'])

type Catalogue = Readonly<Record<string, string>>

/** A language as it lies in its folder, and what is wrong with the folder. */
export interface Folder {
  readonly code: string
  readonly catalogue: Catalogue
  readonly notes: Notes
  readonly problems: readonly string[]
}

/** Every folder that is a language, English left out. */
export const otherCodes = (): string[] =>
  readdirSync(SOURCE).filter((name) => CODE.test(name) && name !== FALLBACK)

const filesOf = (code: string): string[] =>
  readdirSync(join(SOURCE, code), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))

const load = (code: string, file: string): Promise<Readonly<Record<string, unknown>>> =>
  import(join(SOURCE, code, file)) as Promise<Readonly<Record<string, unknown>>>

const textOf = (code: string, file: string): string => readFileSync(join(SOURCE, code, file), 'utf8')

export async function readFolder(code: string): Promise<Folder> {
  const wanted = filesOf(FALLBACK)
  const there = filesOf(code)
  const files = wanted.filter((file) => !AGGREGATE.test(basename(file)) && there.includes(file))
  const areas = await Promise.all(files.map((file) => load(code, file)))
  return {
    code,
    catalogue: Object.assign({}, ...areas.flatMap((area) => Object.values(area))) as Catalogue,
    notes: await notesOf(code),
    problems: [
      ...(Object.hasOwn(LANGUAGES, code) ? [] : [`${code}: src/languages.ts has no line for it`]),
      ...[...wanted, ...NOTES]
        .filter((file) => !there.includes(file))
        .map((file) => `${code}: ${file} is missing`),
      ...there
        .filter((file) => !wanted.includes(file) && !NOTES.has(file))
        .map((file) => `${code}: ${file} is not in ${FALLBACK}`),
      ...there
        .filter((file) => AGGREGATE.test(basename(file)) && wanted.includes(file))
        .filter((file) => textOf(code, file) !== textOf(FALLBACK, file))
        .map((file) => `${code}: ${file} is not the same as in ${FALLBACK}; copy it`),
    ],
  }
}

async function notesOf(code: string): Promise<Notes> {
  const read = (file: string): Promise<Readonly<Record<string, unknown>>> =>
    existsSync(join(SOURCE, code, file)) ? load(code, file) : Promise.resolve({})
  const [{ same = [] }, { glossary = [] }] = await Promise.all([read('same.ts'), read('glossary.ts')])
  return {
    same: same as readonly string[],
    glossary: (glossary as readonly Row[]).map((row) => termOf(code, row)),
  }
}

/** `{ en: 'statue', fr: ['statue'], source: 'rulebook' }` */
type Row = Readonly<Record<string, unknown>>

const termOf = (code: string, row: Row): Term => ({
  en: row['en'] as string,
  said: row[code] as readonly string[],
  except: (row['except'] ?? []) as readonly string[],
})
