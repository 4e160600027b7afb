import { aton } from '@benben/aton'
import { describe, expect, it } from 'vitest'
import { arena, type Pairing } from './arena.ts'

const meet = (a: string, b: string, games: number): Pairing => {
  const met = arena({ game: aton, options: { red: 'seed' }, seats: 2, bots: [a, b], games, seed: 'ladder' })
  if (!met.ok) throw new Error(met.fault.code)
  return met.value.pairs[0]!
}

describe('the ladder of bots', () => {
  it('search beats greedy in 70 % of games or more', () => {
    expect(meet('search', 'greedy', 20).aScore).toBeGreaterThanOrEqual(0.7)
  })

  it('search beats random in 97 % of games or more', () => {
    expect(meet('search', 'random', 20).aScore).toBeGreaterThanOrEqual(0.97)
  })

  it('greedy beats random in 80 % of games or more', () => {
    expect(meet('greedy', 'random', 200).aScore).toBeGreaterThanOrEqual(0.8)
  })
})

describe('an arena', () => {
  const contest = { game: aton, options: { red: 'seed' as const }, seats: 2, seed: 'x' }

  it('lets every pair meet, counts every game, and is fair to both seats', () => {
    let done = 0
    const met = arena({
      ...contest,
      bots: ['random', 'random', 'greedy'],
      games: 20,
      onGame: (n) => (done = n),
    })
    expect(met.ok && met.value.pairs.map(({ a, b }) => [a, b])).toEqual([
      ['random', 'random'],
      ['random', 'greedy'],
      ['random', 'greedy'],
    ])
    expect(done).toBe(60)
    for (const pair of met.ok ? met.value.pairs : []) {
      expect(pair.aWins + pair.bWins + pair.draws).toBe(20)
      expect(pair.aScore).toBe((pair.aWins + pair.draws / 2) / 20)
      expect(pair.low).toBeLessThanOrEqual(pair.aScore)
      expect(pair.high).toBeGreaterThanOrEqual(pair.aScore)
    }
  })

  it('refuses what it cannot compare, with a reason', () => {
    const refused = (more: object): unknown => {
      const met = arena({ ...contest, bots: ['random', 'greedy'], games: 4, ...more })
      return met.ok ? 'good' : `${met.fault.path} ${met.fault.code}`
    }
    expect(refused({ seats: 3 })).toBe('seats bots.arena-seats')
    expect(refused({ games: 3 })).toBe('games bots.arena-games')
    expect(refused({ games: 0 })).toBe('games bots.arena-games')
    expect(refused({ bots: ['random', 'fish'] })).toBe('bots[1] bots.unknown')
  })
})
