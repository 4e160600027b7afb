import type { Closing } from '@benben/kernel'
import type { Calendar } from '@benben/protocol'
import type { Span } from '../clocks/spans.ts'
import { DamagedRowError } from './damaged-row-error.ts'
import type { OutboxRow } from './outbox.ts'
import type { Ban, Credential, CredentialKind, Guest, RivalResult, StoredResult } from './stored-people.ts'
import type { SnapshotInfo, StoredLine, Snapshot } from './stored-match.ts'
import type { Standing, StoredTable, TableSummary, Ages } from './stored-table.ts'

/** Maps database rows to objects and back. Arrays and objects are stored as JSON. */

export type Value = string | number | null
export type Row = Readonly<Record<string, Value>>

const json = (value: unknown): string => JSON.stringify(value)
const jsonOrNull = (value: unknown): string | null => (value === null ? null : json(value))
/** Trusted: only this server writes the database. */
const parsed = (text: Value | undefined): never => JSON.parse(String(text)) as never
/** Throws a DamagedRowError if a row cannot be read. */
const reading =
  <T>(read: (row: Row) => T) =>
  (row: Row): T => {
    try {
      return read(row)
    } catch (error) {
      throw new DamagedRowError(String(row['id'] ?? `with key ${row['key']}`), error)
    }
  }
const orNull = (text: Value | undefined): never => (text === null ? null : parsed(text)) as never

export const termsRow = (table: StoredTable): Value[] => [
  table.id,
  table.game,
  table.rules,
  json(table.options),
  table.seed,
  table.owner,
  Number(table.listed),
  Number(table.watchable),
  table.created,
  json(table.seats),
  table.next,
  table.printed === undefined ? null : json(table.printed),
  table.pace === undefined ? null : json(table.pace),
]

export const standingRow = (standing: Standing): Value[] => [
  standing.status,
  standing.publicList,
  Number(standing.botAsked),
  standing.since,
  json(standing.toAct),
  jsonOrNull(standing.result),
  json(standing.versions),
  json(standing.decisions),
  standing.byHand,
  json(standing.position),
  jsonOrNull(standing.asked),
  jsonOrNull(standing.clocks),
  standing.due,
]

export const lineRow = (line: StoredLine): Value[] => [
  line.kind,
  line.seat,
  line.move,
  line.decision,
  line.answer,
  line.version,
  line.told,
  line.byHand,
  line.at,
  json(line.events),
]

export const tableFrom = reading((row): StoredTable => ({
  ...unprintedFrom(row),
  ...(row['printed'] === null ? {} : { printed: parsed(row['printed']) }),
}))

/** Without the printed data, which never change. */
export const unprintedFrom = reading((row): Omit<StoredTable, 'printed'> => ({
  ...readSummary(row),
  position: parsed(row['position']),
}))

/** None if a row cannot be read: the others are still listed. */
export function summariesFrom(row: Row): TableSummary[] {
  try {
    return [{ ...readSummary(row), ...(row['otherEdition'] === 1 ? { otherEdition: true } : {}) }]
  } catch {
    return []
  }
}

/** What a list reads: not the position and the printed data, which are by far the largest, but whether there are any. */
export const SUMMARY = `id, game, rules, options, seed, owner, listed, watchable, created, seats, next, pace,
  revision, status, shelf, "botAsked", since, "toAct", result, versions, decisions, "byHand", lines, asked, clocks, due,
  CASE WHEN printed IS NULL THEN 0 ELSE 1 END AS "otherEdition"`

export const banFrom = (row: Row): Ban => ({
  kind: row['kind'] as Ban['kind'],
  who: String(row['who']),
  reason: String(row['reason']),
  at: Number(row['at']),
})

export const credentialRow = ({ hash, kind, id, guest, data, created }: Credential): Value[] => [
  hash,
  kind,
  id,
  guest,
  json(data),
  created,
]

export const credentialFrom = (row: Row): Credential => ({
  hash: String(row['hash']),
  kind: row['kind'] as CredentialKind,
  id: String(row['id']),
  guest: String(row['guest']),
  data: parsed(row['data']),
  created: Number(row['created']),
})

export const guestFrom = (row: Row): Guest => ({
  id: String(row['id']),
  nickname: String(row['nickname']),
  ...(row['shows'] === 1 ? { showsResults: true } : {}),
})

export const resultRow = (result: StoredResult): Value[] => {
  const { guest, match, game, seats, at, ending, place, score, rated } = result
  const { n, rating, deviation, volatility } = rated ?? {
    n: null,
    rating: null,
    deviation: null,
    volatility: null,
  }
  return [guest, match, game, seats, at, ending, place, score, n, rating, deviation, volatility]
}

