import { describe, expect, it } from 'vitest'
import { GENERATOR_CELLS, next, random, reseed, roll, seed } from './random.ts'

describe('the generator', () => {
  it('is xoshiro128**: the published sequence from the state 1, 2, 3, 4', () => {
    const state = Int32Array.of(1, 2, 3, 4)
    expect(Array.from({ length: 10 }, () => next(state))).toEqual([
      11_520, 0, 5_927_040, 70_819_200, 2_031_721_883, 1_637_235_492, 1_287_239_034, 3_734_860_849,
      3_729_100_597, 4_258_142_804,
    ])
  })

  it('is set from a text: the same for the same, 128 bits of it', () => {
    const from = (text: string): Int32Array => {
      const state = new Int32Array(GENERATOR_CELLS)
      seed(state, text)
      return state
    }
    expect(from('a')).toEqual(from('a'))
    expect(from('a')).not.toEqual(from('b'))
    expect(new Set(from('a')).size).toBe(4)
  })

  it('rolls every side equally often', () => {
    const dice = random('fair')
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) counts[dice.below(6)]! += 1
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400) // four standard deviations
  })

  it('throws nothing away that would favour low sides', () => {
    // 3 × 2^30 sides: without rejection the lower third would come twice as often.
    const state = Int32Array.of(1, 2, 3, 4)
    const sides = 3 * 2 ** 30
    let low = 0
    for (let i = 0; i < 30_000; i++) if (roll(state, sides) < 2 ** 30) low++
    expect(Math.abs(low - 10_000)).toBeLessThan(400)
  })

  it('gives a copied position a future of its own', () => {
    const copy = Int32Array.of(1, 2, 3, 4, 99)
    reseed(copy, random('x'))
    expect(copy.slice(0, 4).join()).not.toBe('1,2,3,4')
    expect(copy[4]).toBe(99)
  })
})
