import type { Game, Happening, Host } from './contract.ts'
import { Match } from './match.ts'
import type { Position } from './position.ts'
import { RecordError, rulesOf, type CheckpointLine, type MatchRecord } from './record.ts'
import { replay, replayAnyway, termsIn, wentOn } from './replay.ts'

/** What a save keeps beside the record, so that a match can go on when the rules change. */
export interface KeptPosition {
  /** The rules that led to it. */
  readonly rules: number
  /** How many lines of the record lead to it. */
  readonly lines: number
  /** In the game's own JSON. */
  readonly position: unknown
}

/**
 * How a saved match was opened: `same` rules as before; or the rules have changed, and it goes on from the position that
 * was `kept` or, where there is none that can be read, from where its moves lead when they are `replayed` by the rules of
 * today.
 */
export type Reopening = 'same' | 'kept' | 'replayed'

export interface Reopened<O, V, E extends Happening> {
  readonly match: Match<O, V, E>
  readonly how: Reopening
}

/**
 * Opens a saved match to go on with it, also where its rules have changed since: then its record goes on behind a
 * checkpoint. Throws a RecordError where it cannot; the record itself is as good as ever.
 */
export function reopen<O, V, E extends Happening>(
  game: Game<O, V, E>,
  record: MatchRecord,
  pause: Host<E>['pause'],
  kept?: KeptPosition,
): Reopened<O, V, E> {
  if (record.game !== game.id || rulesOf(record) === game.rules)
    return { match: replay(game, record, pause), how: 'same' }
  const terms = termsIn(game, record)
  const { position, how } = positionNow(game, record, pause, kept)
  const { rules, lines, names } = record
  const checkpoint = checkpointAt(game, position)
  const from = wentOn(position, names.length, { rules, lines: [...lines, checkpoint] })
  return { match: new Match(game, terms, pause, undefined, from), how }
}

export const checkpointAt = <O, V, E extends Happening>(
  game: Game<O, V, E>,
  position: Position,
): CheckpointLine => ({ kind: 'checkpoint', line: 0, rules: game.rules, position: game.toJSON(position) })

function positionNow<O, V, E extends Happening>(
  game: Game<O, V, E>,
  record: MatchRecord,
  pause: Host<E>['pause'],
  kept: KeptPosition | undefined,
): { position: Position; how: Reopening } {
  const fromKept = kept === undefined ? undefined : tried(() => afterKept(game, record, pause, kept))
  if (fromKept !== undefined) return { position: fromKept, how: 'kept' }
  const again = tried(() => replayAnyway(game, record, pause).position)
  if (again !== undefined) return { position: again, how: 'replayed' }
  throw new RecordError(0, 'record.rules', { found: rulesOf(record), known: game.rules })
}

/** The position that was kept; a line that was written after it is played by the rules of today. */
function afterKept<O, V, E extends Happening>(
  game: Game<O, V, E>,
  record: MatchRecord,
  pause: Host<E>['pause'],
  { lines, position }: KeptPosition,
): Position {
  const checkpoint = { kind: 'checkpoint', line: 0, rules: game.rules, position } as const
  if (lines > record.lines.length) throw new RecordError(0, 'record.position')
  const later = [...record.lines.slice(0, lines), checkpoint, ...record.lines.slice(lines)]
  return replayAnyway(game, { ...record, lines: later }, pause).position
}

/** Undefined where the record does not hold. */
function tried<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof RecordError) return undefined
    throw error
  }
}
