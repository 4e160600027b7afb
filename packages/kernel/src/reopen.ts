import type { Game, GameEvent, Host } from './contract.ts'
import { Match } from './match.ts'
import type { Position } from './position.ts'
import { RecordError, rulesOf, type CheckpointLine, type MatchRecord } from './record.ts'
import { replay, replayAnyway, termsIn, resumedAt } from './replay.ts'

/** The position saved with a record, so that the match can continue after a change of the rules. */
export interface SavedPosition {
  /** The rules that led to it. */
  readonly rules: number
  /** The number of lines of the record before it. */
  readonly lines: number
  /** In the game's own JSON. */
  readonly position: unknown
}

/**
 * How a saved match was opened. `same`: with the rules it was played by. The rules have changed: `kept`: it continues from
 * the saved position; `replayed`: that position is missing or not readable, so its moves were replayed with the current
 * rules.
 */
export type Reopening = 'same' | 'kept' | 'replayed'

export interface Reopened<O, V, E extends GameEvent> {
  readonly match: Match<O, V, E>
  readonly how: Reopening
}

/**
 * Opens a saved match to continue it, also if the rules have changed since: then its record continues after a checkpoint.
 * Throws a RecordError if that is not possible; the record stays valid.
 */
export function reopen<O, V, E extends GameEvent>(
  game: Game<O, V, E>,
  record: MatchRecord,
  pause: Host<E>['pause'],
  kept?: SavedPosition,
): Reopened<O, V, E> {
  if (record.game !== game.id || rulesOf(record) === game.rules)
    return { match: replay(game, record, pause), how: 'same' }
  const terms = termsIn(game, record)
  const { position, how } = positionNow(game, record, pause, kept)
  const { rules, lines, names } = record
  const checkpoint = checkpointAt(game, position)
  const from = resumedAt(position, names.length, { rules, lines: [...lines, checkpoint] })
  return { match: new Match(game, terms, pause, undefined, from), how }
}

export const checkpointAt = <O, V, E extends GameEvent>(
  game: Game<O, V, E>,
  position: Position,
): CheckpointLine => ({ kind: 'checkpoint', line: 0, rules: game.rules, position: game.toJSON(position) })

function positionNow<O, V, E extends GameEvent>(
  game: Game<O, V, E>,
  record: MatchRecord,
  pause: Host<E>['pause'],
  kept: SavedPosition | undefined,
): { position: Position; how: Reopening } {
  const fromKept = kept === undefined ? undefined : attempt(() => afterKept(game, record, pause, kept))
  if (fromKept !== undefined) return { position: fromKept, how: 'kept' }
  const again = attempt(() => replayAnyway(game, record, pause).position)
  if (again !== undefined) return { position: again, how: 'replayed' }
  throw new RecordError(0, 'record.rules', { found: rulesOf(record), known: game.rules })
}

/** The saved position; lines written after it are replayed with the current rules. */
function afterKept<O, V, E extends GameEvent>(
  game: Game<O, V, E>,
  record: MatchRecord,
  pause: Host<E>['pause'],
  { lines, position }: SavedPosition,
): Position {
  const checkpoint = { kind: 'checkpoint', line: 0, rules: game.rules, position } as const
  if (lines > record.lines.length) throw new RecordError(0, 'record.position')
  const later = [...record.lines.slice(0, lines), checkpoint, ...record.lines.slice(lines)]
  return replayAnyway(game, { ...record, lines: later }, pause).position
}

/** Undefined if the record is damaged or refused. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof RecordError) return undefined
    throw error
  }
}
