import { digest, random } from '@benben/kernel'
import { LEVEL_NAMES } from '../levels.ts'
import { gameOf, makeBot } from '../roster.ts'
import { playMatch } from '../table.ts'
import { ALL_TABLES, questionsOf, spread, tableName, type TableKind } from './questions.ts'

/** How bots play, in short: who changes one of them without meaning to is told. */

const short = (moves: readonly string[]): string => digest(moves.join('\n')).slice(0, 16)

/** All moves of a game of `greedy` against itself. */
function greedyGame({ id, raw, seats }: TableKind): string {
  const game = gameOf(id)!
  const options = game.options(raw, seats)
  if (!options.ok) throw new Error(options.fault.code)
  const bots = Array.from({ length: seats }, () => 'greedy')
  const match = playMatch({ game, options: options.value, bots, seed: 'digest' })
  return short(match.entries.map(({ seat, move }) => `${seat}: ${game.write(move)}`))
}

/** Enough that no two levels answer all of them alike. */
const askedAt = (id: string): number => (id === 'aton' ? 40 : 13)

/** What a level answers to some questions of a random game. */
function answers(level: string, table: TableKind): string {
  const questions = spread(questionsOf(table, 'digest'), askedAt(table.id))
  return short(
    questions.map(({ game, position, seat, moves }) =>
      game.write(
        makeBot(game.id, level)!({ seat, moves, view: game.view(position, seat), random: random('digest') }),
      ),
    ),
  )
}

const LEVEL_TABLES = ALL_TABLES.filter((table) =>
  ['aton {} 2', 'tekhenu {} 2', 'tekhenu {"seth":true} 2'].includes(tableName(table)),
)

/** What is digested, by its name in `digests.json`. */
export const DIGESTED: Readonly<Record<string, () => string>> = Object.fromEntries([
  ...ALL_TABLES.map((table) => [`greedy: ${tableName(table)}`, () => greedyGame(table)]),
  ...LEVEL_NAMES.flatMap((level) =>
    LEVEL_TABLES.map((table) => [`${level}: ${tableName(table)}`, () => answers(level, table)]),
  ),
]) as Readonly<Record<string, () => string>>
