import {
  equals,
  Match,
  type Closings,
  type Game,
  type GameEvent,
  type Position,
  type Resumed,
} from '@benben/kernel'
import type { Closed, StoredLine, Snapshot, Store, StoredTable } from '../store/store.ts'
import { termsOf } from './opening.ts'
import { hasBit } from './viewers.ts'

type AnyMatch = Match<unknown, unknown, GameEvent>

/**
 * `same`: the rules are the same as before. `crossed`: the rules have changed; the match continues from its position, and
 * that has to be saved. `stuck`: the current rules cannot read its position, so only its record is available.
 */
export type ResumedMatch =
  | { readonly kind: 'same' | 'crossed'; readonly match: AnyMatch }
  | { readonly kind: 'stuck'; readonly rules: number }

/**
 * Resumes a saved match. Replays only the lines since the last snapshot, so that they can still be undone; the cost does not
 * depend on the length of the match.
 */
export async function resume(store: Store, game: Game, table: StoredTable): Promise<ResumedMatch> {
  const snapshot = await store.snapshot(table.id)
  const rules = snapshot?.rules ?? table.rules
  const now = game.fromJSON(table.position)
  if (rules !== game.rules) {
    if (!now.ok) return { kind: 'stuck', rules }
    const from = { position: now.value, closings: closingsOf(closedByRules(game, table)) }
    return { kind: 'crossed', match: openAt(game, table, from).match }
  }
  if (!now.ok) throw new Error(`a saved position cannot be read: ${now.fault.path} ${now.fault.code}`)
  const lines = snapshot === undefined ? [] : await store.lines(table.id, snapshot.lines)
  return { kind: 'same', match: sinceSnapshot(game, table, now.value, snapshot, lines) }
}

/** Moves played with other rules cannot be undone. */
export const closedByRules = (game: Game, { seats }: StoredTable): Closed => ({
  closings: seats.map(() => 'rules'),
  isCheckpoint: true,
  rules: game.rules,
})

const closingsOf = ({ closings }: Closed): Closings => closings.map((closing) => closing ?? undefined)

function sinceSnapshot(
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
  const hands = { byHand: table.byHand }
  const pause = (seat: number): boolean => hasBit(hands.byHand, seat)
  return { match: new Match(game, termsOf(table), pause, undefined, from), hands }
}

/** Undefined if a line is no longer legal. */
function playOn(
  game: Game,
  table: StoredTable,
  from: Resumed,
  lines: readonly StoredLine[],
): AnyMatch | undefined {
  const { match, hands } = openAt(game, table, from)
  for (const { kind, seat, move, byHand } of lines) {
    hands.byHand = byHand
    const code = game.read(move ?? '')
    const played = kind === 'undo' ? match.undo(seat ?? -1) : match.play(seat ?? -1, code ?? -1)
    if (!played.ok) return undefined
  }
  hands.byHand = table.byHand
  return match
}
