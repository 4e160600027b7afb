import { standard, textOf } from '@benben/tekhenu'
import { describe, expect, test } from 'vitest'
import { CARDS, SETH_CARDS } from '../../tools/codes.ts'
import { speak } from '../speak.ts'
import { cardLine, conquestLine } from './cards.ts'
import { cardName } from './names.ts'

const words = speak('en')

describe('cards', () => {
  test('there are 88 of them', () => expect(CARDS).toHaveLength(88))

  test.each(CARDS)('%s tells what it does', (card) => {
    expect(cardLine(words, standard, card)).toMatch(
      new RegExp(`^${card} ${cardName(words, card)} \\([a-z, ]+\\): [^{}]+[.)]$`),
    )
  })

  test('of two alike the text stands once', () => {
    expect(textOf('B08')).toBe('B07')
    expect(textOf('B24')).toBe('B23')
    expect(['B01', 'B02', 'B06', 'B07', 'T08', 'D08'].map(textOf)).toEqual([
      'B01',
      'B02',
      'B06',
      'B07',
      'T08',
      'D08',
    ])
    const texts = CARDS.map((card) => cardLine(words, standard, card)!.split('): ')[1])
    // Nine pairs of blessings; everything else is different.
    expect(new Set(texts).size).toBe(CARDS.length - 9)
  })

  test('what is no card has no text', () => {
    for (const card of [
      'B00',
      'B25',
      'P28',
      'A05',
      'BX99',
      'SX13',
      'Cult08',
      'Art00',
      'T',
      '',
      'title',
      'kind.B',
    ]) {
      expect(cardLine(words, standard, card)).toBeUndefined()
    }
  })
})

describe('cards of Time of Seth', () => {
  test('there are 40 of them or more', () => expect(SETH_CARDS.length).toBeGreaterThanOrEqual(40))

  test.each(SETH_CARDS)('%s tells what it does', (card) => {
    expect(cardLine(words, standard, card)).toMatch(
      new RegExp(`^${card} ${cardName(words, card)} \\([\\w, ]+\\): [A-Z2-4][^{}]+[.)]$`),
    )
  })

  test('BX02 and BX04 have the texts of their twins, everything else its own', () => {
    expect(['BX01', 'BX02', 'BX03', 'BX04'].map(textOf)).toEqual(['BX01', 'BX01', 'BX03', 'BX03'])
    const texts = SETH_CARDS.map((card) => cardLine(words, standard, card)!.split('): ')[1])
    expect(new Set(texts).size).toBe(new Set(SETH_CARDS.map(textOf)).size)
  })

  test('decrees tell their symbol, starting cards their initiative, artifacts their price', () => {
    expect(cardLine(words, standard, 'DX02')).toBe(
      'DX02 Red Land (decree, symbol temple): 3 for each of your buildings in the regions of Seth.',
    )
    for (let n = 1; n <= 12; n++) {
      const card = `SX${String(n).padStart(2, '0')}`
      expect(cardLine(words, standard, card)).toContain(`: Initiative ${n}. `)
    }
    expect(cardLine(words, standard, 'Art08')).toBe(
      'Art08 Gold Jar (artifact, used once, for 3 priests with A04): Gain 2 gold.',
    )
  })

  test.each(['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08', 'A09'])('conquest tile %s', (tile) => {
    expect(conquestLine(words, standard, tile)).toMatch(
      new RegExp(`^${tile} [^(]+ \\(conquest tile\\): .+ Hathor beside it brings .+\\.$`),
    )
  })

  test('conquest tiles show the resources of the edition', () => {
    const { timeOfSeth } = standard
    const A01 = { papyrus: 0, bread: 0, limestone: 0, granite: 5 }
    const ours = {
      ...standard,
      timeOfSeth: { ...timeOfSeth, conquestTiles: { ...timeOfSeth.conquestTiles, A01 } },
    }
    expect(conquestLine(words, standard, 'A01')).toContain('brings 2 papyrus and 1 bread; ')
    expect(conquestLine(words, ours, 'A01')).toContain('brings 5 granite; ')
    expect(conquestLine(words, standard, 'A10')).toBeUndefined()
  })
})

test.each(standard.pillarTiles.tiles.map(({ id }) => id))('tile %s tells cost, edges and ability', (id) => {
  expect(cardLine(words, standard, id)).toMatch(
    new RegExp(
      `^${id} \\(pillar tile\\): costs \\d (limestone|granite).*; edges .*: \\w+, \\w+, \\w+, \\w+; .+\\.$`,
    ),
  )
})

test('a tile with an ability', () => {
  expect(cardLine(words, standard, 'P08')).toBe(
    'P08 (pillar tile): costs 1 limestone; edges from the top clockwise: sand, lapis, sand, lapis; shaded: 1 point.',
  )
})
