import type { Game, GameEvent, Host } from './contract.ts'
import { silently, type Outcome } from './host.ts'
import { EARLY_ENDS, writeIncident, type Incident } from './incident.ts'
import { Match, type Earlier, type Terms } from './match.ts'
import type { Position, Seat } from './position.ts'
import { excerpt, RecordError, rulesOf, UNDO, type MatchRecord, type RecordLine } from './record.ts'

/**
 * Replays a record and checks every line. Throws a RecordError with the first line that is not valid. Lines before the last
 * checkpoint were played with other rules and are not checked.
 * `pause` says which seats end their turns by hand after the last line, for a match that continues.
 */
export function replay<O, V, E extends GameEvent>(
  game: Game<O, V, E>,
  record: MatchRecord,
  pause: Host<E>['pause'] = () => false,
): Match<O, V, E> {
  const needed = rulesOf(record)
  if (record.game === game.id && needed !== game.rules) {
    throw new RecordError(0, 'record.rules', { found: needed, known: game.rules })
  }
  return replayAnyway(game, record, pause)
}

/** Like `replay`, but ignores the version of the rules in the record: checks every line with the rules of `game`. */
export function replayAnyway<O, V, E extends GameEvent>(
  game: Game<O, V, E>,
  record: MatchRecord,
  pause: Host<E>['pause'],
): Match<O, V, E> {
  if (!endedEarly(record)) return replayLines(game, record, pause)
  // No line says whether the last turn had ended; the points at the end do.
  try {
    return replayLines(game, record, () => false)
  } catch (error) {
    if (!(error instanceof RecordError) || error.damage.code !== 'record.end') throw error
    return replayLines(game, record, () => true)
  }
}

function replayLines<O, V, E extends GameEvent>(
  game: Game<O, V, E>,
  record: MatchRecord,
  pause: Host<E>['pause'],
): Match<O, V, E> {
  const terms = termsIn(game, record)
  const start = startOf(game, record)
  const lines = record.lines.slice(start?.earlier.lines.length ?? 0)
  const tape = record.seed === undefined ? chanceFrom(lines) : undefined
  let at = -1
  const paused = pausedIn(game, lines, () => at, pause)
  const match = new Match(game, terms, paused, silently(tape?.chance), start)
  for (at = 0; at < lines.length; at++) playLine(match, lines[at]!)
  tape?.finish()
  checkEnd(match, record)
  return match
}

/**
 * The pauses of the host that wrote these lines: it paused at the end of a turn exactly if the next line of its seat ends
 * the turn or is an undo. `at` is the line being replayed; after the last move `pause` decides.
 */
export function pausedIn<E>(
  game: Pick<Game, 'write' | 'endTurn'>,
  lines: readonly RecordLine[],
  at: () => number,
  pause: Host<E>['pause'],
): Host<E>['pause'] {
  return (seat) => {
    const next = lines.slice(at() + 1).find((line) => line.kind === 'move' || line.kind === 'undo')
    if (next === undefined) return pause(seat)
    if (next.seat !== seat) return false
    return next.kind === 'undo' || next.text === game.write(game.endTurn)
  }
}

/** Whether the match ended in the middle of its game. */
const endedEarly = ({ end }: MatchRecord): boolean => EARLY_ENDS.some((reason) => reason === end?.reason)

/** The terms of a record, checked by the game. */
export function termsIn<O, V, E extends GameEvent>(game: Game<O, V, E>, record: MatchRecord): Terms<O> {
  if (record.game !== game.id) throw new RecordError(0, 'record.game', { found: record.game, known: game.id })
  // The caller builds the game from the printed data of the record; here both must have such data, or neither.
  const isPrinted = (record.printed === undefined) === (game.printed === undefined)
  if (record.edition !== game.edition || !isPrinted) {
    throw new RecordError(0, 'record.edition', { found: excerpt(record.edition), known: game.edition })
  }
  const seats = record.names.length
  if (seats < game.seats.min || seats > game.seats.max) {
    throw new RecordError(0, 'record.seats', { found: seats, min: game.seats.min, max: game.seats.max })
  }
  if (record.nonces !== undefined && record.nonces.length !== seats) {
    throw new RecordError(0, 'record.nonces', { found: record.nonces.length, seats })
  }
  const options = game.options(record.options, seats)
  if (!options.ok) throw new RecordError(0, 'record.options-refused', {}, options.fault)
  return {
    options: options.value,
    names: record.names,
    seed: record.seed ?? '',
    ...(record.nonces === undefined ? {} : { nonces: record.nonces }),
  }
}

