import { expect, test } from 'vitest'
import { shadowAt, shadowPath } from './shadow.ts'

test('the shadow turns with the hour, from right to left, and waits where the night found it', () => {
  expect(shadowAt(6)).toBe(27)
  expect(shadowAt(12)).toBeCloseTo(88.5)
  expect(shadowAt(18)).toBe(150)
  expect(shadowAt(23)).toBe(150)
  expect(shadowAt(3)).toBe(27)
})

test('its tip lies on the rim of the dial', () => {
  const [, , tip] = shadowPath(90).slice(1, -1).split('L')
  expect(tip).toBe('798.0 885.0')
})
