import { expect, it } from 'vitest'
import { knownTogether } from './all-seeing.ts'

it('what one viewer does not see another one may; the first one wins elsewhere', () => {
  const mine = { viewer: 0, hands: [[1, 2], null], top: null, seats: [{ card: 'a' }, { card: null }] }
  const theirs = { viewer: 1, hands: [null, [3]], top: null, seats: [{ card: null }, { card: 'b' }] }
  expect(knownTogether([mine, theirs])).toEqual({
    viewer: 0,
    hands: [[1, 2], [3]],
    top: null,
    seats: [{ card: 'a' }, { card: 'b' }],
  })
})

it('lists of other lengths are not mixed', () => {
  expect(knownTogether<unknown>([{ log: [null] }, { log: [1, 2] }])).toEqual({ log: [null] })
})
