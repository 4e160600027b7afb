import { aton, type AtonEvent, type AtonOptions, type AtonView } from '@benben/aton'
import { describe, expect, it } from 'vitest'
import { simulate, summarize, type Contest } from './simulate.ts'

const clock = (): (() => number) => {
  let now = 0
  return () => (now += 500)
}

const contest: Contest<AtonOptions, AtonView, AtonEvent> = {
  game: aton,
  options: { red: 'seed' },
  seats: 2,
  bots: ['random', 'random'],
  games: 200,
  seed: 'sum',
}

describe('simulate', () => {
  it('counts every game once', () => {
    const seen: number[] = []
    const run = simulate({ ...contest, onGame: (done) => seen.push(done) }, clock())
    const ended = Object.values(run.ends).reduce((sum, each) => sum + each, 0)
    expect(run).toMatchObject({ game: 'aton', games: 200, errors: 0, failures: [], seconds: 0.5 })
    expect(ended).toBe(200)
    expect(run.wins.reduce((sum, each) => sum + each, run.draws)).toBe(200)
    expect(run.draws).toBe(run.ends['draw'] ?? 0)
    expect(Object.keys(run.ends).length).toBeGreaterThanOrEqual(3)
    expect(run.decisionsPerSecond).toBe(run.decisions / 0.5)
    expect(seen).toEqual(Array.from({ length: 200 }, (_, i) => i + 1))
    for (const { min, p10, mean, p90, max } of run.scores) {
      expect([min, p10, mean, p90, max]).toEqual([min, p10, mean, p90, max].toSorted((a, b) => a - b))
    }
  })

  it('can be repeated, and another seed is another run', () => {
    const run = (seed: string) => simulate({ ...contest, seed, games: 20 }, clock())
    expect(run('a')).toEqual(run('a'))
    expect(run('a')).not.toEqual(run('b'))
  })

  it('counts a game that breaks and names its seed, and goes on', () => {
    let games = 0
    const brittle = {
      ...aton,
      result: (p: Int32Array) => {
        if (++games === 3) throw new Error('torn')
        return aton.result(p)
      },
    }
    const run = simulate({ ...contest, game: brittle, games: 10 }, clock())
    expect(run).toMatchObject({ errors: 1, failures: [{ seed: 'sum/2', message: 'torn' }] })
    expect(run.wins.reduce((sum, each) => sum + each, run.draws)).toBe(9)
  })

  it('stops a game that would never end', () => {
    const endless = { ...aton, step: () => undefined }
    expect(simulate({ ...contest, game: endless, games: 1 }, clock()).errors).toBe(1)
  })
})

describe('summaries', () => {
  it('take percentiles by nearest rank', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i)
    expect(summarize(values)).toEqual({ mean: 50.5, min: 1, max: 100, p10: 10, p90: 90 })
    expect(summarize([7])).toEqual({ mean: 7, min: 7, max: 7, p10: 7, p90: 7 })
    expect(summarize([])).toEqual({ mean: 0, min: 0, max: 0, p10: 0, p90: 0 })
  })
})
