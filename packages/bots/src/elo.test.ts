import { random } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { ratings, type Score } from './elo.ts'

/** The share of games that a lead in Elo wins. */
const shareAt = (lead: number): number => 1 / (1 + 10 ** (-lead / 400))

const eloOf = (scores: readonly Score[], bots: readonly string[]): number[] =>
  ratings(bots, scores).map(({ elo }) => elo)

describe('Elo', () => {
  it('says the lead that the shares of games mean, around 1500', () => {
    const [a, b] = eloOf([{ a: 'a', b: 'b', won: 6400, games: 10_000 }], ['a', 'b'])
    // 64 of 100 games are 100 points.
    expect(Math.abs(a! - b! - 100)).toBeLessThan(0.5)
    expect(a! + b!).toBeCloseTo(3000, 6)
    const even = eloOf([{ a: 'a', b: 'b', won: 50, games: 100 }], ['a', 'b'])
    expect(even[0]).toBeCloseTo(1500, 6)
  })

  it('finds known strengths again, from all pairs and from neighbours alone', () => {
    const known = [1100, 1400, 1500, 1650, 1850]
    const bots = known.map((_, i) => `bot ${i}`)
    const pairs = bots.flatMap((a, i) => bots.slice(i + 1).map((b, j) => [a, b, i, i + 1 + j] as const))
    const scores = pairs.map(([a, b, i, j]) => ({
      a,
      b,
      won: 100_000 * shareAt(known[i]! - known[j]!),
      games: 100_000,
    }))
    for (const [name, some] of Object.entries({
      all: scores,
      neighbours: scores.filter((_, at) => pairs[at]![3] === pairs[at]![2] + 1),
    }))
      for (const [i, elo] of eloOf(some, bots).entries())
        expect(Math.abs(elo - known[i]!), `${name}: ${bots[i]}`).toBeLessThan(1)
  })

  it('stays finite for a bot that won every game, and lower after fewer games', () => {
    const lead = (games: number): number => {
      const [a, b] = eloOf([{ a: 'a', b: 'b', won: games, games }], ['a', 'b'])
      return a! - b!
    }
    expect(lead(100)).toBeGreaterThan(lead(10))
    expect(lead(100)).toBeLessThan(2000)
  })

  it('gives intervals that hold the true strength in 19 of 20 ladders, or more', () => {
    const known = [1200, 1400, 1550, 1850]
    const bots = known.map((_, i) => `bot ${i}`)
    const chance = random('ladders')
    let [held, all] = [0, 0]
    for (let ladder = 0; ladder < 100; ladder++) {
      const scores = bots.slice(1).map((a, i) => {
        const share = shareAt(known[i + 1]! - known[i]!)
        let won = 0
        for (let game = 0; game < 100; game++) if (chance.below(1_000_000) < share * 1_000_000) won++
        return { a, b: bots[i]!, won, games: 100 }
      })
      for (const [i, { elo, plusMinus }] of ratings(bots, scores).entries()) {
        all++
        if (Math.abs(elo - known[i]!) <= plusMinus) held++
      }
    }
    expect(held / all).toBeGreaterThanOrEqual(0.93)
  })
})
