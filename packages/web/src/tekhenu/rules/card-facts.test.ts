import { CONQUEST_TILES, idsOf, sethOf } from '@benben/tekhenu'
import { speakWhole } from '@benben/words/whole'
import { tekhenuBook as book } from '@benben/words/rules/tekhenu'
import { describe, expect, it } from 'vitest'
import { rulingsOf } from '../../rules/rulings-of.ts'
import { MODES, playing } from '../testing/playing.ts'
import { cardFacts } from './card-facts.ts'

const KINDS = [
  'blessing',
  'technology',
  'decree',
  'starting',
  'destiny',
  'pillar',
  'cult',
  'artifact',
] as const
const ALL = [...KINDS.flatMap(idsOf), ...CONQUEST_TILES.map((tile) => `conquest-${tile}`)]
const PAGES = [...new Set(ALL.map(book.pageOfCard))]

describe.each(['en', 'fr', 'pl'])('the page of every card and tile, in %s', (code) => {
  it.each([
    ['a name of its own', 'title'],
    ['a kind', 'family'],
    ['what it brings', 'text'],
    ['when', 'when'],
    ['what it costs', 'costs'],
  ] as const)('says %s', async (_, fact) => {
    const words = await speakWhole(code)
    const said = new Map(
      PAGES.map((id) => [
        id,
        fact === 'title' || fact === 'family'
          ? cardFacts[fact](words, id)
          : cardFacts[fact](words, undefined, id),
      ]),
    )
    const silent = [...said].filter(([, text]) => text === '' || /[{}]|undefined|tekhenu\./.test(text))
    expect(silent).toEqual([])
    if (fact !== 'title') return
    expect(new Set(said.values()).size).toBe(PAGES.length)
    // Pillar tiles are called by their numbers.
    expect([...said].filter(([id, name]) => name === id && !/^P\d\d$/.test(id))).toEqual([])
  })

  it('tells three examples, and every ruling that names it', async () => {
    const words = await speakWhole(code)
    for (const id of PAGES) {
      const told = book.examples(id).map((example) => words.say(`tekhenu.example.${example}` as never))
      expect(
        told.filter((text) => text !== ''),
        id,
      ).toHaveLength(3)
      expect(new Set(told).size, id).toBe(3)
    }
    const named = Object.entries(book.rulings).flatMap(([ruling, page]) =>
      Array.from(
        words.say(`tekhenu.ruling.${ruling}` as never).matchAll(/\b(?:[BTDSP]X?|Cult|Art)\d\d\b/g),
        ([id]) => [ruling, book.pageOfCard(book.meant(id, page))] as const,
      ),
    )
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter(([ruling, id]) => !rulingsOf(book, words, id).includes(ruling))).toEqual([])
  })
})

it.each(MODES)('says of every card in play where it lies: $name', async (mode) => {
  const words = await speakWhole('en')
  const missing = new Set<string>()
  const told = new Set<string>()
  for (const { view, seat } of playing(mode, 'where')) {
    const seen = {
      game: 'tekhenu',
      printed: undefined,
      view,
      viewer: seat,
      seats: view.seats.map((_, i) => ({ name: `Seat ${i}` })),
    }
    const of = (id: string): string => cardFacts.where(words, seen as never, book.pageOfCard(id))
    const expected: (readonly [string | null | undefined, string])[] = [
      ...view.market.map((id) => [id, 'market'] as const),
      ...view.seats.flatMap(({ blessings, technologies, destiny }, i) =>
        [...blessings, ...technologies, destiny].map(
          (id) => [id, i === seat ? 'You hold' : `Seat ${i} holds`] as const,
        ),
      ),
      ...view.tiles.filter((id) => id !== 'back').map((id) => [id, 'At Ra'] as const),
      ...view.temple.map((at) => [at?.tile, 'In the temple'] as const),
      ...view.starting.map((id) => [id, 'to be chosen'] as const),
      ...(sethOf(view)?.seats ?? []).map(
        ({ cult }, i) => [cult, i === seat ? 'You hold' : `Seat ${i} holds`] as const,
      ),
      ...(sethOf(view)?.artifacts ?? []).map((id) => [id, 'Beside the destiny'] as const),
    ]
    for (const [id, where] of expected) {
      if (id === null || id === undefined || id === '') continue
      told.add(where)
      if (!of(id).includes(where)) missing.add(`${id}: ${of(id)} for ${where}`)
    }
  }
  expect([...missing]).toEqual([])
  expect(told.size).toBeGreaterThan(5)
})
