import { describe, expect, it } from 'vitest'
import { KINDS, W } from './kinds.ts'
import { K, kindOf, MOVE_KINDS } from './moves.ts'
import { baseRules } from './waits.ts'

describe('numbers that are written out', () => {
  it('frames: each kind has its place in the list, and its rule', () => {
    expect(KINDS.map((kind) => W[kind])).toEqual(KINDS.map((_, i) => i))
    expect(baseRules.waits.map(({ name }) => name)).toEqual(KINDS)
  })

  it('moves: each kind has its place among the forms', () => {
    expect(MOVE_KINDS.map((kind) => kindOf(K[kind]))).toEqual(MOVE_KINDS.map((_, i) => i))
  })
})
