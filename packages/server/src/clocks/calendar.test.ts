import { describe, expect, it } from 'vitest'
import { countedFrom, holidayUntil } from './calendar.ts'
import { afterLength, lengthUntil, without, type Span } from './spans.ts'
import { dateIn, instantOf, localAt } from './zone.ts'

const at = (text: string): number => Date.parse(text)
const HOUR = 3_600_000
const hours = (from: number, to: number, zone = 'Europe/Warsaw', holidays: string[] = []) => ({
  zone,
  from: from * 60,
  to: to * 60,
  holidays,
})
const counted = (calendar: Parameters<typeof countedFrom>[0], from: string, to: string): number =>
  lengthUntil(countedFrom(calendar, at(from)), at(to)) / HOUR

describe('time zones', () => {
  it('say what a clock on the wall shows', () => {
    expect(localAt('Europe/Warsaw', at('2026-07-01T12:00Z'))).toBe(at('2026-07-01T14:00Z'))
    expect(localAt('Europe/Warsaw', at('2026-01-01T12:00Z'))).toBe(at('2026-01-01T13:00Z'))
    expect(localAt('Asia/Kathmandu', at('2026-01-01T12:00:00.250Z'))).toBe(at('2026-01-01T17:45:00.250Z'))
    expect(dateIn('Pacific/Auckland', at('2026-12-31T11:00Z'))).toBe('2027-01-01')
  })

  it('take a time that clocks show twice for the first one', () => {
    expect(instantOf('Europe/Warsaw', at('2026-10-25T02:30Z'))).toBe(at('2026-10-25T00:30Z'))
    expect(instantOf('America/Montreal', at('2026-11-01T01:30Z'))).toBe(at('2026-11-01T05:30Z'))
  })

  it('take a time that clocks leave out for the moment at which they are set forward', () => {
    expect(instantOf('Europe/Warsaw', at('2026-03-29T02:30Z'))).toBe(at('2026-03-29T01:00Z'))
    // Lord Howe Island is set forward by half an hour only.
    expect(instantOf('Australia/Lord_Howe', at('2026-10-04T02:15Z'))).toBe(at('2026-10-03T15:30Z'))
  })
})

describe('what counts', () => {
  it('is everything without a calendar', () => {
    expect(counted(undefined, '2026-05-01T00:00Z', '2026-05-03T12:00Z')).toBe(60)
  })

  it('is the hours of the day in the own zone', () => {
    expect(counted(hours(8, 22), '2026-05-01T00:00Z', '2026-05-02T00:00Z')).toBe(14)
    expect(counted(hours(8, 22), '2026-05-01T10:00Z', '2026-05-01T11:30Z')).toBe(1.5)
    // 21 o'clock in Warsaw, 15 o'clock in Montréal.
    expect(counted(hours(8, 22), '2026-05-01T19:00Z', '2026-05-01T23:00Z')).toBe(1)
    expect(counted(hours(8, 22, 'America/Montreal'), '2026-05-01T19:00Z', '2026-05-01T23:00Z')).toBe(4)
  })

  it('goes on after midnight if the day does', () => {
    const late = hours(18, 3)
    expect(counted(late, '2026-05-01T00:00Z', '2026-05-02T00:00Z')).toBe(9)
    // From 23:00 to 05:00 in Warsaw.
    expect(counted(late, '2026-05-01T21:00Z', '2026-05-02T03:00Z')).toBe(4)
  })

  it('is the whole day if it begins when it ends', () => {
    expect(counted(hours(0, 0), '2026-05-01T00:00Z', '2026-05-08T00:00Z')).toBe(7 * 24)
  })

  it('follows summer time: a window is as long as on the wall, a day has 23 or 25 hours', () => {
    const spring: [string, string] = ['2026-03-28T23:00Z', '2026-03-29T22:00Z']
    expect(counted(hours(8, 22), ...spring)).toBe(14)
    expect(counted(hours(0, 0), ...spring)).toBe(23)
    expect(counted(hours(1, 9), ...spring)).toBe(7)
    const autumn: [string, string] = ['2026-10-24T22:00Z', '2026-10-25T23:00Z']
    expect(counted(hours(0, 0), ...autumn)).toBe(25)
    expect(counted(hours(22, 6), ...autumn)).toBe(9)
  })

  it('is nothing on holidays, in the own zone', () => {
    const off = hours(8, 22, 'Europe/Warsaw', ['2026-05-01', '2026-05-02'])
    expect(counted(off, '2026-04-30T00:00Z', '2026-05-04T00:00Z')).toBe(28)
    expect(holidayUntil(off, at('2026-05-01T12:00Z'))).toBe('2026-05-02')
    // Half past midnight in Warsaw.
    expect(holidayUntil(off, at('2026-04-30T22:30Z'))).toBe('2026-05-02')
    expect(holidayUntil(off, at('2026-05-02T22:30Z'))).toBeUndefined()
  })

  it('is not the time in which no server ran', () => {
    const spans: Span[] = [
      [0, 10],
      [20, 30],
    ]
    const holes: Span[] = [
      [2, 4],
      [8, 22],
      [29, 40],
    ]
    expect([...without(spans, holes)]).toEqual([
      [0, 2],
      [4, 8],
      [22, 29],
    ])
    expect([...without(spans, [])]).toEqual(spans)
    expect([...without(spans, [[-5, 50]])]).toEqual([])
  })

  it('is over after so much of it', () => {
    const spans: Span[] = [
      [0, 10],
      [20, 30],
    ]
    expect([0, 10, 11, 20, 21].map((length) => afterLength(spans, length))).toEqual([0, 10, 21, 30, Infinity])
  })
})
