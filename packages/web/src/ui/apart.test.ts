import { expect, test } from 'vitest'
import { apart } from './apart.ts'

test('numbers that lie apart stay where they are', () => {
  expect(apart([10, 100, 50])).toEqual([10, 100, 50])
})

test('numbers that would lie upon each other move apart evenly and keep their order', () => {
  expect(apart([100, 100])).toEqual([92, 108])
  const [low, high, middle] = apart([100, 104, 102]) as [number, number, number]
  expect(middle - low).toBeGreaterThan(14)
  expect(high - middle).toBeGreaterThan(14)
})
