import type { Seat } from './position.ts'
import type { Happening } from './contract.ts'
import { commitment, derivedNonces } from './fairness.ts'
import type { Outcome } from './host.ts'
import type { Match } from './match.ts'
import type { Fault, Params, Refusal, Said } from './said.ts'

/**
 * A match as a text file: a header, then one line per move. With the seed it replays from the seed; without it (a
 * match that still runs, shown to somebody else) the outcomes of chance stand in lines of their own.
 */
export interface MatchRecord {
  readonly game: string
  readonly rules: number
  readonly edition: string
  /** The printed data, where the edition is not built in. */
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

export interface RecordEnd {
  readonly line: number
  readonly reason: string
  readonly winners: readonly Seat[]
  readonly totals: readonly number[]
}

/** What is wrong with a record, and in which line (1 is the first; 0 where no line can be named). */
export interface Damage extends Said {
  readonly line: number
  /** Why a move, or the options, did not fit. */
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

const endLine = ({ reason, winners, totals }: Omit<RecordEnd, 'line'>): string =>
  `end: ${reason}, won by ${winners.join(' ')}, points ${totals.join(' ')}`

export interface RecordChoice {
  /** Whether the seed is told. Who does not host a running match must not learn it. */
  readonly seed: boolean
}

/** The head of a record: everything before the first move. */
export function writeHead<O, V, E extends Happening>(match: Match<O, V, E>, choice: RecordChoice): string[] {
  const { game, terms } = match
  const nonces = terms.nonces ?? derivedNonces(terms.seed, terms.names.length)
  return [
    FIRST_LINE,
    `game: ${game.id}`,
    `rules: ${game.rules}`,
    `edition: ${game.edition}`,
    ...(game.printed === undefined ? [] : [`printed: ${JSON.stringify(game.printed)}`]),
    `options: ${JSON.stringify(terms.options)}`,
    ...terms.names.map((name, seat) => `seat ${seat}: ${name.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`),
    `commitment: ${commitment(terms.seed)}`,
    ...(choice.seed
      ? [`seed: ${terms.seed}`, ...nonces.map((nonce, seat) => `nonce ${seat}: ${nonce}`)]
      : []),
    '',
  ]
}

/** The whole record. Moves that were undone are left out. */
export function writeRecord<O, V, E extends Happening>(match: Match<O, V, E>, choice: RecordChoice): string {
  const lines = writeHead(match, choice)
  const chance = (outcomes: readonly Outcome[]): void => {
    if (!choice.seed && outcomes.length > 0) lines.push(chanceLine(outcomes))
  }
  chance(match.opening.chance)
  for (const entry of match.entries) {
    lines.push(seatLine(entry.seat, match.game.write(entry.move)))
    chance(entry.chance)
  }
  const { result } = match
  if (result !== undefined) lines.push(endLine(result))
  return `${lines.join('\n')}\n`
}

const HEADER = /^(game|rules|edition|printed|options|commitment|seed|(?:seat|nonce) \d): ?(.*)$/
const MOVE = /^(\d): (.{1,200})$/
const OUTCOMES = /^chance:((?: \d{1,9}\/\d{1,9})+)$/
const END = /^end: ([a-z0-9-]{1,40}), won by (\d(?: \d)*), points (-?\d{1,6}(?: -?\d{1,6})*)$/

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
    const move = MOVE.exec(row)
    const outcomes = OUTCOMES.exec(row)
    const over = END.exec(row)
    if (move !== null) {
      const seat = Number(move[1])
      lines.push(
        move[2] === UNDO ? { kind: 'undo', line, seat } : { kind: 'move', line, seat, text: move[2]! },
      )
    } else if (outcomes !== null) {
      lines.push({ kind: 'chance', line, outcomes: outcomes[1]!.trim().split(' ').map(readOutcome) })
    } else if (over !== null) {
      end = { line, reason: over[1]!, winners: numbers(over[2]!), totals: numbers(over[3]!) }
    } else {
      throw new RecordError(line, 'record.line', { found: excerpt(row) })
    }
  }
  return { lines, end }
}

const numbers = (row: string): number[] => row.split(' ').map(Number)

function readOutcome(pair: string): Outcome {
  const [outcome, sides] = pair.split('/')
  return { outcome: Number(outcome), sides: Number(sides) }
}

/** The beginning of something too long or too strange to show whole. */
export const excerpt = (row: string): string => row.slice(0, 64).replaceAll(/\p{Cc}/gu, '?')
