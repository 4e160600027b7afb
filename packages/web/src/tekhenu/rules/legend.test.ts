import { speak } from '@benben/words'
import { placeAt } from '@benben/words/rules'
import { tekhenuBook } from '@benben/words/rules/tekhenu'
import { expect, test } from 'vitest'
import { GLYPHS } from '../icons/names.ts'
import { legend } from './legend.ts'

const signs = legend(speak('en'), null).flatMap((group) => group.signs)
const named = new Set(signs.map(({ sign }) => sign))

/** Drawn inside a sign of the legend, or beside the words of a heading. */
const ELSEWHERE = /^(medal-.*|coin|temple|obelisk|market)$/

test('every drawing of the table of Tekhenu is in its legend', () => {
  expect(GLYPHS.filter((glyph) => !named.has(glyph) && !ELSEWHERE.test(glyph))).toEqual([])
  for (const mark of ['symbols', 'hammer', 'again', 'new']) expect(named).toContain(mark)
})

test('the legend of a table without Seth shows no dice of his', () => {
  const game = { game: 'tekhenu', view: {} } as never
  const pictures = [null, game].flatMap((seen) =>
    legend(speak('en'), seen).flatMap(({ picture }) => picture ?? []),
  )
  expect(pictures).toEqual(['purity', 'base-purity'])
})

test('every sign of the legend has a name, a few words and a page', () => {
  for (const { sign, name, about, to } of signs) {
    expect(name, sign).not.toBe('')
    expect(about, sign).not.toBe('')
    expect(placeAt(tekhenuBook, to), sign).toBeDefined()
  }
  expect(signs.length).toBe(named.size)
})
