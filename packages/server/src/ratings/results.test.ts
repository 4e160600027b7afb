import type { Result } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import type { StoredResult } from '../store/stored-people.ts'
import type { StoredSeat } from '../store/stored-table.ts'
import { NEWCOMER } from './glicko.ts'
import { rateMatch } from './rate-match.ts'
import { placesOf, resultsOf } from './results.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000

const result = (changes: Partial<Result>): Result => ({
  reason: 'points',
  winners: [0],
  points: [],
  totals: [40, 30, 35],
  ...changes,
})

describe('places', () => {
  it('follow the points', () => expect(placesOf(result({}))).toEqual([1, 3, 2]))
  it('begin with the winner, whatever the points say', () =>
    expect(placesOf(result({ winners: [1] }))).toEqual([2, 1, 3]))
  it('are shared', () => expect(placesOf(result({ winners: [0, 2], totals: [9, 9, 9] }))).toEqual([1, 3, 1]))
  it('end with whoever gave up, the first of them last', () =>
    expect(placesOf(result({ winners: [1], lost: [0, 2] }))).toEqual([3, 1, 2]))
})

const person = (guest: string): StoredSeat => ({ kind: 'person', guest, name: guest, nonce: 'aa' })
const TABLE = { id: 'table', game: 'tekhenu' }
const SEATS = [person('ada'), person('ben'), person('cem')]

describe('results', () => {
  it('are written for people only, and not against bots alone', () => {
    const bot: StoredSeat = { kind: 'bot', guest: null, name: 'scribe', nonce: 'aa' }
    const robo: StoredSeat = { ...person('robo'), program: true }
    const guests = (seats: readonly StoredSeat[]) =>
      resultsOf(TABLE, seats, result({}), 5).map(({ guest }) => guest)
    expect(guests([person('ada'), bot, person('cem')])).toEqual(['ada', 'cem'])
    expect(guests([person('ada'), bot, robo])).toEqual([])
    expect(guests([person('ada'), bot, { ...person('ben'), guest: null }])).toEqual([])
  })

  it('say how the match ended', () => {
    const endings = [{}, { lost: [1] }, { reason: 'agreed', winners: [] }, { lost: [1], kept: [2] }].map(
      (changes) => resultsOf(TABLE, SEATS, result(changes), 5)[0]!.ending,
    )
    expect(endings).toEqual(['played', 'conceded', 'agreed', 'kept'])
  })
})

describe('the rating of a match', () => {
  const results = (totals: readonly number[]): StoredResult[] =>
    resultsOf(TABLE, SEATS.slice(0, totals.length), result({ totals }), 5)
  const numbers = (rated: readonly StoredResult[]): number[] =>
    rated.map((each) => Math.round(each.rated!.rating))

  it('moves two newcomers apart by as much', () => {
    const [ada, ben] = rateMatch(results([40, 30]), [], 0)
    expect(numbers([ada!, ben!])).toEqual([1662, 1338])
    expect(ada!.rated).toMatchObject({ n: 1 })
  })

  it('counts three players as pairs of half the weight: who is in the middle stays', () => {
    const rated = rateMatch(results([40, 30, 35]), [], 0)
    expect(numbers(rated)).toEqual([1662, 1338, 1500])
  })

  it('builds on the ratings before, which are less certain after a while', () => {
    const first = rateMatch(results([40, 30]), [], 0)
    const at = (weeks: number) =>
      rateMatch(
        results([40, 30]),
        first.map((each) => ({ ...each, at: 0 })),
        weeks * WEEK,
      )
    expect(at(1).map((each) => each.rated!.n)).toEqual([2, 2])
    expect(at(52)[0]!.rated!.deviation).toBeGreaterThan(at(0)[0]!.rated!.deviation)
    expect(at(1e6)[0]!.rated!.deviation).toBeLessThan(NEWCOMER.deviation)
  })
})
