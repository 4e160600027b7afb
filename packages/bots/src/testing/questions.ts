import { drive, fastHost, random, type Game, type Move, type Position, type Seat } from '@benben/kernel'
import { gameOf } from '../roster.ts'

/** A kind of table: a game, its options as they are written, and its seats. */
export interface TableKind {
  readonly id: string
  readonly raw: object
  readonly seats: number
}

const table = (id: string, raw: object, seats: number): TableKind => ({ id, raw, seats })

/** Every number of seats, module and solo level of Tekhenu that may be played together. */
export const TEKHENU_TABLES: readonly TableKind[] = [
  table('tekhenu', {}, 2),
  table('tekhenu', {}, 3),
  table('tekhenu', {}, 4),
  table('tekhenu', { seth: true }, 2),
  table('tekhenu', { seth: true }, 3),
  table('tekhenu', { seth: true }, 4),
  table('tekhenu', { vizier: true }, 2),
  table('tekhenu', { vizier: true, seth: true }, 2),
  table('tekhenu', { solo: 'easy' }, 2),
  table('tekhenu', { solo: 'medium' }, 2),
  table('tekhenu', { solo: 'hard' }, 2),
  table('tekhenu', { solo: 'easy', seth: true }, 2),
  table('tekhenu', { solo: 'medium', seth: true }, 2),
  table('tekhenu', { solo: 'hard', seth: true }, 2),
]
export const ATON = table('aton', {}, 2)
export const ALL_TABLES: readonly TableKind[] = [ATON, ...TEKHENU_TABLES]

export const tableName = ({ id, raw, seats }: TableKind): string => `${id} ${JSON.stringify(raw)} ${seats}`

/** A decision that a bot may be asked. */
export interface Question {
  readonly game: Game
  readonly position: Position
  readonly seat: Seat
  readonly moves: readonly Move[]
}

/** Every decision of a random game, from its beginning to its end. */
export function questionsOf({ id, raw, seats }: TableKind, seed: string): Question[] {
  const game = gameOf(id)!
  const options = game.options(raw, seats)
  if (!options.ok) throw new Error(options.fault.code)
  const chance = random(seed)
  const all: Question[] = []
  drive(
    game,
    game.setup(options.value, seats, seed, fastHost),
    (p, seat, moves) => {
      all.push({ game, position: p.slice(), seat, moves: [...moves] })
      return moves[chance.below(moves.length)]!
    },
    fastHost,
  )
  return all
}

/** So many of a list, at equal distances. */
export const spread = <T>(all: readonly T[], many: number): T[] =>
  Array.from(
    { length: Math.min(many, all.length) },
    (_, i, of = Math.min(many, all.length)) => all[Math.floor(((i + 0.5) * all.length) / of)]!,
  )
