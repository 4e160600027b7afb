import { describe, expect, it } from 'vitest'
import { KINDS, W } from './kinds.ts'
import { K, kindOf, MOVE_KINDS } from './moves.ts'
import { DISTRICTS, HOW, PAINLESS, QUIET, UP_TO_THREE, WAIVED, WITH_DIE } from './perform.ts'
import * as state from './state.ts'
import { baseRules } from './waits.ts'

describe('numbers that are written out', () => {
  it('frames: each kind has its place in the list, and its rule', () => {
    expect(KINDS.map((kind) => W[kind])).toEqual(KINDS.map((_, i) => i))
    expect(baseRules.waits.map(({ name }) => name)).toEqual(KINDS)
  })

  it('moves: each kind has its place among the forms', () => {
    expect(MOVE_KINDS.map((kind) => kindOf(K[kind]))).toEqual(MOVE_KINDS.map((_, i) => i))
  })

  it('what was done in a turn: a bit each', () => {
    const bits = Object.entries(state).flatMap(([name, bit]) => (name.startsWith('DID_') ? [bit] : []))
    expect(bits).toHaveLength(9)
    expect(new Set(bits)).toEqual(new Set(Array.from({ length: 9 }, (_, i) => 1 << i)))
  })

  it('how an action is performed: its value, a bit each, its districts', () => {
    const parts = [7, WITH_DIE, WAIVED, QUIET, UP_TO_THREE, PAINLESS, 15 << DISTRICTS]
    expect(parts.reduce((all, part) => all + part)).toBe(HOW[1])
    expect(parts.reduce((all, part) => all | part)).toBe(HOW[1])
  })
})
