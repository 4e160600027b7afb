import { expect, test } from 'vitest'
import { clip, pad, plain, row, width, wrap } from './text.ts'

test('wide letters and pictures take two columns, combined ones one', () => {
  expect(width('Ada')).toBe(3)
  expect(width('Zoé')).toBe(3)
  expect(width('Zoe\u0301')).toBe(3)
  expect(width('太陽')).toBe(4)
  expect(width('👩‍🚀')).toBe(2)
})

test('what could steer a terminal or turn the reading direction is replaced', () => {
  expect(plain('A\u001b[2Jd\u202ea\n')).toBe('A?[2Jd?a?')
})

test('a text that is too long is clipped to its columns', () => {
  expect(clip('Bartholomew', 11)).toBe('Bartholomew')
  expect(clip('Bartholomew', 6)).toBe('Barth…')
  expect(clip('太陽神殿', 6)).toBe('太陽…')
  expect(pad('太陽', 6)).toBe('太陽  ')
})

test('lines break between words, long words anywhere, and indents stay', () => {
  expect(wrap('one two three', 8)).toEqual(['one two', 'three'])
  expect(wrap('  a bb', 4)).toEqual(['  a', 'bb'])
  expect(wrap('abcdefgh ij', 3)).toEqual(['abc', 'def', 'gh', 'ij'])
  expect(wrap('太陽', 1)).toEqual(['太', '陽'])
  expect(wrap('', 5)).toEqual([''])
})

test('cells that are too long go on below, in their own column', () => {
  expect(row(['Hand', 'one two', 'x'], [6, 4, 3])).toEqual(['Hand    one   x', '        two'])
})
