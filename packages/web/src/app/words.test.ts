import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { catalogues, type PartName } from '@benben/words'
import { LANGUAGES } from '@benben/words/languages'
import { expect, test } from 'vitest'
import { GAMES } from './registry.ts'

const SOURCE = join(import.meta.dirname, '..')
const GAME_IDS = GAMES.map(({ id }) => id as 'aton' | 'tekhenu')
const { language } = await LANGUAGES['en']!.load()

/** The sentences of some parts. */
const saidIn = async (...parts: readonly PartName[]): Promise<string[]> =>
  (await Promise.all(parts.map((part) => language.parts[part]()))).flatMap(Object.keys)
/** What is loaded with a rules book, for pages of every game. */
const LATER = 'rules'
/** What editions bring along when somebody looks at one. */
const EDITIONS = 'edition'
/** Lessons bring their sentences along as well; their own tests read them. */
const LESSONS = 'lessons'

/** So do clocks, the page of who somebody is, talk, the table as text, replays, analysis and puzzles. */
const CLOCK = 'clock'
const ME = 'me'
const TALK = 'talk'
const TEXT = 'text'
const REPLAY = 'replay'
/** Games from the box. */
const COMPANION = 'companion'
const SCORE_SHEET = 'score-sheet'
const ANALYSIS = 'analysis'
const STATISTICS = 'statistics'
const PUZZLES = 'puzzles'
const TABLE_MENU = 'table-menu'

/** What a table of each game says, with all its modules. */
const WITH_MODULES = {
  aton: ['aton'],
  tekhenu: ['tekhenu', 'tekhenu-modules'],
} as const satisfies Record<string, readonly PartName[]>

/** The sources below `src`, by their first folder. */
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({
    folder: file.split(sep)[0]!,
    inner: file.split(sep)[1]!,
    text: readFileSync(join(SOURCE, file), 'utf8'),
  }))

/** The sentences some sources name, whole or by how their names begin. */
function namedBy(texts: string): string[] {
  const keys = Object.keys(catalogues['en']!)
  const begun = [...texts.matchAll(/`([a-z-]+\.(?:[a-z-]+\.)*)\$\{/g)].map((found) => found[1]!)
  return keys.filter((key) => texts.includes(`'${key}'`) || begun.some((start) => key.startsWith(start)))
}

const textOf = (belongs: (file: (typeof files)[number]) => boolean): string =>
  files
    .filter(belongs)
    .map(({ text }) => text)
    .join('\n')

const atFirst = Object.keys(language.start)

test('every sentence that pages say before a game is loaded is there from the start', () => {
  const apart = new Set<string>([
    ...GAME_IDS,
    LATER,
    LESSONS,
    CLOCK,
    ME,
    TALK,
    TEXT,
    REPLAY,
    ANALYSIS,
    STATISTICS,
    PUZZLES,
    COMPANION,
    SCORE_SHEET,
    TABLE_MENU,
  ])
  const named = namedBy(textOf(({ folder }) => !apart.has(folder)))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((key) => !atFirst.includes(key))).toEqual([])
})

test.each(GAME_IDS)('every sentence that the table of %s says comes with it', async (game) => {
  const carried = new Set([...atFirst, ...(await saidIn(...WITH_MODULES[game]))])
  const named = namedBy(
    textOf(({ folder, inner }) => folder === game && inner !== LATER && inner !== EDITIONS),
  )
  expect(named.filter((key) => !carried.has(key))).toEqual([])
})

test.each(GAME_IDS)('every sentence around the rules of %s comes with them', async (game) => {
  const carried = new Set([...atFirst, ...(await saidIn(...WITH_MODULES[game], `${game}-rules`))])
  const named = namedBy(
    textOf(({ folder, inner }) => folder === LATER || (folder === game && inner === LATER)),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((key) => !carried.has(key))).toEqual([])
})

test('every sentence around the editions of Tekhenu comes with them', async () => {
  const carried = new Set([...atFirst, ...(await saidIn('tekhenu', 'tekhenu-modules', 'edition'))])
  const named = namedBy(textOf(({ folder, inner }) => folder === 'tekhenu' && inner === EDITIONS))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((key) => !carried.has(key))).toEqual([])
})

const BELOW: readonly (readonly [folder: string, parts: readonly PartName[]])[] = [
  [CLOCK, ['pace']],
  // My day and holidays are spoken of as clocks are.
  [ME, ['me', 'pace']],
  [TALK, ['talk']],
  [TEXT, ['text']],
  [REPLAY, ['replay', 'analysis']],
  [ANALYSIS, ['analysis', 'replay']],
  [STATISTICS, ['statistics']],
  [PUZZLES, ['puzzle', 'analysis']],
  [COMPANION, ['companion', 'tekhenu', 'tekhenu-modules', 'tekhenu-options']],
  [SCORE_SHEET, ['score-sheet', 'tekhenu', 'tekhenu-modules']],
  [TABLE_MENU, ['table-menu', 'ahead']],
]

test.each(BELOW)('every sentence below src/%s comes with it', async (below, parts) => {
  const carried = new Set([...atFirst, ...(await saidIn(...parts))])
  const named = namedBy(textOf(({ folder }) => folder === below))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((key) => !carried.has(key))).toEqual([])
})

test('nothing of a rules book comes with a game or from the start', async () => {
  for (const id of GAME_IDS) {
    const early = new Set([...atFirst, ...(await saidIn(id))])
    expect((await saidIn(`${id}-rules`)).filter((key) => early.has(key))).toEqual([])
  }
})

test('no game comes with the sentences of another', async () => {
  for (const id of GAME_IDS) {
    const strange = (await saidIn(id)).filter((key) => !key.startsWith(`${id}.`))
    expect(strange).toEqual([])
  }
})