/** The last checkpoint; undefined if the match is replayed from its setup. */
function startOf<O, V, E extends GameEvent>(game: Game<O, V, E>, { rules, names, lines }: MatchRecord) {
  const at = lines.findLastIndex(({ kind }) => kind === 'checkpoint')
  const checkpoint = lines[at]
  if (checkpoint?.kind !== 'checkpoint') return undefined
  const position = game.fromJSON(checkpoint.position)
  if (!position.ok) throw new RecordError(checkpoint.line, 'record.position', {}, position.fault)
  const seats = game.project(game.view(position.value, 'spectator')).length
  if (seats !== names.length) {
    throw new RecordError(checkpoint.line, 'record.seats', { found: names.length, min: seats, max: seats })
  }
  return resumedAt(position.value, names.length, { rules, lines: lines.slice(0, at + 1) })
}

/** Resumes at a checkpoint: nobody can undo what was played before it. */
export const resumedAt = (position: Position, seats: number, earlier: Earlier) => ({
  position,
  closings: Array.from({ length: seats }, () => 'rules' as const),
  earlier,
})

function playLine<O, V, E extends GameEvent>(match: Match<O, V, E>, line: RecordLine): void {
  if (line.kind === 'chance' || line.kind === 'checkpoint') return
  const { game } = match
  if (line.kind === 'incident') {
    const refused = match.happen(line.incident)
    const params = { move: writeIncident(line.incident), seat: seatIn(line.incident) }
    if (refused !== undefined) throw new RecordError(line.line, 'record.refused', params, refused)
    return
  }
  const move = line.kind === 'undo' ? undefined : game.read(line.text)
  if (line.kind === 'move' && move === undefined) {
    throw new RecordError(line.line, 'record.unreadable-move', { found: excerpt(line.text) })
  }
  const played = move === undefined ? match.undo(line.seat) : match.play(line.seat, move)
  if (!played.ok) {
    const params = { move: line.kind === 'undo' ? UNDO : line.text, seat: line.seat }
    throw new RecordError(line.line, 'record.refused', params, played.refusal)
  }
}

const seatIn = (incident: Incident): Seat => (incident.kind === 'agreed' ? 0 : incident.seat)

function checkEnd<O, V, E extends GameEvent>(match: Match<O, V, E>, { end }: MatchRecord): void {
  if (end === undefined) return
  const { result } = match
  if (result === undefined) throw new RecordError(end.line, 'record.not-over')
  const same =
    result.reason === end.reason &&
    result.winners.join() === end.winners.join() &&
    result.totals.join() === end.totals.join()
  if (!same) {
    throw new RecordError(end.line, 'record.end', { reason: result.reason, totals: result.totals.join(' ') })
  }
}

/** The random outcomes listed in the record. */
function chanceFrom(lines: readonly RecordLine[]) {
  const listed: (Outcome & { line: number })[] = lines.flatMap((line) =>
    line.kind === 'chance' ? line.outcomes.map((outcome) => ({ ...outcome, line: line.line })) : [],
  )
  let next = 0
  return {
    chance: (_: Position, sides: number): number => {
      const outcome = listed[next++]
      if (outcome === undefined) throw new RecordError(lines.at(-1)?.line ?? 0, 'record.no-chance', { sides })
      if (outcome.sides !== sides || outcome.outcome >= sides) {
        throw new RecordError(outcome.line, 'record.chance', {
          found: `${outcome.outcome}/${outcome.sides}`,
          sides,
        })
      }
      return outcome.outcome
    },
    finish: (): void => {
      const left = listed[next]
      if (left !== undefined) {
        throw new RecordError(left.line, 'record.chance', {
          found: `${left.outcome}/${left.sides}`,
          sides: 0,
        })
      }
    },
  }
}
