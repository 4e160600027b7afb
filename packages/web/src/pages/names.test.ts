import { speak } from '@benben/words'
import { expect, test } from 'vitest'
import { botLabel, gameName, sinceWhen } from './names.ts'

const words = speak('en')
const MINUTE = 60_000
const NOW = 1_000 * 24 * 60 * MINUTE
const ago = (minutes: number): string => sinceWhen(words, NOW - minutes * MINUTE, NOW)

test('how long ago, in the largest unit that fits', () => {
  expect(ago(0)).toBe('just now')
  expect(ago(12)).toBe('12 min. ago')
  expect(ago(120)).toBe('2 hr. ago')
  expect(ago(3 * 24 * 60)).toBe('3 days ago')
  expect(ago(-5)).toBe('just now')
})

test('names from the catalogue, or as they are', () => {
  expect(gameName(words, 'aton')).toBe('Aton')
  expect(gameName(words, 'senet')).toBe('senet')
  expect(botLabel(words, 'greedy')).toBe('Skilled')
  expect(botLabel(words, 'Ada')).toBe('Ada')
})
