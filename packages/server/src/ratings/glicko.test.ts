import { describe, expect, it } from 'vitest'
import { afterGames, aged, NEWCOMER, type RatedGame, type Rating } from './glicko.ts'

const PLAYER: Rating = { rating: 1500, deviation: 200, volatility: 0.06 }
const GAMES: readonly RatedGame[] = [
  { opponent: { rating: 1400, deviation: 30 }, score: 1 },
  { opponent: { rating: 1550, deviation: 100 }, score: 0 },
  { opponent: { rating: 1700, deviation: 300 }, score: 0 },
]

describe('Glicko-2', () => {
  it('gives the numbers of the worked example in the paper', () => {
    const { rating, deviation, volatility } = afterGames(PLAYER, GAMES)
    // The paper rounds on its way.
    expect(Math.abs(rating - 1464.06)).toBeLessThan(0.01)
    expect(Math.abs(deviation - 151.52)).toBeLessThan(0.005)
    expect(Math.abs(volatility - 0.05999)).toBeLessThan(0.00001)
  })

  it('only ages somebody who has not played: the rating stays, the deviation grows up to that of a newcomer', () => {
    const idle = afterGames(PLAYER, [])
    expect(idle).toEqual(aged(PLAYER, 1))
    expect(idle.rating).toBe(1500)
    expect(idle.deviation).toBeCloseTo(Math.sqrt(200 ** 2 + (0.06 * 173.7178) ** 2), 6)
    expect(aged(PLAYER, 1e6).deviation).toBe(NEWCOMER.deviation)
    expect(aged(PLAYER, 0)).toEqual(PLAYER)
  })

  it('counts two games of half the weight like one', () => {
    const [first] = GAMES
    const halves = [first!, first!].map((game) => ({ ...game, weight: 0.5 }))
    const [one, two] = [afterGames(PLAYER, [first!]), afterGames(PLAYER, halves)]
    expect(two.rating).toBeCloseTo(one.rating, 9)
    expect(two.deviation).toBeCloseTo(one.deviation, 9)
  })

  it('raises the volatility of somebody whose results surprise', () => {
    const strong = { rating: 2400, deviation: 40 }
    const wins = Array.from({ length: 8 }, () => ({ opponent: strong, score: 1 }))
    const after = afterGames({ ...PLAYER, deviation: 60 }, wins)
    expect(after.volatility).toBeGreaterThan(0.06)
    expect(after.rating).toBeGreaterThan(1600)
  })

  it('leaves two equals where they were after a tie, and surer', () => {
    const after = afterGames(PLAYER, [{ opponent: PLAYER, score: 0.5 }], 0)
    expect(after.rating).toBeCloseTo(1500, 9)
    expect(after.deviation).toBeLessThan(200)
  })
})
