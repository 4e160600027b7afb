import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { catalogues } from '@benben/words'
import { expect, test } from 'vitest'
import { catalogues as inBrowser } from '../../../words/src/catalogues.browser.ts'
import { GAMES } from './registry.ts'

const SOURCE = join(import.meta.dirname, '..')
const PARTS = new Map(await Promise.all(GAMES.map(async ({ id, words }) => [id, await words()] as const)))

/** The sources below `src`, by their first folder. */
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ folder: file.split(sep)[0]!, text: readFileSync(join(SOURCE, file), 'utf8') }))

/** The sentences some sources name, whole or by how their names begin. */
function namedBy(texts: string): string[] {
  const keys = Object.keys(catalogues['en']!)
  const begun = [...texts.matchAll(/`([a-z-]+\.(?:[a-z-]+\.)*)\$\{/g)].map((found) => found[1]!)
  return keys.filter((key) => texts.includes(`'${key}'`) || begun.some((start) => key.startsWith(start)))
}

const textOf = (belongs: (folder: string) => boolean): string =>
  files
    .filter(({ folder }) => belongs(folder))
    .map(({ text }) => text)
    .join('\n')

const atFirst = Object.keys(inBrowser['en']!)

test('every sentence that pages say before a game is loaded is there from the start', () => {
  const named = namedBy(textOf((folder) => !PARTS.has(folder)))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((key) => !atFirst.includes(key))).toEqual([])
})

test.each([...PARTS.keys()])('every sentence that the table of %s says comes with it', (game) => {
  const carried = new Set([...atFirst, ...Object.keys(PARTS.get(game)!.sentences['en']!)])
  const named = namedBy(textOf((folder) => folder === game))
  expect(named.filter((key) => !carried.has(key))).toEqual([])
})

test('no game comes with the sentences of another', () => {
  for (const [id, { sentences }] of PARTS) {
    const strange = Object.keys(sentences['en']!).filter((key) => !key.startsWith(`${id}.`))
    expect(strange).toEqual([])
  }
})
