import { describe, expect, it } from 'vitest'
import { isPossible, paceOf, presetOf, PRESETS } from './presets.ts'

describe('the pace of a new table', () => {
  it('is possible as it is offered', () => {
    for (const preset of PRESETS) {
      const pace = paceOf(preset, { act: 'concede' })
      expect(pace === undefined || isPossible(pace)).toBe(true)
    }
  })

  it('is found again by its values; others are one’s own', () => {
    // Those of one's own begin with values that no other preset has.
    for (const preset of PRESETS) expect(presetOf(paceOf(preset, { act: 'concede' }))).toBe(preset)
    const clock = { bank: 700, increment: 5, cap: 700 }
    expect(presetOf({ kind: 'live', clock, late: { act: 'nothing' } })).toBe('own-live')
    expect(presetOf({ kind: 'turn', late: { act: 'nothing' } })).toBe('none')
  })

  it('is not with values of one’s own that contradict each other', () => {
    const pace = paceOf('own-live', { act: 'nothing' })!
    for (const change of [{ bank: 5 }, { cap: 60 }, { increment: 10_000 }, { bank: NaN }, { cap: 1e6 }])
      expect(isPossible({ ...pace, clock: { ...pace.clock!, ...change } })).toBe(false)
  })
})
