import { describe, expect, it } from 'vitest'
import { countsAt, leftAt, resumesAt, serverNow } from './left.ts'

const clock = {
  left: 100,
  since: 0,
  due: 240,
  counts: [
    [0, 60],
    [200, 240],
  ] as [number, number][],
}

describe('a clock in the browser', () => {
  it('runs while it counts', () => {
    expect([0, 30, 60, 150, 200, 230, 500].map((at) => leftAt(clock, at))).toEqual([
      100, 70, 40, 40, 40, 10, 0,
    ])
    expect([0, 60, 200].map((at) => countsAt(clock, at))).toEqual([true, false, true])
    expect([30, 100, 300].map((at) => resumesAt(clock, at))).toEqual([undefined, 200, undefined])
  })

  it('follows the time of the server, not the own one', () => {
    expect(serverNow({ at: 5000, heard: 100, seats: [] }, 350)).toBe(5250)
    expect(serverNow({ at: 5000, heard: 100, seats: [] }, 50)).toBe(5000)
  })
})
