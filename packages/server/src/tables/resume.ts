import { equals, Match, type Game, type Happening, type Position, type Resumed } from '@benben/kernel'
import type { Line, Store, StoredTable } from '../store/store.ts'
import { termsOf } from './opening.ts'
import { hasBit } from './viewers.ts'

type AnyMatch = Match<unknown, unknown, Happening>

/**
 * Goes on where a match was saved. Only what was played since the last snapshot is played again, so that it can still
 * be taken back; how long the match has lasted does not matter.
 */
export async function resume(store: Store, game: Game, table: StoredTable): Promise<AnyMatch> {
  const now = positionFrom(game, table.position)
  const snapshot = await store.snapshot(table.id)
  if (snapshot === undefined)
    return openAt(game, table, { position: now, moved: [], closed: undefined }).match
  const lines = await store.lines(table.id, snapshot.lines)
  const { moved } = snapshot
  const closed = snapshot.closed ?? undefined
  const from = { position: positionFrom(game, snapshot.position), moved, closed }
  const match = playOn(game, table, from, lines)
  if (match !== undefined && equals(match.position, now)) return match
  // The rules have changed since: it goes on from where it stands, and what was played before stands too.
  return openAt(game, table, { position: now, moved, closed }).match
}

function positionFrom(game: Game, raw: unknown): Position {
  const read = game.fromJSON(raw)
  if (!read.ok) throw new Error(`a saved position cannot be read: ${read.fault.path} ${read.fault.code}`)
  return read.value
}

function openAt(game: Game, table: StoredTable, from: Resumed) {
  const hands = { byHand: table.byHand }
  const pause = (seat: number): boolean => hasBit(hands.byHand, seat)
  return { match: new Match(game, termsOf(table), pause, undefined, from), hands }
}

/** Undefined where a line does not hold any more. */
function playOn(game: Game, table: StoredTable, from: Resumed, lines: readonly Line[]): AnyMatch | undefined {
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
