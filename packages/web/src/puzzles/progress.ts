import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Day } from './days.ts'

/** What became of a puzzle. */
export interface Attempted {
  readonly tries: number
  readonly solved: boolean
}

/** Which puzzles were tried and solved, by `aton/12`, and the days whose puzzle was solved; kept in this browser. */
interface PuzzleProgress {
  readonly attempted: Readonly<Record<string, Attempted>>
  readonly days: readonly Day[]
  readonly attempt: (puzzle: string, isSolved: boolean) => void
  readonly solveDay: (day: Day) => void
}

const NOTHING: Attempted = { tries: 0, solved: false }

export const puzzleKey = (game: string, number: number): string => `${game}/${number}`

export const usePuzzleProgress = create<PuzzleProgress>()(
  persist(
    (set) => ({
      attempted: {},
      days: [],
      attempt: (puzzle, isSolved) =>
        set(({ attempted }) => {
          const { tries, solved } = attempted[puzzle] ?? NOTHING
          return {
            // Whoever has solved it and plays with it tries nothing any more.
            attempted: {
              ...attempted,
              [puzzle]: { tries: solved ? tries : tries + 1, solved: solved || isSolved },
            },
          }
        }),
      solveDay: (day) => set(({ days }) => ({ days: days.includes(day) ? days : [...days, day] })),
    }),
    { name: 'benben.puzzles', version: 1 },
  ),
)

export const attemptedOf = ({ attempted }: Pick<PuzzleProgress, 'attempted'>, puzzle: string): Attempted =>
  attempted[puzzle] ?? NOTHING
