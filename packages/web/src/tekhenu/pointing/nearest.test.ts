import { expect, test } from 'vitest'
import { nearestBox } from './nearest.ts'

const box = (left: number, top: number, size = 20) => ({ left, top, right: left + size, bottom: top + size })

test('a finger means what it is on, though the room of a neighbour reaches there', () => {
  const boxes = [box(0, 0), box(24, 0)]
  expect(nearestBox(boxes, 18, 10)).toBe(0)
  expect(nearestBox(boxes, 25, 10)).toBe(1)
})

test('between two it means the nearer', () => {
  const boxes = [box(0, 0), box(30, 0)]
  expect(nearestBox(boxes, 24, 10)).toBe(0)
  expect(nearestBox(boxes, 27, 10)).toBe(1)
})

test('where one lies in the other the middle decides', () => {
  expect(nearestBox([box(0, 0, 100), box(10, 10)], 20, 20)).toBe(1)
})
