import { advantage, compareTurns, loadAnalyst } from '@benben/bots/analysis'
import { mirrors, type Puzzle, type PuzzleFile } from '@benben/bots/puzzles'
import type { Game, Move } from '@benben/kernel'
import type { Grade } from '../puzzles/grade.ts'
import { positionOf } from '../puzzles/puzzle-table.ts'
import { engineOf } from './engines.ts'

/** A turn somebody took at a puzzle. */
export interface ToGrade {
  readonly file: Pick<PuzzleFile, 'game' | 'options' | 'seats' | 'strongest' | 'quick'>
  readonly puzzle: Puzzle
  readonly taken: readonly string[]
}

/** How far it is, from 0 to 1, and the grade in the end. */
export type FromGrading = { readonly done: number } | { readonly grade: Grade }

/** How many games are played on from the answer and from the turn. */
const GAMES = 40

const scope = globalThis as unknown as {
  addEventListener: (type: 'message', heard: (message: MessageEvent<ToGrade>) => void) => void
  postMessage: (told: FromGrading) => void
}

async function gradeOf({ file, puzzle, taken }: ToGrade): Promise<Grade> {
  const engine = await engineOf(file.game)
  if (engine?.ok !== true) throw new Error(`there is no game ${file.game}`)
  const game = engine.value
  const position = positionOf(game, puzzle)
  const options = game.options(file.options, file.seats)
  if (!options.ok) throw new Error(options.fault.code)
  const analyst = await loadAnalyst(game, options.value, game.view(position, puzzle.seat), file)
  if (analyst === undefined) throw new Error(`${file.game} is not analysed`)
  const turns = [readMoves(game, puzzle.best), readMoves(game, taken)] as const
  if (mirrors(analyst, position, puzzle.seat, ...turns)) return { is: 'best' }
  const effort = { deals: 0, playouts: GAMES, seed: puzzle.seed }
  let steps = 0
  const onStep = (): void => scope.postMessage({ done: ++steps / (2 * GAMES) })
  const [best, other] = compareTurns(analyst, position, puzzle.seat, turns, effort, onStep)
  return { is: 'other', loss: advantage(best!, other!).playedOn }
}

const readMoves = (game: Game, texts: readonly string[]): Move[] =>
  texts.flatMap((text) => game.read(text) ?? [])

scope.addEventListener('message', ({ data }) => {
  // An exception reaches the page as an error event of this worker.
  gradeOf(data).then((grade) => scope.postMessage({ grade }), reportError)
})
