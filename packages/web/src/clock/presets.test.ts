import { describe, expect, it } from 'vitest'
import { isPossible, paceOf, PRESETS } from './presets.ts'

describe('the pace of a new table', () => {
  it('is possible as it is offered', () => {
    for (const preset of PRESETS) {
      const pace = paceOf(preset, { act: 'concede' })
      expect(pace === undefined || isPossible(pace)).toBe(true)
    }
  })

  it('is not with values of one’s own that contradict each other', () => {
    const pace = paceOf('own-live', { act: 'nothing' })!
    for (const change of [{ bank: 5 }, { cap: 60 }, { increment: 10_000 }, { bank: NaN }, { cap: 1e6 }])
      expect(isPossible({ ...pace, clock: { ...pace.clock!, ...change } })).toBe(false)
  })
})
