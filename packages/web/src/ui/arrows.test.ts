import { expect, test } from 'vitest'
import { nextPlace } from './arrows.ts'

/** Two temples of 2 × 2 beside each other, one below. */
const places = [
  { x: 0, y: 0 },
  { x: 50, y: 0 },
  { x: 0, y: 50 },
  { x: 50, y: 50 },
  { x: 120, y: 0 },
  { x: 170, y: 0 },
  { x: 120, y: 50 },
  { x: 170, y: 50 },
  { x: 0, y: 140 },
]

test('arrows lead to the neighbour, and over the gap into the next temple', () => {
  expect(nextPlace('ArrowRight', 0, places)).toBe(1)
  expect(nextPlace('ArrowRight', 3, places)).toBe(6)
  expect(nextPlace('ArrowLeft', 4, places)).toBe(1)
  expect(nextPlace('ArrowDown', 0, places)).toBe(2)
  expect(nextPlace('ArrowDown', 2, places)).toBe(8)
  expect(nextPlace('ArrowUp', 8, places)).toBe(2)
})

test('at the edge there is nothing', () => {
  expect(nextPlace('ArrowUp', 0, places)).toBeUndefined()
  expect(nextPlace('Tab', 0, places)).toBeUndefined()
})
