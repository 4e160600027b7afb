import type { PuzzleFile } from '@benben/bots/puzzles'
import type { GameId } from '@benben/kernel'
import aton from './data/aton.json?url'
import tekhenu from './data/tekhenu.json?url'

/** Where the puzzles of each game lie; they are fetched with the first one. */
const FILES: Readonly<Record<GameId, string>> = { tekhenu, aton }

export const PUZZLE_GAMES = Object.keys(FILES) as readonly GameId[]

export const hasPuzzles = (game: string): game is GameId => Object.hasOwn(FILES, game)

const fetched = new Map<GameId, Promise<PuzzleFile>>()

/** The puzzles of a game, fetched once; what failed is tried again. */
export function loadPuzzles(game: GameId): Promise<PuzzleFile> {
  const known = fetched.get(game)
  if (known !== undefined) return known
  const file = fetch(FILES[game]).then(async (response) => {
    if (!response.ok) throw new Error(`the puzzles of ${game} were not found`)
    return (await response.json()) as PuzzleFile
  })
  fetched.set(game, file)
  file.catch(() => fetched.delete(game))
  return file
}
