import { standard } from '@benben/tekhenu'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../tools/codes.ts'
import { speak } from '../speak.ts'
import { cardLine, textOf } from './cards.ts'

const words = speak('en')

describe('cards', () => {
  test('there are 88 of them', () => expect(CARDS).toHaveLength(88))

  test.each(CARDS)('%s tells what it does', (card) => {
    expect(cardLine(words, standard, card)).toMatch(new RegExp(`^${card} \\([a-z, ]+\\): [^{}]+[.)]$`))
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
    for (const card of ['B00', 'B25', 'P28', 'T', '', 'title', 'kind.B']) {
      expect(cardLine(words, standard, card)).toBeUndefined()
    }
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
