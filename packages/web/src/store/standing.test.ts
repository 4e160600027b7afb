import { aton } from '@benben/aton'
import { playMatch } from '@benben/bots'
import { Match, untyped, type Game } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { expect, it } from 'vitest'
import { standingIn } from './standing.ts'

/** What the view of a game says of it. */
interface Told {
  readonly round: number
  readonly totals?: readonly number[]
  readonly seats: readonly { readonly score?: number }[]
}

it.each([
  ['tekhenu', untyped(tekhenu)],
  ['aton', untyped(aton)],
] as const)('says round and points of a kept match as its table does: %s', (_, game: Game) => {
  const options = game.options({}, 2)
  if (!options.ok) throw new Error(options.fault.code)
  const names = ['Ada', 'Ben']
  const { entries } = playMatch({
    game,
    options: options.value,
    bots: ['greedy', 'greedy'],
    seed: 'standing',
  })
  const match = new Match(game, { options: options.value, names, seed: 'standing' }, () => false)
  const rounds = new Set<number>()
  for (const { seat, move } of entries) {
    match.play(seat, move)
    const { round, totals, seats } = game.view(match.position, 0) as Told
    const position: unknown = JSON.parse(JSON.stringify(game.toJSON(match.position)))
    const standing = standingIn({ rules: game.rules, lines: match.entries.length, position })
    const points = totals ?? seats.map(({ score }) => score)
    expect(standing).toEqual(round === 0 ? undefined : { round, points })
    rounds.add(round)
  }
  expect(rounds.size).toBeGreaterThan(3)
})

it('says nothing of a match of which no position is kept', () => {
  expect(standingIn(undefined)).toBeUndefined()
  expect(standingIn({ rules: 1, lines: 0, position: null })).toBeUndefined()
})
