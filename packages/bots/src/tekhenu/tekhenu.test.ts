import { drive, fastHost, random } from '@benben/kernel'
import { standard, tekhenu, tekhenuWith } from '@benben/tekhenu'
import { describe, expect, it } from 'vitest'
import { makeBot } from '../roster.ts'
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

  it('scores two and a half times as much as random with Time of Seth', () => {
    const seth = { ...options, seth: true }
    const totals = (bot: string): number[] =>
      [0, 1, 2, 3].flatMap((game) => [
        ...playFast({ game: tekhenu, options: seth, bots: [bot, bot], seed: `seth ${game}` }).result.totals,
      ])
    expect(mean(totals('greedy'))).toBeGreaterThan(2.5 * mean(totals('random')))
  })

  it('settles the regions of Seth and takes artifacts', () => {
    const match = playMatch({
      game: tekhenu,
      options: { ...options, seth: true },
      bots: ['greedy', 'greedy'],
      seed: 'settle',
    })
    const told = match.entries.flatMap(({ events }) => events.map(({ type }) => type))
    const often = (type: string): number => told.filter((each) => each === type).length
    expect(often('settled-region')).toBeGreaterThan(3)
    expect(often('artifact-used')).toBeGreaterThan(0)
  })

  it('counts by the printed data the table is played with', () => {
    const { playerBoard } = standard
    const buildingRow = playerBoard.buildingRow.map(({ bread }) => ({ bread, vp: 9 }))
    const ours = { ...standard, name: 'ours', playerBoard: { ...playerBoard, buildingRow } }
    const buildings = (printed: unknown): number => {
      const game = tekhenuWith(ours)
      const bots = [0, 1].map(() => makeBot('tekhenu', 'greedy', printed)!)
      const chance = random('ours')
      const position = game.setup(options, 2, 'ours', fastHost)
      drive(
        game,
        position,
        (now, seat, moves) => bots[seat]!({ seat, moves, view: game.view(now, seat), random: chance }),
        fastHost,
      )
      return game.result(position)!.points.reduce((sum, points) => sum + points['buildings']!, 0)
    }
    // A bot that does not know that every building scores nine points constructs fewer.
    expect(buildings(ours)).toBeGreaterThan(buildings(undefined))
  })

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
