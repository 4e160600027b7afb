import { describe, expect, it } from 'vitest'
import { forget, isNew } from './visited.ts'

describe('positions a search has been in', () => {
  it('are new once, and again when the search is over', () => {
    const p = Int32Array.of(1, 2, 3)
    expect([isNew(p), isNew(p), isNew(p.slice())]).toEqual([true, false, false])
    forget()
    expect(isNew(p)).toBe(true)
    forget()
  })

  it('differ by any bit of any cell', () => {
    const seen = [Int32Array.of(0, 0), Int32Array.of(0, 1), Int32Array.of(1 << 20, 0), Int32Array.of(-1, 0)]
    expect(seen.map(isNew)).toEqual([true, true, true, true])
    expect(seen.map(isNew)).toEqual([false, false, false, false])
    forget()
  })
})
