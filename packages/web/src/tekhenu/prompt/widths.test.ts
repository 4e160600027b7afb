import { expect, it } from 'vitest'
import type { Consequence } from './consequences.ts'
import { askedWidth, FITS, isDense, wordsWidth } from './widths.ts'

/** Measured in Chromium at the size of the prompt. */
const MEASURED = { 'Change value': 128, 'Produce 2 limestone': 170 }

it('no button is wider than it is thought to be, and none by far narrower', () => {
  for (const [text, width] of Object.entries(MEASURED)) {
    expect(wordsWidth([text]), text).toBeGreaterThanOrEqual(width)
    expect(wordsWidth([text]), text).toBeLessThan(width * 1.15)
  }
})

it('what a die cannot take with it makes a question too wide for one line of buttons', () => {
  const need = askedWidth('Construct a building: choose a lit place around the temple.')
  expect(need + wordsWidth(['Change value', 'Produce 5 papyrus, 3 excess'])).toBeGreaterThan(FITS)
  expect(need + wordsWidth(['Produce 5 papyrus'])).toBeLessThan(FITS)
})

it('what is looked at stands small in two lines only where one has no room', () => {
  const title =
    'Move your building in region 4 (Canaan) to stand in row 4 of the granite district, for 1 happiness.'
  const chip = (note: string): Consequence => ({
    key: note,
    look: 'plain',
    parts: [{ glyph: 'vp', text: '+23→+24' }],
    note,
  })
  const list = ['granite, row 4', 'next scoring', 'happiness'].map(chip)
  expect(isDense({ title, list, more: '' }, '')).toBe(false)
  expect(isDense({ title, list, more: '' }, 'Cult05 of yours asks')).toBe(true)
  expect(isDense({ title, list: [...list, chip('Ra'), chip('Hathor')], more: '' }, '')).toBe(true)
})
