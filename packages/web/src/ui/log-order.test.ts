import { expect, test } from 'vitest'
import { newestFirst } from './log-order.ts'

const line = (text: string) => ({ text, heading: text.startsWith('#') })
/** Lines that are told together stand in one string. */
const ordered = (...told: string[]): string =>
  newestFirst(told.map((lines) => lines.split(' ').map(line)))
    .map(({ text }) => text)
    .join(' ')

test('the newest line comes first, below the heading of its part', () => {
  expect(ordered('a', '#1', 'b', 'c', '#2', 'd')).toBe('#2 d #1 c b a')
})

test('a part without lines has no heading', () => {
  expect(ordered('#1', 'a', '#2')).toBe('#1 a')
})

test('what is told together reads in order, below what came later', () => {
  expect(ordered('#1', 'a a2 a3', 'b b2')).toBe('#1 b b2 a a2 a3')
})

test('a heading in what is told together divides it: the end of one round, then the beginning of the next', () => {
  expect(ordered('#1', 'a a2', 'm m2 #2 n n2', 'b')).toBe('#2 b n n2 #1 m m2 a a2')
})
