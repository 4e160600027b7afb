import { expect, test } from 'vitest'
import { musteredBy, payingTechnologies } from '../index.ts'

test('BX01: musters five in all, and no other blessing musters both', () => {
  expect(musteredBy('BX01', 2)).toEqual({ warrior: 2, priest: 3 })
  for (const id of ['B01', 'BX03', 'BX04']) expect(musteredBy(id, 2)).toBeUndefined()
})

test('T10, T22: let something else stand in for what is to be paid', () => {
  expect(payingTechnologies(['T01', 'T10', 'T22'])).toEqual(['T22', 'T10'])
  expect(payingTechnologies(['T01', 'T23'])).toEqual([])
})
