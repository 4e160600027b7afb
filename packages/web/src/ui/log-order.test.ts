import { expect, test } from 'vitest'
import { newestFirst } from './log-order.ts'

const line = (text: string) => ({ text, heading: text.startsWith('#'), follows: text.startsWith('-') })
const ordered = (...texts: string[]): string[] => newestFirst(texts.map(line)).map(({ text }) => text)

test('the newest line comes first, below the heading of its part', () => {
  expect(ordered('a', '#1', 'b', 'c', '#2', 'd')).toEqual(['#2', 'd', '#1', 'c', 'b', 'a'])
})

test('a part without lines has no heading', () => {
  expect(ordered('#1', 'a', '#2')).toEqual(['#1', 'a'])
})

test('what belongs to a line stays below it in its own order', () => {
  expect(ordered('#1', 'a', '-x', '-y', 'b', '-z')).toEqual(['#1', 'b', '-z', 'a', '-x', '-y'])
})

test('what belongs to nothing stands alone', () => {
  expect(ordered('#1', '-x', 'a')).toEqual(['#1', 'a', '-x'])
})
