import { expect, it } from 'vitest'
import { askedWidth, FITS, wordsWidth } from './widths.ts'

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
