import type { Closing } from '@benben/kernel'
import { DamagedRowError } from './damaged-row-error.ts'
import type {
  Ban,
  SnapshotInfo,
  StaleTable,
  StoredLine,
  Snapshot,
  Standing,
  StoredTable,
  TableSummary,
  Abandoned,
} from './store.ts'

/** Maps database rows to objects and back. Arrays and objects are stored as JSON. */

export type Value = string | number | null
export type Row = Readonly<Record<string, Value>>

const json = (value: unknown): string => JSON.stringify(value)
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
]

export const standingRow = (standing: Standing): Value[] => [
  standing.status,
  standing.publicList,
  Number(standing.botAsked),
  standing.since,
  json(standing.toAct),
  standing.result === null ? null : json(standing.result),
  json(standing.versions),
  json(standing.decisions),
  standing.byHand,
  json(standing.position),
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
  ...readSummary(row),
  ...(row['printed'] === null ? {} : { printed: parsed(row['printed']) }),
  position: parsed(row['position']),
}))

/** None if a row cannot be read: the others are still listed. */
export function summariesFrom(row: Row): TableSummary[] {
  try {
    return [readSummary(row)]
  } catch {
    return []
  }
}

/** What a list reads: not the position and the printed data, which are by far the largest. */
export const SUMMARY = `id, game, rules, options, seed, owner, listed, watchable, created, seats, next,
  revision, status, shelf, "botAsked", since, "toAct", result, versions, decisions, "byHand", lines`

export const banFrom = (row: Row): Ban => ({
  kind: row['kind'] as Ban['kind'],
  who: String(row['who']),
  reason: String(row['reason']),
  at: Number(row['at']),
})

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
})

export const staleFrom = ({ id, revision }: Row): StaleTable => ({
  id: String(id),
  revision: Number(revision),
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
export function abandonedIn(rows: readonly Row[], before: number, most: number): Abandoned {
  const isAbandoned = ({ status, since }: Row): boolean => status !== 'finished' && Number(since) < before
  return {
    tables: rows
      .filter(isAbandoned)
      .map(({ id, revision }) => ({ id: String(id), revision: Number(revision) })),
    next: rows.length < most ? undefined : Number(rows.at(-1)!['key']),
  }
}
