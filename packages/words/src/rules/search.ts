import type { Words } from '../speak.ts'
import { addressOf, keysOfPage, type Book, type Place } from './book.ts'
import { plainOf } from './rich.ts'
import type { Key } from '../en.ts'

/** Something that can be found in a book: its title and everything it says. */
export interface Entry {
  readonly place: Place
  readonly title: string
  readonly lines: readonly string[]
}

export interface Hit {
  readonly to: string
  readonly title: string
  /** A line with what was looked for, cut around it. */
  readonly excerpt: string
}

const AROUND = 36
const MOST = 12

/** What pages and rulings say; cards are told by whoever knows their names and texts. */
export function entriesOf(book: Book, words: Words, rulingTitle: (id: string) => string): Entry[] {
  const say = (key: string): string => plainOf(words.say(key as Key))
  return [
    ...Object.keys(book.pages).map((id): Entry => {
      const { title, lead, steps, points, notes } = keysOfPage(book, id)
      const lines = [lead, ...steps, ...points, ...notes].map(say)
      return { place: { kind: 'page', id }, title: say(title), lines }
    }),
    ...Object.keys(book.rulings).map((id): Entry => {
      const place = { kind: 'ruling', id } as const
      return { place, title: rulingTitle(id), lines: [say(`${book.game}.ruling.${id}`)] }
    }),
  ]
}

/** Letters that have no mark that could be taken off, and how people type them all the same. */
const TYPED: Readonly<Record<string, string>> = { ł: 'l', œ: 'oe', æ: 'ae' }

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łœæ]/g, (letter) => TYPED[letter]!)

/** Where every word stands, at the beginning of words; titles before texts. */
export function find(entries: readonly Entry[], query: string): readonly Hit[] {
  const sought = folded(query).match(/[\p{L}\p{N}]+/gu) ?? []
  if (sought.length === 0) return []
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, sought) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ entry }) => hitOf(entry, sought))
}

const begins = (text: string, word: string): number => {
  const at = ` ${folded(text)}`.search(new RegExp(`[^\\p{L}\\p{N}]${word}`, 'u'))
  return at
}

function scoreOf({ title, lines, place }: Entry, sought: readonly string[]): number {
  let score = place.kind === 'page' ? 0.5 : 0
  for (const word of sought) {
    const inTitle = begins(title, word) >= 0
    const inLines = lines.filter((line) => begins(line, word) >= 0).length
    if (!inTitle && inLines === 0) return 0
    score += (inTitle ? 10 : 0) + Math.min(inLines, 3)
  }
  return score
}

function hitOf({ place, title, lines }: Entry, sought: readonly string[]): Hit {
  const line = lines.find((each) => sought.some((word) => begins(each, word) >= 0)) ?? lines[0] ?? ''
  const at = Math.max(0, Math.min(...sought.map((word) => begins(line, word)).filter((each) => each >= 0)))
  const start = Number.isFinite(at) ? Math.max(0, at - AROUND) : 0
  const from = start === 0 ? 0 : line.indexOf(' ', start) + 1
  const excerpt = line.slice(from, from + 2 * AROUND + 24)
  return {
    to: addressOf(place),
    title,
    excerpt: `${from > 0 ? '…' : ''}${excerpt}${from + excerpt.length < line.length ? '…' : ''}`,
  }
}
