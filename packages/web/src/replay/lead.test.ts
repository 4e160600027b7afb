import { describe, expect, it } from 'vitest'
import { ledFrom } from './lead.ts'

const seats = (won: readonly number[], ...all: readonly (readonly number[])[]) =>
  all.map((scores, seat) => ({ won: won.includes(seat), scores }))

describe('the round from which on the winner led', () => {
  it('is the one after the last in which somebody had as much', () => {
    expect(ledFrom(seats([0], [0, 5, 8, 12], [0, 6, 8, 9]))).toBe(3)
    expect(ledFrom(seats([1], [0, 5, 8, 12], [0, 6, 9, 13], [0, 7, 1, 2]))).toBe(2)
    expect(ledFrom(seats([0], [0, 5, 8], [0, 1, 2]))).toBe(1)
  })

  it('is none where points did not decide, or nobody won alone', () => {
    expect(ledFrom(seats([0], [0, 5, 8], [0, 6, 8]))).toBeUndefined()
    expect(ledFrom(seats([0, 1], [0, 5, 8], [0, 6, 8]))).toBeUndefined()
    expect(ledFrom(seats([], [0, 5], [0, 6]))).toBeUndefined()
  })
})
