import type { Pace } from '@benben/protocol'
import { describe, expect, it } from 'vitest'
import type { StoredSeat } from '../store/stored-table.ts'
import { clocksAfter, firstClocks, lateSeats, withHolidays, type ClockState } from './clocks.ts'
import { steadyTime } from './time.ts'

const PACE: Pace = {
  kind: 'live',
  clock: { bank: 100, increment: 30, cap: 300 },
  late: { act: 'bot', bot: 'scribe' },
}
const BY_TURN: Pace = { ...PACE, kind: 'turn', clock: { bank: 86_400, increment: 0, cap: 86_400 } }
const DAY = 86_400_000
const person = (name: string, more: Partial<StoredSeat> = {}): StoredSeat => ({
  kind: 'person',
  guest: name,
  name,
  nonce: 'aa',
  ...more,
})
const bot: StoredSeat = { kind: 'bot', guest: null, name: 'novice', nonce: 'aa' }
const SEATS = [person('Ada'), person('Ben'), bot]
const start = (toAct: number[], pace = PACE): ClockState =>
  firstClocks({ pace }, { seats: SEATS, toAct, at: 0, outages: [] })
const after = (
  state: ClockState,
  at: number,
  toAct: number[],
  change: { answered?: number; undone?: number; returned?: number; seats?: StoredSeat[] } = {},
): ClockState => clocksAfter({ pace: PACE, ...state }, { seats: SEATS, toAct, at, outages: [], ...change })

describe('the clocks of a match', () => {
  it('are none without a pace', () => {
    expect(firstClocks({}, { seats: SEATS, toAct: [0], at: 0, outages: [] })).toEqual({
      clocks: null,
      due: null,
    })
  })

  it('run for the seats that are asked, and bots have none', () => {
    expect(start([0, 2])).toEqual({
      clocks: [{ left: 100_000, since: 0 }, { left: 100_000, since: null }, null],
      due: 100_000,
    })
  })

  it('stop with the answer, which adds the increment, and start with the question', () => {
    expect(after(start([0]), 40_000, [1], { answered: 0 })).toEqual({
      clocks: [{ left: 90_000, since: null, given: 30_000 }, { left: 100_000, since: 40_000 }, null],
      due: 140_000,
    })
  })

  it('go on while a seat decides several things, without an increment', () => {
    const before = start([0])
    expect(after(before, 40_000, [0], { answered: 0 })).toEqual(before)
  })

  it('add nothing when the move of another seat answers the question', () => {
    expect(after(start([0, 1]), 40_000, [1], { answered: 1 }).clocks![0]).toEqual({
      left: 60_000,
      since: null,
    })
  })

  it('take the increment back with the answer', () => {
    const answered = after(start([0, 1]), 40_000, [1], { answered: 0 })
    const undone = after(answered, 50_000, [0, 1], { undone: 0 })
    expect(undone.clocks![0]).toEqual({ left: 60_000, since: 50_000 })
    const again = after(undone, 60_000, [1], { answered: 0 })
    expect(again.clocks![0]).toEqual({ left: 80_000, since: null, given: 30_000 })
  })

  it('stand while a bot keeps the seat, and have some time for whoever comes back', () => {
    const kept = [person('Ada', { keeper: 'scribe' }), person('Ben'), bot]
    const away = after(start([0]), 100_000, [0], { seats: kept })
    expect(away).toEqual({
      clocks: [{ left: 0, since: null }, { left: 100_000, since: null }, null],
      due: null,
    })
    const back = after(away, 200_000, [0], { returned: 0 })
    expect(back.clocks![0]).toEqual({ left: 30_000, since: 200_000 })
    expect(back.due).toBe(230_000)
  })

  it('stand at the end', () => {
    expect(after(start([0, 1]), 40_000, []).due).toBeNull()
  })

  it('tell who is late', () => {
    const both = start([0, 1])
    expect(
      lateSeats(
        both,
        steadyTime(() => 99_999),
      ),
    ).toEqual([])
    expect(
      lateSeats(
        after(both, 10_000, [0], { answered: 1 }),
        steadyTime(() => 100_000),
      ),
    ).toEqual([0])
  })

  it('are not due where nothing happens', () => {
    expect(start([0], { ...PACE, late: { act: 'nothing' } }).due).toBeNull()
  })
})

describe('holidays', () => {
  const calendar = { zone: 'UTC', from: 480, to: 1320, holidays: ['1970-01-02'] }

  it('stop a clock that runs', () => {
    expect(
      withHolidays(
        { pace: BY_TURN, ...start([0], BY_TURN) },
        0,
        calendar,
        steadyTime(() => 10),
      ).due,
    ).toBe(DAY)
    const later = { ...calendar, holidays: ['1970-01-01', '1970-01-02'] }
    expect(
      withHolidays(
        { pace: BY_TURN, ...start([0], BY_TURN) },
        0,
        later,
        steadyTime(() => 10),
      ).due,
    ).toBe(3 * DAY)
  })

  it('change nothing for a clock that stands', () => {
    const before = start([1], BY_TURN)
    expect(
      withHolidays(
        { pace: BY_TURN, ...before },
        0,
        calendar,
        steadyTime(() => 10),
      ),
    ).toEqual(before)
  })

  it('leave the hours of a clock that runs as they were when it started', () => {
    const daily: Pace = { ...BY_TURN, clock: { bank: 7200, increment: 0, cap: 7200, daily: true } }
    const seats = [person('Ada', { day: { ...calendar, holidays: [] } }), person('Ben'), bot]
    const running = firstClocks({ pace: daily }, { seats, toAct: [0], at: 0, outages: [] })
    expect(running.due).toBe(10 * 3_600_000)
    const moved = withHolidays(
      { pace: daily, ...running },
      0,
      { ...calendar, from: 1200, to: 300 },
      steadyTime(() => 0),
    )
    expect(moved.due).toBe(10 * 3_600_000)
  })
})
