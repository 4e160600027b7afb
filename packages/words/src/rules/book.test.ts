import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@benben/kernel'
import { aton } from '@benben/aton'
import { CAUSES, GODS, idsOf, tekhenu } from '@benben/tekhenu'
import { describe, expect, it } from 'vitest'
import { catalogues } from '../catalogues.ts'
import { keyOf } from '../said.ts'
import { addressOf, keysOf, placeAt, type Book } from './book.ts'
import { BOOKS } from './books.ts'
import { brokenLinks } from './rich.ts'

const GAMES: readonly (readonly [Book, Pick<Game, 'codes'>])[] = [
  [BOOKS.aton, aton],
  [BOOKS.tekhenu, tekhenu],
]
const without = (code: string): string => code.slice(code.indexOf('.') + 1)

describe.each(GAMES)('the rules book $game', (book, { codes }) => {
  const leads = (address: string): boolean => placeAt(book, address) !== undefined

  it('explains every question, refusal, event and rule the game knows', () => {
    const addresses = [
      ...codes.questions.map((code) => `ask/${without(code)}`),
      ...codes.refusals.map((code) => `refusal/${without(code)}`),
      ...codes.events.map((type) => `log/${type}`),
      ...codes.rules.map((rule) => `rule/${rule}`),
    ]
    expect(addresses.length).toBeGreaterThan(30)
    expect(addresses.filter((address) => !leads(address))).toEqual([])
  })

  it('shows every ruling on a page, and every page in a chapter', () => {
    expect(Object.values(book.rulings).filter((page) => !leads(page))).toEqual([])
    const chapters = Object.values(book.pages).map(({ chapter }) => chapter)
    expect(new Set(chapters)).toEqual(new Set(book.chapters))
  })

  it('names only cards there are', () => {
    const named = Object.values(book.pages).flatMap(({ cards = [] }) => cards)
    expect(named.filter((card) => !leads(`cards/${card}`))).toEqual([])
  })

  it('leads back to every place from its address', () => {
    const addresses = [...Object.keys(book.pages), ...Object.keys(book.rulings).map((id) => `rulings/${id}`)]
    for (const address of addresses) expect(addressOf(placeAt(book, address)!)).toBe(address)
    for (const strange of ['nowhere', 'cards/Z9', 'rulings/R99', 'ask/nothing', 'log/', 'x/y', 'constructor'])
      expect(placeAt(book, strange), strange).toBeUndefined()
  })

  it.each(Object.entries(catalogues))('has no broken link in %s', (_, catalogue) => {
    const sentences = keysOf(book).map((key) => (catalogue as Readonly<Record<string, string>>)[key] ?? '')
    expect(sentences.flatMap((sentence) => brokenLinks(book, sentence))).toEqual([])
  })

  it('says of each ruling what docs/rulings.md says', () => {
    const told = readFileSync(join(import.meta.dirname, '../../../../docs/rulings.md'), 'utf8')
    const texts = new Map(
      Array.from(told.matchAll(/^\*\*(\w+)\*\* ((?:.+\n?)+)/gm), ([, id, text]) => [id!, plainly(text!)]),
    )
    const ids = Object.keys(book.rulings)
    const ours = (id: string): boolean => /^AT\d/.test(id) === (book.game === 'aton')
    expect([...texts.keys()].filter(ours).toSorted()).toEqual(ids.toSorted())
    for (const id of ids) {
      const key = `${book.game}.ruling.${id}`
      expect((catalogues['en'] as Readonly<Record<string, string>>)[key]).toBe(texts.get(id))
    }
  })
})

/** Markdown without its marks. */
const plainly = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll('`', '')
    .replaceAll(/(^|[ (])_([^_]+)_/g, '$1$2')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')

describe('the rules book of Tekhenu', () => {
  const book = BOOKS.tekhenu

  it('has a page for every god, and a place for every cause of points', () => {
    expect(GODS.filter((god) => placeAt(book, god) === undefined)).toEqual([])
    const causes = CAUSES.map((cause) => `by/${cause.replaceAll(' ', '-')}`)
    expect(causes.filter((cause) => placeAt(book, cause) === undefined)).toEqual([])
  })

  it('has a page for every card and tile; twins share theirs', () => {
    const kinds = [
      'blessing',
      'technology',
      'decree',
      'starting',
      'destiny',
      'pillar',
      'cult',
      'artifact',
    ] as const
    const cards = kinds.flatMap(idsOf)
    expect(cards.filter((card) => placeAt(book, `cards/${card}`) === undefined)).toEqual([])
    expect(placeAt(book, 'cards/B18')).toEqual({ kind: 'card', id: 'B17' })
    expect(placeAt(book, 'cards/conquest-A05')).toEqual({ kind: 'card', id: 'conquest-A05' })
  })

  it('takes a rule, a ruling or a card by its own name', () => {
    expect(placeAt(book, 'rule/thoth')).toEqual({ kind: 'page', id: 'thoth' })
    expect(placeAt(book, 'rule/R7')).toEqual({ kind: 'ruling', id: 'R7' })
    expect(placeAt(book, 'by/T05')).toEqual({ kind: 'card', id: 'T05' })
    // A page of Seth has the name of this question.
    expect(placeAt(book, 'ask/draft')).toEqual({ kind: 'page', id: 'setup' })
    expect(placeAt(book, 'ask/seth.draft')).toEqual({ kind: 'page', id: 'draft' })
    expect(placeAt(book, 'refusal/no-bread')).toEqual({ kind: 'page', id: 'hathor' })
    expect(keyOf('refusal', 'tekhenu.no-bread')).toBe('tekhenu.refusal.no-bread')
  })
})
