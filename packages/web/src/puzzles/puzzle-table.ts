import type { Puzzle, PuzzleFile } from '@benben/bots/puzzles'
import {
  checkpointAt,
  Match,
  readRecord,
  recordText,
  writeRecord,
  type Game,
  type Position,
} from '@benben/kernel'
import type { SavedSeat } from '../store/save.ts'
import { LocalTable } from '../worker/local-table.ts'

/** Who sat there when the bots played. */
const RIVAL = 'apprentice'

/** The position of a puzzle. What older versions wrote can still be read. */
export function positionOf(game: Game, { position }: Pick<Puzzle, 'position'>): Position {
  const read = game.fromJSON(position)
  if (!read.ok) throw new Error(`a puzzle has a position that ${game.id} refuses: ${read.fault.code}`)
  return read.value
}

/** Whoever solves it among bots. */
export const seatsOf = (
  file: Pick<PuzzleFile, 'seats'>,
  puzzle: Pick<Puzzle, 'seat'>,
  name: string,
): readonly SavedSeat[] =>
  Array.from({ length: file.seats }, (_, seat) =>
    seat === puzzle.seat ? { kind: 'me', name } : { kind: 'bot', name: RIVAL },
  )

/** A table at which a puzzle begins: a match that goes on from its position. */
export function puzzleTable(
  game: Game,
  file: Pick<PuzzleFile, 'options' | 'seats'>,
  puzzle: Puzzle,
  /** What whoever solves it is called. */
  name: string,
): LocalTable {
  const seats = seatsOf(file, puzzle, name)
  const options = game.options(file.options, file.seats)
  if (!options.ok) throw new Error(`puzzles have options that ${game.id} refuses: ${options.fault.code}`)
  const names = seats.map((seat) => seat.name)
  const begun = new Match(game, { options: options.value, names, seed: puzzle.seed })
  const head = readRecord(writeRecord(begun, { seed: true }))
  const record = recordText({ ...head, lines: [checkpointAt(game, positionOf(game, puzzle))] })
  return new LocalTable(
    game,
    {
      id: '',
      game: game.id,
      options: file.options,
      seed: puzzle.seed,
      seats,
      record,
      changed: 0,
      moves: 0,
      over: false,
    },
    // The last move of a turn can be taken back: only the turn that was ended counts.
    { endTurnByHand: true, stepByStep: false },
  )
}
