import { GENERATOR_CELLS, random, type Move, type Position, type Random } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { LEVEL_NAMES } from './levels.ts'
import { botNames, makeBot } from './roster.ts'
import {
  ALL_TABLES,
  questionsOf,
  spread,
  tableName,
  type Question,
  type TableKind,
} from './testing/questions.ts'

const waitOf = ({ game, position, seat }: Question): string =>
  (game.view(position, seat) as { waiting: { wait: string }[] }).waiting.at(-1)?.wait ?? 'turn'

/** Choices before the first round, and those that seats make at the same time: more is hidden then than later. */
const APART = /^(?:assign|choose-decree|keep-decree|destiny|vizier-discard|.*draft|.*start)$/

const cells = (p: Position): string => p.subarray(GENERATOR_CELLS).join()

/** A decision, and the same with everything the seat cannot see dealt in another way. */
interface Twins extends Question {
  readonly other: Position
}

/** Whether a seat may hold what another one cannot see. Against Botankhamun only what is still to come is hidden. */
const hasSecrets = ({ raw }: TableKind): boolean => !('solo' in raw)

/** The twins of a question; undefined where another deal is the same deal. */
function twins(question: Question, table: TableKind, chance: Random): Twins | undefined {
  const { game, position, seat } = question
  const view = game.view(position, seat)
  for (let tries = 0; tries < 5; tries++) {
    const other = game.determinize(view, chance)
    if (!hasSecrets(table) || cells(other) !== cells(position)) return { ...question, other }
  }
  return undefined
}

/** Of a random game the first choice of each kind that stands apart, and some of all others. */
function asked(table: TableKind): Twins[] {
  const chance = random('another deal')
  const all = questionsOf(table, 'questions').flatMap((each) => twins(each, table, chance) ?? [])
  const apart = new Map(
    all.toReversed().flatMap((each) => (APART.test(waitOf(each)) ? [[waitOf(each), each]] : [])),
  )
  return [
    ...apart.values(),
    ...spread(
      all.filter((each) => !APART.test(waitOf(each))),
      2,
    ),
  ]
}

describe('the levels', () => {
  it('are offered for every game, weakest first, after the bots that older tables name', () => {
    for (const id of ['aton', 'tekhenu']) expect(botNames(id).slice(-LEVEL_NAMES.length)).toEqual(LEVEL_NAMES)
    expect(makeBot('aton', 'search:40')).toBeDefined()
    for (const id of ['aton', 'tekhenu']) expect(makeBot(id, 'pharaoh:40')).toBeDefined()
    expect(makeBot('tekhenu', 'novice:40')).toBeUndefined()
  })

  for (const table of ALL_TABLES) {
    it(`answer with a legal move that no other deal of what they cannot see would change: ${tableName(table)}`, () => {
      const questions = asked(table)
      expect(questions.length).toBeGreaterThanOrEqual(3)
      for (const { game, position, other, seat, moves } of questions) {
        expect([...other]).not.toEqual([...position])
        expect(cells(other) === cells(position)).toBe(!hasSecrets(table))
        for (const name of LEVEL_NAMES) {
          const ask = (p: Position): Move =>
            makeBot(game.id, name)!({ seat, moves, view: game.view(p, seat), random: random('same') })
          const move = ask(position)
          expect(moves).toContain(move)
          expect(ask(other), name).toBe(move)
        }
      }
    })
  }
})

describe('what a bot keeps from earlier questions', () => {
  /** A smaller budget is spent at every question, so one that was not renewed would show. */
  const BUDGETS: Readonly<Record<string, string>> = { priest: 'priest:4000', pharaoh: 'pharaoh:4000' }

  for (const id of ['aton', 'tekhenu']) {
    const questions = ALL_TABLES.filter(
      (table) => table.id === id && !/easy|medium/.test(tableName(table)),
    ).flatMap((table) => spread(questionsOf(table, 'kept'), id === 'aton' ? 8 : 2))
    it.each(LEVEL_NAMES)(`never changes its move: ${id}, %s`, (level) => {
      const name = id === 'aton' ? level : (BUDGETS[level] ?? level)
      const used = makeBot(id, name)!
      for (const { game, position, seat, moves } of [...questions, questions[0]!]) {
        const ask = (bot: typeof used): Move =>
          bot({ seat, moves, view: game.view(position, seat), random: random('same') })
        const move = ask(makeBot(id, name)!)
        expect(ask(used)).toBe(move)
      }
    })
  }
})
