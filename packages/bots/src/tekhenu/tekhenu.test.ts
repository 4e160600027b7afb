import { tekhenu } from '@benben/tekhenu'
import { describe, expect, it } from 'vitest'
import { playFast, playMatch } from '../table.ts'

const options = { horus: 'shuffled' } as const
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length

describe('greedy for Tekhenu', () => {
  for (const players of [2, 3, 4]) {
    it(`scores at least half as much again as random among ${players}`, () => {
      const totals = (bot: string): number[] =>
        [0, 1, 2].flatMap((game) => {
          const bots = Array.from({ length: players }, () => bot)
          return playFast({ game: tekhenu, options, bots, seed: `mean ${players} ${game}` }).result.totals
        })
      expect(mean(totals('greedy'))).toBeGreaterThan(1.5 * mean(totals('random')))
    })
  }

  it('plays the same game again from the same seed, on both paths', () => {
    const table = { game: tekhenu, options, bots: ['greedy', 'random', 'greedy'], seed: 'again' }
    const { result } = playFast(table)
    expect(playFast(table).result).toEqual(result)
    expect(playMatch(table).result).toEqual(result)
  })

  it('beats random wherever it sits', () => {
    for (const seat of [0, 1, 2]) {
      const bots = [0, 1, 2].map((each) => (each === seat ? 'greedy' : 'random'))
      const { result } = playFast({ game: tekhenu, options, bots, seed: `seat ${seat}` })
      expect(result.winners).toEqual([seat])
    }
  })
})
