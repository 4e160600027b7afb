import type { Seat } from './position.ts'
import type { GameEvent } from './contract.ts'
import { commitment, derivedNonces } from './fairness.ts'
import type { Outcome } from './host.ts'
import { readIncident, writeIncident, type Incident } from './incident.ts'
import type { Match } from './match.ts'
import { valid, type Fault, type Params, type Refusal, type CodedMessage } from './messages.ts'
import { int, object } from './shape.ts'

/**
 * A match as a text file: a header, then one line per move. With the seed, it is replayed from the seed. Without it (a
 * running match shown to others), the random outcomes have lines of their own.
 */
export interface MatchRecord {
  readonly game: string
  readonly rules: number
  readonly edition: string
  /** The printed data, unless the edition is built in. */
  readonly printed?: unknown
  readonly options: unknown
  readonly names: readonly string[]
  readonly commitment: string
  readonly seed?: string
  readonly nonces?: readonly string[]
  readonly lines: readonly RecordLine[]
  readonly end?: RecordEnd
}

export type RecordLine =
  | { readonly kind: 'move'; readonly line: number; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'undo'; readonly line: number; readonly seat: Seat }
  | { readonly kind: 'chance'; readonly line: number; readonly outcomes: readonly Outcome[] }
  | { readonly kind: 'incident'; readonly line: number; readonly incident: Incident }
  | CheckpointLine

/** From here on the match was played with another version of the rules, starting from this position. */
export interface CheckpointLine {
  readonly kind: 'checkpoint'
  readonly line: number
  readonly rules: number
  /** In the game's own JSON. */
  readonly position: unknown
}

export interface RecordEnd {
  readonly line: number
  readonly reason: string
  readonly winners: readonly Seat[]
  readonly totals: readonly number[]
}

/** What is wrong with a record, and in which line (from 1; 0 if it concerns no single line). */
export interface Damage extends CodedMessage {
  readonly line: number
  /** Why a move or the options were refused. */
  readonly because?: Refusal | Fault
}

export const DAMAGES = [
  'record.not-a-record',
  'record.too-long',
  'record.header',
  'record.header-twice',
  'record.header-missing',
  'record.printed',
  'record.options',
  'record.options-refused',
  'record.line',
  'record.after-end',
  'record.game',
  'record.rules',
  'record.checkpoint',
  'record.position',
  'record.edition',
  'record.seats',
  'record.nonces',
  'record.unreadable-move',
  'record.refused',
  'record.chance',
  'record.no-chance',
  'record.end',
  'record.not-over',
] as const

export class RecordError extends Error {
  readonly damage: Damage
  constructor(line: number, code: (typeof DAMAGES)[number], params: Params = {}, because?: Refusal | Fault) {
    super(`line ${line}: ${code}`)
    this.damage = { line, code, params, ...(because === undefined ? {} : { because }) }
  }
}

const FIRST_LINE = 'benben record 1'
export const UNDO = 'undo'
const LONGEST = 4_000_000

export const seatLine = (seat: Seat, text: string): string => `${seat}: ${text}`
const chanceLine = (outcomes: readonly Outcome[]): string =>
  `chance: ${outcomes.map(({ outcome, sides }) => `${outcome}/${sides}`).join(' ')}`

/** In the place of the winners, if all agreed to end. */
const NOBODY = 'nobody'

const endLine = ({ reason, winners, totals }: Omit<RecordEnd, 'line'>): string =>
  `end: ${reason}, won by ${winners.length === 0 ? NOBODY : winners.join(' ')}, points ${totals.join(' ')}`

/** JSON on one line for every reader: many take U+2028 and U+2029 for the end of a line. */
const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[\u2028\u2029]/g, (end) => (end === '\u2028' ? '\\u2028' : '\\u2029'))

export const checkpointLine = ({ rules, position }: Pick<CheckpointLine, 'rules' | 'position'>): string =>
  `checkpoint: ${jsonLine({ rules, position })}`

function writeLine(line: RecordLine): string {
  if (line.kind === 'checkpoint') return checkpointLine(line)
  if (line.kind === 'chance') return chanceLine(line.outcomes)
  if (line.kind === 'incident') return writeIncident(line.incident)
  return seatLine(line.seat, line.kind === 'undo' ? UNDO : line.text)
}

/** The rules of the last moves of a record: those of its last checkpoint, or those it began with. */
export const rulesOf = ({ rules, lines }: Pick<MatchRecord, 'rules' | 'lines'>): number =>
  lines.findLast((line) => line.kind === 'checkpoint')?.rules ?? rules

/** The number of moves in these lines, without those that were undone. */
export const countMoves = (lines: readonly RecordLine[]): number =>
  lines.reduce((sum, { kind }) => sum + (kind === 'move' ? 1 : kind === 'undo' ? -1 : 0), 0)

