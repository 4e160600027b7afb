import { expect, test } from 'vitest'
import { nearestOf } from './nearest.ts'

const box = (left: number, top: number, size = 20, round = 0) => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
  round,
})

test('a finger means what it is on, though the room of a neighbour reaches there', () => {
  const boxes = [box(0, 0), box(24, 0)]
  expect(nearestOf(boxes, 18, 10)).toBe(0)
  expect(nearestOf(boxes, 25, 10)).toBe(1)
})

test('between two it means the nearer', () => {
  const boxes = [box(0, 0), box(30, 0)]
  expect(nearestOf(boxes, 24, 10)).toBe(0)
  expect(nearestOf(boxes, 27, 10)).toBe(1)
})

test('where one lies over the other it means what is seen', () => {
  const die = box(80, 40, 30)
  const medal = box(30, 30, 60, 30)
  expect(nearestOf([die, medal], 82, 55)).toBe(0)
  expect(nearestOf([medal, die], 82, 55)).toBe(0)
  expect(nearestOf([box(10, 10), box(0, 0, 100)], 20, 20)).toBe(0)
})

test('a round corner leaves what is seen beside it', () => {
  const boxes = [box(0, 0, 30, 7), box(29, 29, 30, 7)]
  expect(nearestOf(boxes, 29.5, 35)).toBe(1)
  expect(nearestOf([box(0, 0, 30, 7), box(25, 25, 30, 7)], 29.9, 31)).toBe(1)
  // In the corner of both boxes, and of no outline.
  expect(nearestOf([box(0, 0, 30, 15), box(27, 27, 30, 0)], 28, 28)).toBe(1)
})