export const resultFrom = (row: Row): StoredResult => ({
  guest: String(row['guest']),
  match: String(row['match']),
  game: String(row['game']),
  seats: Number(row['seats']),
  at: Number(row['at']),
  ending: row['ending'] as StoredResult['ending'],
  place: Number(row['place']),
  score: Number(row['score']),
  rated:
    row['n'] === null
      ? null
      : {
          n: Number(row['n']),
          rating: Number(row['rating']),
          deviation: Number(row['deviation']),
          volatility: Number(row['volatility']),
        },
})

export const rivalFrom = (row: Row): RivalResult => ({
  match: String(row['match']),
  guest: String(row['guest']),
  nickname: String(row['nickname']),
  place: Number(row['place']),
  score: Number(row['score']),
})

export const outboxRow = ({ id, kind, guest, data, due, tries, created }: OutboxRow): Value[] => [
  id,
  kind,
  guest,
  json(data),
  due,
  tries,
  created,
]

export const outboxFrom = (row: Row): OutboxRow => ({
  id: String(row['id']),
  kind: row['kind'] as OutboxRow['kind'],
  guest: String(row['guest']),
  data: parsed(row['data']),
  due: row['due'] === null ? null : Number(row['due']),
  tries: Number(row['tries']),
  created: Number(row['created']),
})

export const calendarFrom = (row: Row | undefined): Calendar | undefined =>
  row === undefined || row['calendar'] === null ? undefined : parsed(row['calendar'])

/** From rows of `since, until` in this order. */
export const spansFrom = (rows: readonly Row[]): Span[] =>
  rows.map(({ since, until }) => [Number(since), Number(until)])

const readSummary = (row: Row): TableSummary => ({
  id: String(row['id']),
  game: String(row['game']),
  rules: Number(row['rules']),
  options: parsed(row['options']),
  seed: String(row['seed']),
  owner: String(row['owner']),
  listed: row['listed'] === 1,
  watchable: row['watchable'] === 1,
  created: Number(row['created']),
  seats: parsed(row['seats']),
  next: row['next'] as string | null,
  ...(row['pace'] === null ? {} : { pace: parsed(row['pace']) }),
  revision: Number(row['revision']),
  status: row['status'] as StoredTable['status'],
  publicList: row['shelf'] as StoredTable['publicList'],
  botAsked: row['botAsked'] === 1,
  since: Number(row['since']),
  toAct: parsed(row['toAct']),
  result: orNull(row['result']),
  versions: parsed(row['versions']),
  decisions: parsed(row['decisions']),
  byHand: Number(row['byHand']),
  lines: Number(row['lines']),
  asked: orNull(row['asked']),
  clocks: orNull(row['clocks']),
  due: row['due'] === null ? null : Number(row['due']),
})

export const lineFrom = reading((row): StoredLine => ({
  kind: row['kind'] as StoredLine['kind'],
  seat: row['seat'] as number | null,
  move: row['move'] as string | null,
  decision: Number(row['decision']),
  answer: row['answer'] as string | null,
  version: Number(row['version']),
  told: Number(row['told']),
  byHand: Number(row['byHand']),
  at: Number(row['at']),
  events: parsed(row['events']),
}))

export const snapshotFrom = reading((row): Snapshot => ({
  lines: Number(row['lines']),
  position: parsed(row['position']),
  closings: closingsFrom(parsed(row['moved']), row['closed'] as Closing | null),
  isCheckpoint: row['closed'] === CHECKPOINT,
  rules: row['rules'] as number | null,
}))

/** Older versions kept the seats that had moved, and one closing for all of them. */
function closingsFrom(
  kept: readonly (number | Closing | null)[],
  closed: Closing | null,
): Snapshot['closings'] {
  const closings: (Closing | null)[] = []
  kept.forEach((each, i) => {
    if (typeof each === 'number') closings[each] = closed ?? 'turn'
    else closings[i] = each
  })
  return Array.from(closings, (each) => each ?? null)
}

/** In the column `closed`, of snapshots at which the rules changed. */
const CHECKPOINT = 'rules'

export const snapshotRow = ({ closings, isCheckpoint, rules }: SnapshotInfo): Value[] => [
  json(closings),
  isCheckpoint ? CHECKPOINT : null,
  rules,
]

/** From rows of `key, id, revision, status, since` in the order of their keys. */
export const agesFrom = (rows: readonly Row[], most: number): Ages => ({
  tables: rows.map(({ id, revision, status, since }) => ({
    id: String(id),
    revision: Number(revision),
    status: status as StoredTable['status'],
    since: Number(since),
  })),
  next: rows.length < most ? undefined : Number(rows.at(-1)!['key']),
})
