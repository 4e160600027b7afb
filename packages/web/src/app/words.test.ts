import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { catalogues } from '@benben/words'
import { mePart } from '@benben/words/me'
import { pacePart } from '@benben/words/pace'
import type { BookPart } from '@benben/words/rules'
import { atonBookPart } from '@benben/words/rules/aton'
import { tekhenuBookPart } from '@benben/words/rules/tekhenu'
import { tekhenuEditionPart } from '@benben/words/tekhenu-edition'
import { replayPart } from '@benben/words/replay'
import { talkPart } from '@benben/words/talk'
import { textPart } from '@benben/words/text'
import { expect, test } from 'vitest'
import { catalogues as inBrowser } from '../../../words/src/catalogues.browser.ts'
import { GAMES } from './registry.ts'

const SOURCE = join(import.meta.dirname, '..')
const PARTS = new Map(await Promise.all(GAMES.map(async ({ id, words }) => [id, await words()] as const)))
const BOOKS: Readonly<Record<string, BookPart>> = { aton: atonBookPart, tekhenu: tekhenuBookPart }
/** What is loaded with a rules book, for pages of every game. */
const LATER = 'rules'
/** What editions bring along when somebody looks at one. */
const EDITIONS = 'edition'
/** Lessons bring their sentences along as well; their own tests read them. */
const LESSONS = 'lessons'

/** So do clocks, the page of who somebody is, talk, the table as text and replays. */
const CLOCK = 'clock'
const ME = 'me'
const TALK = 'talk'
const TEXT = 'text'
const REPLAY = 'replay'

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

const atFirst = Object.keys(inBrowser['en']!)
const ofBook = (game: string): string[] => Object.keys(BOOKS[game]!.sentences['en']!)

test('every sentence that pages say before a game is loaded is there from the start', () => {
  const apart = new Set([...PARTS.keys(), LATER, LESSONS, CLOCK, ME, TALK, TEXT, REPLAY])
  const named = namedBy(textOf(({ folder }) => !apart.has(folder)))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((key) => !atFirst.includes(key))).toEqual([])
})

test.each([...PARTS.keys()])('every sentence that the table of %s says comes with it', (game) => {
  const carried = new Set([...atFirst, ...Object.keys(PARTS.get(game)!.sentences['en']!)])
  const named = namedBy(
    textOf(({ folder, inner }) => folder === game && inner !== LATER && inner !== EDITIONS),
  )
  expect(named.filter((key) => !carried.has(key))).toEqual([])
})

test.each([...PARTS.keys()])('every sentence around the rules of %s comes with them', (game) => {
  const carried = new Set([...atFirst, ...Object.keys(PARTS.get(game)!.sentences['en']!), ...ofBook(game)])
  const named = namedBy(
    textOf(({ folder, inner }) => folder === LATER || (folder === game && inner === LATER)),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((key) => !carried.has(key))).toEqual([])
})

test('every sentence around the editions of Tekhenu comes with them', () => {
  const carried = new Set([
    ...atFirst,
    ...Object.keys(PARTS.get('tekhenu')!.sentences['en']!),
    ...Object.keys(tekhenuEditionPart.sentences['en']!),
  ])
  const named = namedBy(textOf(({ folder, inner }) => folder === 'tekhenu' && inner === EDITIONS))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((key) => !carried.has(key))).toEqual([])
})

test.each([
  [CLOCK, pacePart],
  // My day and holidays are spoken of as clocks are.
  [ME, { sentences: { en: { ...mePart.sentences['en'], ...pacePart.sentences['en'] } } }],
  [TALK, talkPart],
  [TEXT, textPart],
  [REPLAY, replayPart],
])('every sentence below src/%s comes with it', (below, { sentences }) => {
  const carried = new Set([...atFirst, ...Object.keys(sentences['en']!)])
  const named = namedBy(textOf(({ folder }) => folder === below))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((key) => !carried.has(key))).toEqual([])
})

test('nothing of a rules book comes with a game or from the start', () => {
  for (const [id, { sentences }] of PARTS) {
    const early = new Set([...atFirst, ...Object.keys(sentences['en']!)])
    expect(ofBook(id).filter((key) => early.has(key))).toEqual([])
  }
})

test('no game comes with the sentences of another', () => {
  for (const [id, { sentences }] of PARTS) {
    const strange = Object.keys(sentences['en']!).filter((key) => !key.startsWith(`${id}.`))
    expect(strange).toEqual([])
  }
})
