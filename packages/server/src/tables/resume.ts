import {
  equals,
  Match,
  type Closings,
  type Game,
  type GameEvent,
  type Position,
  type Resumed,
} from '@benben/kernel'
import type { SnapshotInfo, StoredLine, Snapshot, Store, StoredTable } from '../store/store.ts'
import { termsOf } from './opening.ts'
import { hasBit } from './viewers.ts'

type AnyMatch = Match<unknown, unknown, GameEvent>

/**
 * `unchanged`: the rules are the same as before. `migrated`: the rules have changed; the match continues from its position, and
 * that has to be saved. `incompatible`: the current rules cannot read its position, so only its record is available.
 */
export type ResumedMatch =
  | { readonly kind: 'unchanged' | 'migrated'; readonly match: AnyMatch }
  | { readonly kind: 'incompatible'; readonly rules: number }

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
    return { kind: 'migrated', match: openAt(game, table, from).match }
  }
  if (!now.ok) throw new RangeError(`a saved position cannot be read: ${now.fault.path} ${now.fault.code}`)
  const lines = snapshot === undefined ? [] : await store.lines(table.id, snapshot.lines)
  return { kind: 'unchanged', match: replaySinceSnapshot(game, table, now.value, snapshot, lines) }
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
): AnyMatch {
  const closings = snapshot === undefined ? [] : closingsOf(snapshot)
  const saved = snapshot === undefined ? undefined : game.fromJSON(snapshot.position)
  const match =
    saved?.ok === true ? playOn(game, table, { position: saved.value, closings }, lines) : undefined
  if (match !== undefined && equals(match.position, now)) return match
  return openAt(game, table, { position: now, closings }).match
}

function openAt(game: Game, table: StoredTable, from: Resumed) {
  const preferences = { byHand: table.byHand }
  const pause = (seat: number): boolean => hasBit(preferences.byHand, seat)
  return { match: new Match(game, termsOf(table), pause, undefined, from), preferences }
}

/** Undefined if a line is no longer legal. */
function playOn(
  game: Game,
  table: StoredTable,
  from: Resumed,
  lines: readonly StoredLine[],
): AnyMatch | undefined {
  const { match, preferences } = openAt(game, table, from)
  for (const { kind, seat, move, byHand } of lines) {
    preferences.byHand = byHand
    const code = game.read(move ?? '')
    const played = kind === 'undo' ? match.undo(seat ?? -1) : match.play(seat ?? -1, code ?? -1)
    if (!played.ok) return undefined
  }
  preferences.byHand = table.byHand
  return match
}
