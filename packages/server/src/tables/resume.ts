import {
  equals,
  Match,
  type Closings,
  type Game,
  type GameEvent,
  type Position,
  type Resumed,
} from '@benben/kernel'
import type { Store } from '../store/store.ts'
import type { SnapshotInfo, StoredLine, Snapshot } from '../store/stored-match.ts'
import type { StoredTable } from '../store/stored-table.ts'
import { absencesOf } from './absences.ts'
import { termsOf } from './opening.ts'
import { hasBit } from './viewers.ts'

type AnyMatch = Match<unknown, unknown, GameEvent>

/**
 * `unchanged`: the rules are the same as before. `migrated`: the rules have changed; the match continues from its position, and
 * that has to be saved. `incompatible`: the current rules cannot read its position, so only its record is available.
 */
export type ResumedMatch =
  | ({ readonly kind: 'unchanged' | 'migrated' } & OpenMatch)
  | { readonly kind: 'incompatible'; readonly rules: number }

/** A match in memory, and what it reads at every move. */
export interface OpenMatch {
  readonly match: AnyMatch
  /** Which seats end their turns by hand, one bit each. */
  readonly preferences: { byHand: number }
}

/**
 * Resumes a saved match. Replays only the lines since the last snapshot, so that they can still be undone; the cost does not
 * depend on the length of the match.
 */
export async function resume(store: Store, game: Game, table: StoredTable): Promise<ResumedMatch> {
  const snapshot = await store.snapshot(table.id)
  const rules = snapshot?.rules ?? table.rules
  const now = game.fromJSON(table.position)
  if (rules !== game.rules) {
    if (!now.ok) return { kind: 'incompatible', rules }
    const from = { position: now.value, closings: closingsOf(closedByRules(game, table)) }
    return { kind: 'migrated', ...openAt(game, table, from) }
  }
  if (!now.ok) throw new RangeError(`a saved position cannot be read: ${now.fault.path} ${now.fault.code}`)
  const lines = snapshot === undefined ? [] : await store.lines(table.id, snapshot.lines)
  return { kind: 'unchanged', ...replaySinceSnapshot(game, table, now.value, snapshot, lines) }
}

/**
 * The match after the last lines of a table, from the match before them and without reading more. Undefined if that does not lead to
 * the saved position: then it has to be resumed. The match before them is changed only if it does.
 */
export function advance(
  game: Game,
  before: OpenMatch | undefined,
  table: StoredTable,
  lines: readonly StoredLine[],
): OpenMatch | undefined {
  // Before the match begins there is no position.
  if (table.position === null) return undefined
  const saved = game.fromJSON(table.position)
  const [line] = lines
  if (!saved.ok || lines.length > 1 || line?.kind === 'incident') return undefined
  if (before === undefined)
    return line?.kind === 'setup' ? openAt(game, table, { position: saved.value, closings: [] }) : undefined
  const { match, preferences } = before
  if (line === undefined) {
    if (!equals(match.position, saved.value)) return undefined
  } else {
    preferences.byHand = line.byHand
    const seat = line.seat ?? -1
    const isUndo = line.kind === 'undo'
    const played = isUndo ? match.previewUndo(seat) : match.preview(seat, game.read(line.move ?? '') ?? -1)
    if (!played.ok || !equals(isUndo ? played.entry.before : played.entry.after, saved.value))
      return undefined
    if (isUndo) match.undo(seat)
    else match.apply(played.entry)
    match.forget()
  }
  preferences.byHand = table.byHand
  return before
}

/** Moves played with other rules cannot be undone. */
export const closedByRules = (game: Game, { seats }: StoredTable): SnapshotInfo => ({
  closings: seats.map(() => 'rules'),
  isCheckpoint: true,
  rules: game.rules,
})

const closingsOf = ({ closings }: SnapshotInfo): Closings => closings.map((closing) => closing ?? undefined)

function replaySinceSnapshot(
  game: Game,
  table: StoredTable,
  now: Position,
  snapshot: Snapshot | undefined,
  lines: readonly StoredLine[],
): OpenMatch {
  const closings = snapshot === undefined ? [] : closingsOf(snapshot)
  const saved = snapshot === undefined ? undefined : game.fromJSON(snapshot.position)
  const open =
    saved?.ok === true ? playOn(game, table, { position: saved.value, closings }, lines) : undefined
  if (open !== undefined && equals(open.match.position, now)) return open
  return openAt(game, table, { position: now, closings })
}

function openAt(game: Game, table: StoredTable, from: Resumed): OpenMatch {
  const preferences = { byHand: table.byHand }
  const pause = (seat: number): boolean => hasBit(preferences.byHand, seat)
  const absences = absencesOf(table)
  const resumed = absences === undefined ? from : { ...from, absences }
  return { match: new Match(game, termsOf(table), pause, undefined, resumed), preferences }
}

/** Undefined if a line is no longer legal. */
function playOn(
  game: Game,
  table: StoredTable,
  from: Resumed,
  lines: readonly StoredLine[],
): OpenMatch | undefined {
  const open = openAt(game, table, from)
  const { match, preferences } = open
  for (const { kind, seat, move, byHand } of lines) {
    if (kind === 'incident') continue
    preferences.byHand = byHand
    const code = game.read(move ?? '')
    const played = kind === 'undo' ? match.undo(seat ?? -1) : match.play(seat ?? -1, code ?? -1)
    if (!played.ok) return undefined
  }
  preferences.byHand = table.byHand
  return open
}
