import { drive, fastHost, random, type Game, type Move, type Position, type Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { LEVEL_NAMES } from './levels.ts'
import { botNames, gameOf, makeBot } from './roster.ts'

const MODES = [
  ['aton', {}, 2],
  ['tekhenu', {}, 2],
  ['tekhenu', {}, 3],
  ['tekhenu', {}, 4],
  ['tekhenu', { seth: true }, 2],
  ['tekhenu', { seth: true }, 4],
  ['tekhenu', { vizier: true }, 2],
  ['tekhenu', { solo: 'hard' }, 2],
  ['tekhenu', { solo: 'hard', seth: true }, 2],
] as const

interface Question {
  readonly position: Position
  readonly seat: Seat
  readonly moves: readonly Move[]
}

/** Some decisions of a random game, from its beginning to its end. */
function questions(game: Game, raw: object, seats: number, many: number): Question[] {
  const options = game.options(raw, seats)
  if (!options.ok) throw new Error(options.fault.code)
  const chance = random('questions')
  const all: Question[] = []
  drive(
    game,
    game.setup(options.value, seats, 'questions', fastHost),
    (p, seat, moves) => {
      all.push({ position: p.slice(), seat, moves: [...moves] })
      return moves[chance.below(moves.length)]!
    },
    fastHost,
  )
  return Array.from({ length: many }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / many)]!)
}

describe('the levels', () => {
  it('are offered for every game, weakest first, after the bots that older tables name', () => {
    for (const id of ['aton', 'tekhenu']) expect(botNames(id).slice(-LEVEL_NAMES.length)).toEqual(LEVEL_NAMES)
    expect(makeBot('aton', 'search:40')).toBeDefined()
    for (const id of ['aton', 'tekhenu']) expect(makeBot(id, 'pharaoh:40')).toBeDefined()
    expect(makeBot('tekhenu', 'novice:40')).toBeUndefined()
  })

  for (const [id, raw, seats] of MODES) {
    it(`answer with a legal move that no other deal of what they cannot see would change: ${id} ${JSON.stringify(raw)} ${seats}`, () => {
      const game = gameOf(id)!
      const chance = random('another deal')
      let different = 0
      for (const { position, seat, moves } of questions(game, raw, seats, 2)) {
        const other = game.determinize(game.view(position, seat), chance)
        if (JSON.stringify(game.toJSON(other)) !== JSON.stringify(game.toJSON(position))) different++
        for (const name of LEVEL_NAMES) {
          const ask = (p: Position): Move =>
            makeBot(id, name)!({ seat, moves, view: game.view(p, seat), random: random('same') })
          const move = ask(position)
          expect(moves).toContain(move)
          expect(ask(other), name).toBe(move)
        }
      }
      expect(different).toBeGreaterThan(0)
    })
  }
})
