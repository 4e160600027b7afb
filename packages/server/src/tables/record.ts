import { commitment, readIncident, recordText, type Game, type RecordLine } from '@benben/kernel'
import type { StoredLine, Snapshot } from '../store/stored-match.ts'
import type { StoredTable } from '../store/stored-table.ts'
import { termsOf } from './opening.ts'

/** The moves without those undone, and the checkpoints between them. */
function standing(lines: readonly StoredLine[], checkpoints: readonly Snapshot[]): RecordLine[] {
  const written: RecordLine[] = []
  lines.forEach(({ kind, seat, move }, i) => {
    if (kind === 'move') written.push({ kind: 'move', line: 0, seat: seat!, text: move! })
    else if (kind === 'undo')
      written.splice(
        written.findLastIndex((each) => each.kind === 'move'),
        1,
      )
    else if (kind === 'incident') written.push({ kind: 'incident', line: 0, incident: readIncident(move!)! })
    const checkpoint = checkpoints.find((each) => each.lines === i + 1)
    if (checkpoint === undefined) return
    const { rules, position } = checkpoint
    written.push({ kind: 'checkpoint', line: 0, rules: rules!, position })
  })
  return written
}

/**
 * The record of a match, with seed and nonces. It is written from the stored lines without a replay: they may not be legal
 * under the current rules.
 */
export function recordOf(
  game: Game,
  table: StoredTable,
  lines: readonly StoredLine[],
  checkpoints: readonly Snapshot[],
): string {
  const { seed, ...terms } = termsOf(table)
  return recordText({
    game: table.game,
    rules: table.rules,
    edition: game.edition,
    ...(game.printed === undefined ? {} : { printed: game.printed }),
    ...terms,
    seed,
    commitment: commitment(seed),
    lines: standing(lines, checkpoints),
    ...(table.result === null ? {} : { end: table.result }),
  })
}
