import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { keys as ofAton } from '../aton/rules/keys.ts'
import { keys as ofTekhenu } from '../tekhenu/rules/keys.ts'
import { KEYS, type ListedKeys } from './key-list.ts'

const SOURCE = join(import.meta.dirname, '..')

/** Every source that a table is made of: what it imports, at once or later, and what that imports. */
function sourcesOf(start: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(start) || !existsSync(start)) return found
  const text = readFileSync(start, 'utf8')
  found.set(start, text)
  for (const [, path] of text.matchAll(/(?:from|import\() ?'(\.{1,2}\/[^']+\.tsx?)'/g))
    sourcesOf(join(dirname(start), path!), found)
  return found
}

const KEY = String.raw`(?:'([^'\n]+)'|([A-Za-z]+)): `
/** The keys that some source listens to anywhere on the page: in one line, or a line for each. */
const boundIn = (text: string): readonly string[] =>
  [
    ...Array.from(text.matchAll(/ useKeys\((.*)\)$/gm), ([, line]) => [line!, `[{,] ${KEY}`] as const),
    ...Array.from(
      text.matchAll(/ useKeys\(\{\n([^]*?)\n {2}\}\)/g),
      ([, lines]) => [lines!, `^ {4}${KEY}`] as const,
    ),
  ].flatMap(([object, key]) =>
    Array.from(object.matchAll(new RegExp(key, 'gm')), ([, quoted, plain]) => quoted ?? plain!),
  )

/** What one name of the list stands for. */
const PRESSED: Readonly<Record<string, readonly string[]>> = {
  Esc: ['Escape'],
  '← →': ['ArrowLeft', 'ArrowRight'],
  '← ↑ → ↓': [],
  // Pressed where the focus is.
  Tab: [],
}
const listed = (list: ListedKeys): string[] =>
  list.flatMap(
    ([names]) =>
      PRESSED[names] ?? names.split(' ').map((key) => (key.length === 1 ? key.toLowerCase() : key)),
  )

for (const [game, own] of [
  ['aton', ofAton],
  ['tekhenu', ofTekhenu],
] as const)
  test(`the keys that the table of ${game} listens to are those it lists`, () => {
    const sources = new Map([
      ...sourcesOf(join(SOURCE, game, 'table.tsx')),
      ...sourcesOf(join(SOURCE, 'ui', 'help.tsx')),
    ])
    const bound = new Set([...sources.values()].flatMap(boundIn))
    // Whatever has the focus is pressed with it.
    expect([...bound.add('Enter')].sort()).toEqual([...new Set(listed([...KEYS, ...own]))].sort())
  })
