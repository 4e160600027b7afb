import { turnKey, type Puzzle, type PuzzleFile, type Rival } from '@benben/bots/puzzles'
import type { Game, Points } from '@benben/kernel'
import { positionOf } from './puzzle-table.ts'

/** How much less a turn brought than the best one, in the same games. */
interface Loss {
  readonly points: { readonly mean: number; readonly error: number }
  readonly chance: { readonly mean: number; readonly error: number }
  /** What the best turn brings more, by source. */
  readonly sources: Points
  readonly many: number
}

/** What a turn is worth beside the best one. */
export type Grade = { readonly is: 'best' } | { readonly is: 'other'; readonly loss: Loss }

const BEST: Grade = { is: 'best' }

/** The grade of a turn that leaves the same table as the answer or one of its rivals; undefined for all others. */
export function knownGrade(game: Game, puzzle: Puzzle, taken: readonly string[]): Grade | undefined {
  const position = positionOf(game, puzzle)
  const keyOf = (texts: readonly string[]): number | undefined =>
    turnKey(
      game,
      position,
      puzzle.seat,
      texts.flatMap((text) => game.read(text) ?? []),
    )
  const key = keyOf(taken)
  if (key === keyOf(puzzle.best)) return BEST
  const rival = puzzle.rivals.find(({ moves }) => keyOf(moves) === key)
  return rival === undefined ? undefined : { is: 'other', loss: lossOf(rival, puzzle.many) }
}

const lossOf = ({ points, chance, sources }: Rival, many: number): Loss => ({ points, chance, sources, many })

/** So little counts as nothing: points, or a share of the games. */
const TOLERANCE = { points: 0.5, chance: 0.02 } as const

/** Whether a turn solves the puzzle: it is the best one, or brings as much. */
export const solves = (grade: Grade, { measure }: Pick<PuzzleFile, 'measure'>): boolean =>
  grade.is === 'best' || grade.loss[measure].mean <= TOLERANCE[measure]
