import { describe, expect, it } from 'vitest'
import {
  clockInfo,
  dueOf,
  leftAt,
  newClock,
  refreshed,
  rewarded,
  started,
  stopped,
  unrewarded,
} from './clock.ts'
import type { Span } from './spans.ts'

const TERMS = { bank: 100, increment: 30, cap: 120 }
const DAY = 86_400_000
const at = (text: string): number => Date.parse(text)
const WARSAW = { zone: 'Europe/Warsaw', from: 480, to: 1320, holidays: [] }
const none: Span[] = []

describe('a clock', () => {
  it('begins with the bank and runs down', () => {
    const clock = started(newClock(TERMS), 1000, undefined)
    expect(leftAt(clock, 41_000, none)).toBe(60_000)
    expect(dueOf(clock, none)).toBe(101_000)
    expect(leftAt(clock, 102_000, none)).toBe(-1000)
    expect(stopped(clock, 102_000, none)).toEqual({ left: 0, since: null })
  })

  it('does not run backwards when the time of another server is behind', () => {
    expect(leftAt(started(newClock(TERMS), 5000, undefined), 4000, none)).toBe(100_000)
  })

  it('stands while it is not started', () => {
    const clock = newClock(TERMS)
    expect([leftAt(clock, 1e12, none), dueOf(clock, none)]).toEqual([100_000, Infinity])
  })

  it('gets the increment for an answer, up to the cap', () => {
    expect(rewarded({ left: 50_000, since: null }, TERMS)).toEqual({
      left: 80_000,
      since: null,
      given: 30_000,
    })
    expect(rewarded({ left: 100_000, since: null }, TERMS)).toEqual({
      left: 120_000,
      since: null,
      given: 20_000,
    })
  })

  it('loses nothing at the cap that it had before', () => {
    expect(rewarded({ left: 130_000, since: null }, TERMS)).toEqual({ left: 130_000, since: null, given: 0 })
  })

  it('gives the increment back with the answer', () => {
    expect(unrewarded(rewarded({ left: 100_000, since: null }, TERMS))).toEqual({
      left: 100_000,
      since: null,
    })
  })

  it('has at least an increment and a tenth of the bank for somebody who comes back', () => {
    expect(refreshed({ left: 0, since: null }, TERMS).left).toBe(30_000)
    expect(refreshed({ left: 0, since: null }, { ...TERMS, increment: 0 }).left).toBe(10_000)
    expect(refreshed({ left: 70_000, since: null }, TERMS).left).toBe(70_000)
  })

  it('stands while no server runs', () => {
    const clock = started(newClock(TERMS), 0, undefined)
    const outages: Span[] = [[10_000, 70_000]]
    expect(leftAt(clock, 80_000, outages)).toBe(80_000)
    expect(dueOf(clock, outages)).toBe(160_000)
  })

  it('does not care for times without a server before it began to run', () => {
    const clock = started(newClock(TERMS), 80_000, undefined)
    for (const outages of [none, [[10_000, 70_000]], [[10_000, 80_000]]] as Span[][])
      expect([leftAt(clock, 90_000, outages), dueOf(clock, outages)]).toEqual([90_000, 180_000])
    expect(dueOf(clock, [[10_000, 81_000]])).toBe(181_000)
  })

  it('stands at night, over a weekend of summer time, and on holidays', () => {
    const days = { left: 28 * 3_600_000, since: null }
    const clock = started(days, at('2026-03-27T21:00Z'), WARSAW)
    // 22:00 on Friday; 14 hours on Saturday, 14 on Sunday, when clocks are set forward.
    expect(dueOf(clock, none)).toBe(at('2026-03-29T20:00Z'))
    const off = started(days, at('2026-03-27T21:00Z'), { ...WARSAW, holidays: ['2026-03-28'] })
    expect(dueOf(off, none)).toBe(at('2026-03-30T20:00Z'))
  })

  it('tells clients when it counts, so that they can show it without a calendar', () => {
    const clock = started({ left: 20 * 3_600_000, since: null }, at('2026-05-01T18:00Z'), WARSAW)
    const now = at('2026-05-01T19:00Z')
    expect(clockInfo(clock, now, none)).toEqual({
      left: 19 * 3_600_000,
      since: at('2026-05-01T18:00Z'),
      due: at('2026-05-03T10:00Z'),
      counts: [
        [now, at('2026-05-01T20:00Z')],
        [at('2026-05-02T06:00Z'), at('2026-05-02T20:00Z')],
        [at('2026-05-03T06:00Z'), at('2026-05-03T10:00Z')],
      ],
    })
    expect(clockInfo(newClock(TERMS), now, none)).toEqual({
      left: 100_000,
      since: null,
      due: null,
      counts: [],
    })
  })

  it('tells a few days only', () => {
    const clock = started({ left: 30 * DAY, since: null }, at('2026-05-01T00:00Z'), WARSAW)
    expect(clockInfo(clock, at('2026-05-01T00:00Z'), none).counts).toHaveLength(4)
  })
})
