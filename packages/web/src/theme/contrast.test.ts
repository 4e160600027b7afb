import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast, PAIRS, readTokens, THEMES } from '../testing/contrast.ts'

const css = ['tokens.css', 'tekhenu.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(THEMES)('in the %s theme', (theme) => {
  const tokens = readTokens(css, theme)
  const pairs = PAIRS.flatMap(({ ink, on, least }) => on.map((ground) => ({ ink, ground, least })))

  test.each(pairs)('$ink can be seen on $ground', ({ ink, ground, least }) => {
    expect(contrast(tokens.get(ink)!, tokens.get(ground)!)).toBeGreaterThanOrEqual(least)
  })

  // Contrasts multiply between two colours and what lies between them: from 9 on one of the rings has 3 on any ground.
  test.each([
    ['focus', 'focus-inner'],
    ['lit-ring', 'lit-edge'],
  ])('one of %s and %s stands out 3 : 1 on every ground', (one, other) => {
    const [outer, inner] = [tokens.get(one)!, tokens.get(other)!]
    expect(contrast(outer, inner)).toBeGreaterThanOrEqual(9)
    for (let gray = 0; gray < 256; gray++) {
      const ground = `#${gray.toString(16).padStart(2, '0').repeat(3)}`
      expect(Math.max(contrast(outer, ground), contrast(inner, ground)), ground).toBeGreaterThanOrEqual(3)
    }
  })
})
