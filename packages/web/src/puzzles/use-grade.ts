import type { Puzzle, PuzzleFile } from '@benben/bots/puzzles'
import type { Game } from '@benben/kernel'
import { useEffect, useState } from 'react'
import puzzleWorker from 'virtual:worker/puzzle-worker'
import type { FromGrading, ToGrade } from '../worker/puzzle-worker.ts'
import { knownGrade, type Grade } from './grade.ts'

/** What is known of a turn: its grade, how far the games played on from it are (from 0 to 1), or that they failed. */
export type Grading = Grade | { readonly is: 'thinking'; readonly done: number } | { readonly is: 'failed' }

const BEGUN: Grading = { is: 'thinking', done: 0 }

/** The grade of a turn; in a worker of its own where nobody has measured the turn before. Null without a turn. */
export function useGrade(
  game: Game,
  file: PuzzleFile,
  puzzle: Puzzle,
  taken: readonly string[] | null,
): Grading | null {
  const key = taken?.join('\n') ?? null
  const [state, setState] = useState<{ readonly key: string | null; readonly grading: Grading }>()
  useEffect(() => {
    if (key === null) return undefined
    const tell = (grading: Grading): void => setState({ key, grading })
    const moves = key === '' ? [] : key.split('\n')
    const known = knownGrade(game, puzzle, moves)
    if (known !== undefined) {
      tell(known)
      return undefined
    }
    const worker = new Worker(puzzleWorker, { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<FromGrading>) =>
      tell('grade' in data ? data.grade : { is: 'thinking', done: data.done }),
    )
    worker.addEventListener('error', () => tell({ is: 'failed' }))
    const { puzzles: _, ...head } = file
    worker.postMessage({ file: head, puzzle, taken: moves } satisfies ToGrade)
    return () => worker.terminate()
  }, [game, file, puzzle, key])
  if (key === null) return null
  return state?.key === key ? state.grading : BEGUN
}
