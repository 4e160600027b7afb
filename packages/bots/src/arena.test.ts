import { aton } from '@benben/aton'
import { tekhenu } from '@benben/tekhenu'
import { describe, expect, it } from 'vitest'
import { arena, type Met, type Pairing } from './arena.ts'
import { seatings, shareOf } from './seating.ts'
import { LADDER, sprt } from './sprt.ts'

const meet = async (a: string, b: string, games: number): Promise<Pairing> => {
  const met = await arena({
    game: aton,
    options: { red: 'seed' },
    seats: 2,
    bots: [a, b],
    games,
    seed: 'ladder',
  })
  if (!met.ok) throw new Error(met.fault.code)
  return met.value.pairs[0]!
}

describe('the ladder of bots', () => {
  it('search beats greedy in 70 % of games or more', async () => {
    expect((await meet('search', 'greedy', 20)).aScore).toBeGreaterThanOrEqual(0.7)
  })

  it('search beats random in 97 % of games or more', async () => {
    expect((await meet('search', 'random', 20)).aScore).toBeGreaterThanOrEqual(0.97)
  })

  it('greedy beats random in 80 % of games or more', async () => {
    expect((await meet('greedy', 'random', 200)).aScore).toBeGreaterThanOrEqual(0.8)
  })
})

describe('the ladder of levels', () => {
  it.each([
    ['novice', 'random', 20, 0.8],
    ['apprentice', 'novice', 20, 0.65],
    ['scribe', 'apprentice', 20, 0.65],
    ['priest', 'scribe', 40, 0.65],
  ] as const)('in Aton %s beats %s', async (a, b, games, share) => {
    expect((await meet(a, b, games)).aScore).toBeGreaterThanOrEqual(share)
  })

  it.each([
    ['novice', 'random', 6],
    ['apprentice', 'novice', 12],
    ['scribe', 'novice', 4],
  ] as const)('in Tekhenu %s beats %s', async (a, b, games) => {
    const options = { horus: 'shuffled' } as const
    const met = await arena({ game: tekhenu, options, seats: 2, bots: [a, b], games, seed: 'levels' })
    expect(met.ok && met.value.pairs[0]!.aScore).toBeGreaterThanOrEqual(0.65)
  })
})

describe('an arena', () => {
  const contest = { game: aton, options: { red: 'seed' as const }, seats: 2, seed: 'x' }

  it('lets every pair meet, counts every game, and is fair to both seats', async () => {
    let done = 0
    const met = await arena({
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

  it('lets only neighbours in the list meet, if asked', async () => {
    const bots = ['random', 'novice', 'greedy']
    const met = await arena({ ...contest, bots, games: 2, neighbours: true })
    expect(met.ok && met.value.pairs.map(({ a, b }) => [a, b])).toEqual([
      ['random', 'novice'],
      ['novice', 'greedy'],
    ])
  })

  it('refuses what it cannot compare, with a reason', async () => {
    const refused = async (more: object): Promise<unknown> => {
      const met = await arena({ ...contest, bots: ['random', 'greedy'], games: 4, ...more })
      return met.ok ? 'good' : `${met.fault.path} ${met.fault.code}`
    }
    expect(await refused({ games: 3 })).toBe('games bots.arena-games')
    expect(await refused({ games: 0 })).toBe('games bots.arena-games')
    expect(await refused({ bots: ['random', 'fish'] })).toBe('bots[1] bots.unknown')
  })

  it('stops a pair once it is clear, after whole rounds of seatings', async () => {
    const met = await arena({ ...contest, bots: ['random', 'scribe'], games: 100, early: true })
    const [pair] = met.ok ? met.value.pairs : []
    expect(pair!.stronger).toBe('b')
    expect(pair!.games).toBeLessThan(40)
    expect(pair!.games % 2).toBe(0)
    expect(met.ok && met.value.ratings[1]!.elo).toBeGreaterThan(1600)
  })

  it('plays no game that is known, and tells of every other one', async () => {
    const told: Met[] = []
    const bots = ['random', 'greedy']
    const whole = await arena({ ...contest, bots, games: 6, onMet: (met) => told.push(met) })
    const more: Met[] = []
    const again = await arena({
      ...contest,
      bots,
      games: 6,
      jobs: 3,
      known: told.slice(0, 4),
      onMet: (met) => more.push(met),
    })
    expect(again).toEqual(whole)
    expect(more).toEqual(told.slice(4))
  })
})

describe('seatings', () => {
  it('give both bots every seat equally often', () => {
    for (const seats of [2, 3, 4]) {
      const ways = seatings(seats)
      for (let seat = 0; seat < seats; seat++)
        expect(ways.filter((isA) => isA[seat]).length).toBe(ways.length / 2)
    }
  })

  it('count the pairs in which a bot is ahead', () => {
    const totals = [90, 100, 80, 100]
    expect(shareOf({ winners: [1], totals }, [true, true, false, false])).toBe(0.625)
    expect(shareOf({ winners: [0], totals: [1, 2] }, [true, false])).toBe(1)
  })
})

describe('the sequential test', () => {
  it('decides for a share, against it, or not yet', () => {
    expect(sprt(20, 20, LADDER)).toBe('high')
    expect(sprt(5, 20, LADDER)).toBe('low')
    expect(sprt(13, 20, LADDER)).toBeUndefined()
  })
})
