import { commitment, replay, writeRecord, type Game } from '@benben/kernel'
import type { Line, StoredTable } from '../store/store.ts'
import { termsOf } from './opening.ts'

/** The moves that stand: an undo takes the one before it along. */
function standing(lines: readonly Line[]): Line[] {
  const moves: Line[] = []
  for (const line of lines) {
    if (line.kind === 'move') moves.push(line)
    else if (line.kind === 'undo') moves.pop()
  }
  return moves
}

/** The record of a finished match, with seed and nonces. It is replayed before it is handed out, so that it holds. */
export function recordOf(game: Game, table: StoredTable, lines: readonly Line[]): string {
  const { options, names, seed, nonces } = termsOf(table)
  const match = replay(game, {
    game: table.game,
    rules: table.rules,
    edition: game.edition,
    ...(game.printed === undefined ? {} : { printed: game.printed }),
    options,
    names,
    commitment: commitment(seed),
    seed,
    nonces,
    lines: standing(lines).map(({ seat, move }, i) => ({
      kind: 'move',
      line: i + 1,
      seat: seat!,
      text: move!,
    })),
  })
  return writeRecord(match, { seed: true })
}
