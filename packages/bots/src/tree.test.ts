import { random, type Move } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { gameOf, makeBot } from './roster.ts'
import { simulate } from './simulate.ts'
import { ALL_TABLES, questionsOf, spread, tableName } from './testing/questions.ts'

const BOT = 'tree:24'

describe('a search through the tree, in every game', () => {
  it.each(ALL_TABLES.map((table) => [tableName(table), table] as const))(
    'answers with a legal move, from what its seat knows alone: %s',
    (_, table) => {
      const chance = random('another deal')
      for (const { game, position, seat, moves } of spread(questionsOf(table, 'tree'), 4)) {
        const ask = (p: typeof position): Move =>
          makeBot(game.id, BOT)!({ seat, moves, view: game.view(p, seat), random: random('same') })
        const move = ask(position)
        expect(moves).toContain(move)
        expect(ask(game.determinize(game.view(position, seat), chance))).toBe(move)
      }
    },
  )

  it('stops when the answer is due', () => {
    const [{ game, position, seat, moves }] = questionsOf(ALL_TABLES[0]!, 'tree') as [
      ReturnType<typeof questionsOf>[number],
    ]
    let asked = 0
    const isLate = (): boolean => ++asked > 3
    const input = { seat, moves, view: game.view(position, seat), random: random('same'), isLate }
    expect(moves).toContain(makeBot(game.id, 'tree:100000')!(input))
    expect(asked).toBe(4)
  })

  it('thinks: it wins against chance', () => {
    for (const [id, games] of [
      ['aton', 8],
      ['tekhenu', 4],
    ] as const) {
      const game = gameOf(id)!
      const options = game.options({}, 2)
      if (!options.ok) throw new Error(options.fault.code)
      const bots = [BOT, 'random']
      const { wins } = simulate(
        { game, options: options.value, seats: 2, bots, games, seed: 'tree' },
        () => 0,
      )
      expect(wins[0], id).toBeGreaterThan(games / 2)
    }
  })
})
