import { Match, type Game, type GameEvent, type Position } from '@benben/kernel'
import type { Snapshot, StoredLine } from '../store/stored-match.ts'
import type { StoredTable } from '../store/stored-table.ts'
import { termsOf } from '../tables/opening.ts'
import { hasBit } from '../tables/viewers.ts'

type AnyMatch = Match<unknown, unknown, GameEvent>

/**
 * The position after each line of a match. Snapshots are read as they are, whatever rules led there; between them lines are played again
 * if they were played by the rules of today, and are undefined otherwise.
 */
export function positionsAfter(
  game: Game,
  table: StoredTable,
  lines: readonly StoredLine[],
  snapshots: readonly Snapshot[],
): (Position | undefined)[] {
  const saved = new Map(snapshots.map((snapshot) => [snapshot.lines, snapshot]))
  const preferences = { byHand: 0 }
  let match: AnyMatch | undefined
  const positions = lines.map((line, i) => {
    preferences.byHand = line.byHand
    if (match !== undefined && !playsOn(game, match, line)) match = undefined
    const snapshot = saved.get(i + 1)
    if (snapshot === undefined) return match?.position
    const read = game.fromJSON(snapshot.position)
    const isOfToday = (snapshot.rules ?? table.rules) === game.rules
    match =
      read.ok && isOfToday
        ? openAt(game, table, read.value, (seat) => hasBit(preferences.byHand, seat))
        : undefined
    return read.ok ? read.value : undefined
  })
  // What came after the last snapshot by other rules: the match stands there now.
  if (positions.length > 0 && positions.at(-1) === undefined) {
    const now = game.fromJSON(table.position)
    if (now.ok) positions[positions.length - 1] = now.value
  }
  return positions
}

const openAt = (
  game: Game,
  table: StoredTable,
  position: Position,
  pause: (seat: number) => boolean,
): AnyMatch => new Match(game, termsOf(table), pause, undefined, { position, closings: [] })

/** Whether the line could be played. */
function playsOn(game: Game, match: AnyMatch, { kind, seat, move }: StoredLine): boolean {
  if (kind === 'incident') return true
  if (kind === 'undo') return match.undo(seat ?? -1).ok
  return kind === 'move' && match.play(seat ?? -1, game.read(move ?? '') ?? -1).ok
}
