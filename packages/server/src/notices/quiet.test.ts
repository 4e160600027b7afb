import { describe, expect, it } from 'vitest'
import { nightAt } from './quiet.ts'

const DAY = { from: 8 * 60, to: 22 * 60, zone: 'Europe/Warsaw' }
const at = (text: string): number => Date.parse(text)
const untilOf = (day: typeof DAY, text: string): string | undefined => {
  const night = nightAt(day, at(text))
  return night && new Date(night.until).toISOString()
}

describe('the day of somebody in Warsaw, from 8 to 22', () => {
  it.each([
    ['2026-11-17T07:00:00Z', undefined],
    ['2026-11-17T20:59:59Z', undefined],
    ['2026-11-17T21:00:00Z', '2026-11-18T07:00:00.000Z'],
    ['2026-11-18T06:59:59Z', '2026-11-18T07:00:00.000Z'],
    // Summer time begins on 29 March, and ends on 25 October.
    ['2026-03-28T22:30:00Z', '2026-03-29T06:00:00.000Z'],
    ['2026-10-24T21:30:00Z', '2026-10-25T07:00:00.000Z'],
  ])('at %s notices wait until %s', (now, until) => expect(untilOf(DAY, now)).toBe(until))

  it('says since when it is night', () => {
    expect(nightAt(DAY, at('2026-11-18T03:10:20Z'))?.since).toBe(at('2026-11-17T21:00:00Z'))
  })
})

it('a day may last over midnight, or always', () => {
  const late = { from: 18 * 60, to: 2 * 60, zone: 'America/New_York' }
  expect(untilOf(late, '2026-11-17T23:30:00Z')).toBeUndefined()
  expect(untilOf(late, '2026-11-18T06:30:00Z')).toBeUndefined()
  expect(untilOf(late, '2026-11-18T07:30:00Z')).toBe('2026-11-18T23:00:00.000Z')
  expect(untilOf({ ...DAY, from: 0, to: 0 }, '2026-11-18T03:00:00Z')).toBeUndefined()
})