export interface RecordChoice {
  /** Whether to include the seed. Only the host of a running match may know it. */
  readonly seed: boolean
}

/** A record as text. Replays nothing, so it works for any version of the rules. */
export function recordText(
  record: Omit<MatchRecord, 'end'> & { readonly end?: Omit<RecordEnd, 'line'> },
): string {
  const lines = [...headLines(record), ...record.lines.map(writeLine)]
  if (record.end !== undefined) lines.push(endLine(record.end))
  return `${lines.join('\n')}\n`
}

const headLines = (record: Omit<MatchRecord, 'lines' | 'end'>): string[] => [
  FIRST_LINE,
  `game: ${record.game}`,
  `rules: ${record.rules}`,
  `edition: ${record.edition}`,
  ...(record.printed === undefined ? [] : [`printed: ${jsonLine(record.printed)}`]),
  `options: ${jsonLine(record.options)}`,
  ...record.names.map((name, seat) => `seat ${seat}: ${name.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`),
  `commitment: ${record.commitment}`,
  ...(record.seed === undefined ? [] : [`seed: ${record.seed}`]),
  ...(record.nonces ?? []).map((nonce, seat) => `nonce ${seat}: ${nonce}`),
  '',
]

/** The head of a record, also of a match whose setup is under way. */
export function headOf<O, V, E extends GameEvent>(
  { game, terms, earlier }: Pick<Match<O, V, E>, 'game' | 'terms' | 'earlier'>,
  choice: RecordChoice,
) {
  const { options, names, seed } = terms
  return {
    game: game.id,
    rules: earlier?.rules ?? game.rules,
    edition: game.edition,
    ...(game.printed === undefined ? {} : { printed: game.printed }),
    options,
    names,
    commitment: commitment(seed),
    ...(choice.seed ? { seed, nonces: terms.nonces ?? derivedNonces(seed, names.length) } : {}),
  }
}

/** The head of a record: everything before the first move. */
export const writeHead = <O, V, E extends GameEvent>(match: Match<O, V, E>, choice: RecordChoice): string[] =>
  headLines(headOf(match, choice))

/** The whole record. Moves that were undone are left out. */
export function writeRecord<O, V, E extends GameEvent>(match: Match<O, V, E>, choice: RecordChoice): string {
  const { earlier, result } = match
  // A checkpoint contains all hidden information and the state of the generator.
  if (earlier !== undefined && !choice.seed)
    throw new Error('a record with a checkpoint must include its seed')
  const lines = linesOf(match, choice)
  return recordText({ ...headOf(match, choice), lines, ...(result === undefined ? {} : { end: result }) })
}

/** What happened, line by line. */
export function linesOf<O, V, E extends GameEvent>(
  match: Match<O, V, E>,
  choice: RecordChoice,
): RecordLine[] {
  const { game, earlier } = match
  const lines: RecordLine[] = [...(earlier?.lines ?? [])]
  const chance = (outcomes: readonly Outcome[]): void => {
    if (!choice.seed && outcomes.length > 0) lines.push({ kind: 'chance', line: 0, outcomes })
  }
  const happened = (entries: number): void => {
    for (const { incident, at } of match.incidents)
      if (at === entries) lines.push({ kind: 'incident', line: 0, incident })
  }
  chance(match.opening.chance)
  happened(0)
  match.entries.forEach(({ seat, move, chance: outcomes }, i) => {
    lines.push({ kind: 'move', line: 0, seat, text: game.write(move) })
    chance(outcomes)
    happened(i + 1)
  })
  return lines
}

// The flag `s`: only \n ends a line, also of records that contain U+2028 unescaped.
const HEADER = /^(game|rules|edition|printed|options|commitment|seed|(?:seat|nonce) \d): ?(.*)$/s
const MOVE = /^(\d): (.{1,200})$/
const CHECKPOINT = /^checkpoint: (.+)$/
const OUTCOMES = /^chance:((?: \d{1,9}\/\d{1,9})+)$/
const END = /^end: ([a-z0-9-]{1,40}), won by (nobody|\d(?: \d)*), points (-?\d{1,6}(?: -?\d{1,6})*)$/

