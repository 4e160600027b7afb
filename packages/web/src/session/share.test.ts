import { expect, test } from 'vitest'
import { same, share } from './share.ts'

test('what says the same stays the object it was, whatever changes beside it', () => {
  const before = { seats: [{ gold: 1 }, { gold: 2 }], round: 1, market: ['T01'] }
  const now = share(before, { seats: [{ gold: 1 }, { gold: 3 }], round: 1, market: ['T01'] })
  expect(now).toEqual({ seats: [{ gold: 1 }, { gold: 3 }], round: 1, market: ['T01'] })
  expect(now.seats[0]).toBe(before.seats[0])
  expect(now.market).toBe(before.market)
  expect(now.seats).not.toBe(before.seats)
  expect(before.seats[1]).toEqual({ gold: 2 })
})

test('plain values are compared by what they hold', () => {
  expect(same({ a: [1, null, { b: 'x' }] }, { a: [1, null, { b: 'x' }] })).toBe(true)
  expect(same([1, 2], [2, 1])).toBe(false)
})

test('nothing new is nothing new', () => {
  const before = { a: [1, null, { b: 'x' }] }
  expect(share(before, structuredClone(before))).toBe(before)
})

test('what is missing, more, or of another kind counts as new', () => {
  const parts = (before: unknown, now: unknown): unknown => {
    const shared = share(before, now)
    expect(shared).toEqual(now)
    expect(shared).not.toBe(before)
    expect(same(before, now)).toBe(false)
    return shared
  }
  parts({ a: 1, b: 2 }, { a: 1 })
  parts({ a: 1 }, { a: 1, b: undefined })
  parts({ a: undefined }, { b: undefined })
  parts([1, 2], [1, 2, 3])
  parts([1, 2, 3], [1, 2])
  parts([], {})
  parts(null, {})
  parts({ a: 1 }, null)
  expect(Object.keys(parts({ a: undefined, c: 1 }, { b: undefined, c: 1 }) as object)).toEqual(['b', 'c'])
})
