import { describe, expect, it } from 'vitest'
import { dayOf, daysUpTo, inARow, numberOn } from './days.ts'

describe('puzzles of the day', () => {
  it('come in turn, all of them before one comes again', () => {
    const numbers = daysUpTo('2026-11-17', 40).map((day) => numberOn(day, 40))
    expect(new Set(numbers).size).toBe(40)
    expect(numberOn('2026-11-18', 40)).toBe((numberOn('2026-11-17', 40) % 40) + 1)
  })

  it('follow the calendar of whoever looks', () => {
    expect(dayOf(new Date(2026, 10, 7, 23, 59))).toBe('2026-11-07')
    expect(daysUpTo('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  })

  it('count in a row up to today, or to yesterday while today is open', () => {
    expect(inARow(['2026-11-15', '2026-11-16', '2026-11-17'], '2026-11-17')).toBe(3)
    expect(inARow(['2026-11-15', '2026-11-16'], '2026-11-17')).toBe(2)
    expect(inARow(['2026-11-15'], '2026-11-17')).toBe(0)
  })
})