/** Reads a record. Throws a RecordError that names the line. */
export function readRecord(source: string): MatchRecord {
  if (source.length > LONGEST) throw new RecordError(0, 'record.too-long', { longest: LONGEST })
  const rows = source.split(/\r?\n/)
  if (rows[0]?.trim() !== FIRST_LINE) throw new RecordError(1, 'record.not-a-record', { first: FIRST_LINE })
  const head = new Map<string, { line: number; value: string }>()
  let at = 1
  for (; at < rows.length && rows[at]!.trim() !== ''; at++) {
    const row = rows[at]!
    if (row.startsWith('#')) continue
    const found = HEADER.exec(row)
    if (found === null) throw new RecordError(at + 1, 'record.header', { found: excerpt(row) })
    if (head.has(found[1]!)) throw new RecordError(at + 1, 'record.header-twice', { name: found[1]! })
    head.set(found[1]!, { line: at + 1, value: found[2]! })
  }
  const need = (name: string): { line: number; value: string } => {
    const found = head.get(name)
    if (found === undefined) throw new RecordError(at, 'record.header-missing', { name })
    return found
  }
  const series = (name: string): string[] => {
    const values: string[] = []
    while (head.has(`${name} ${values.length}`))
      values.push(excerpt(head.get(`${name} ${values.length}`)!.value))
    const count = [...head.keys()].filter((key) => key.startsWith(`${name} `)).length
    if (count > values.length)
      throw new RecordError(at, 'record.header-missing', { name: `${name} ${values.length}` })
    return values
  }
  const { lines, end } = readLines(rows, at)
  const nonces = series('nonce')
  const seed = head.get('seed')?.value
  const printed = head.get('printed')
  return {
    game: excerpt(need('game').value),
    rules: readVersion(need('rules')),
    edition: excerpt(need('edition').value),
    ...(printed === undefined ? {} : { printed: readJson(printed, 'record.printed') }),
    options: readJson(need('options'), 'record.options'),
    names: series('seat'),
    commitment: excerpt(need('commitment').value),
    ...(seed === undefined ? {} : { seed }),
    ...(nonces.length === 0 ? {} : { nonces }),
    lines,
    ...(end === undefined ? {} : { end }),
  }
}

function readVersion({ line, value }: { line: number; value: string }): number {
  if (!/^\d{1,6}$/.test(value))
    throw new RecordError(line, 'record.header', { found: excerpt(`rules: ${value}`) })
  return Number(value)
}

function readJson(
  { line, value }: { line: number; value: string },
  damaged: 'record.printed' | 'record.options',
): unknown {
  try {
    return JSON.parse(value) as unknown
  } catch {
    throw new RecordError(line, damaged, { found: excerpt(value) })
  }
}

function readLines(
  rows: readonly string[],
  from: number,
): { lines: RecordLine[]; end: RecordEnd | undefined } {
  const lines: RecordLine[] = []
  let end: RecordEnd | undefined
  for (let i = from; i < rows.length; i++) {
    const row = rows[i]!.trimEnd()
    const line = i + 1
    if (row === '' || row.startsWith('#')) continue
    if (end !== undefined) throw new RecordError(line, 'record.after-end', { found: excerpt(row) })
    const incident = readIncident(row)
    const move = MOVE.exec(row)
    const outcomes = OUTCOMES.exec(row)
    const over = END.exec(row)
    const checkpoint = CHECKPOINT.exec(row)
    if (incident !== undefined) {
      lines.push({ kind: 'incident', line, incident })
    } else if (move !== null) {
      const seat = Number(move[1])
      lines.push(
        move[2] === UNDO ? { kind: 'undo', line, seat } : { kind: 'move', line, seat, text: move[2]! },
      )
    } else if (outcomes !== null) {
      lines.push({ kind: 'chance', line, outcomes: outcomes[1]!.trim().split(' ').map(readOutcome) })
    } else if (checkpoint !== null) {
      lines.push(readCheckpoint(line, checkpoint[1]!))
    } else if (over !== null) {
      const winners = over[2] === NOBODY ? [] : numbers(over[2]!)
      end = { line, reason: over[1]!, winners, totals: numbers(over[3]!) }
    } else {
      throw new RecordError(line, 'record.line', { found: excerpt(row) })
    }
  }
  return { lines, end }
}

const CHECKPOINT_SHAPE = object<{ rules: number; position: unknown }>({
  rules: int(0, 999_999),
  position: (raw) => valid(raw),
})

function readCheckpoint(line: number, value: string): CheckpointLine {
  let raw: unknown
  try {
    raw = JSON.parse(value)
  } catch {
    throw new RecordError(line, 'record.checkpoint', { found: excerpt(value) })
  }
  const found = CHECKPOINT_SHAPE(raw, 'checkpoint')
  if (!found.ok) throw new RecordError(line, 'record.checkpoint', { found: excerpt(value) })
  return { kind: 'checkpoint', line, ...found.value }
}

const numbers = (row: string): number[] => row.split(' ').map(Number)

function readOutcome(pair: string): Outcome {
  const [outcome, sides] = pair.split('/')
  return { outcome: Number(outcome), sides: Number(sides) }
}

/** The start of an untrusted text, without control characters, for error messages. */
export const excerpt = (row: string): string => row.slice(0, 64).replaceAll(/\p{Cc}/gu, '?')
