import { outboxFrom, outboxRow, type Row, type Value } from '../rows.ts'
import { OUTBOX } from '../statements.ts'
import type { Outbox, OutboxKind, OutboxRow, SettingsStore } from '../outbox.ts'
import { REPLACE_OUTBOX } from './statements.ts'

/** Runs a prepared statement, again if the connection is lost: each of these may run twice. */
export type Read = (name: string, text: string, ...values: (Value | readonly Value[])[]) => Promise<Row[]>

const FIRST = 'INSERT INTO settings (owner, name, data) VALUES ($1, $2, $3) ON CONFLICT'

/** The columns of rows, from the parameter after `from` on. */
const rowsFrom = (from: number): string => {
  const types = ['text', 'text', 'text', 'text', 'bigint', 'integer', 'bigint']
  return `unnest(${types.map((type, i) => `$${from + i}::${type}[]`).join(', ')}) AS r (${OUTBOX})`
}
const columnsOf = (rows: readonly OutboxRow[]): Value[][] => {
  const lists: Value[][] = Array.from({ length: 7 }, () => [])
  for (const row of rows) outboxRow(row).forEach((value, i) => lists[i]!.push(value))
  return lists
}

const ADD = `INSERT INTO outbox (${OUTBOX}) SELECT * FROM ${rowsFrom(1)} ${REPLACE_OUTBOX}`
const CLAIM = `UPDATE outbox o SET due = $2, tries = o.tries + 1
  FROM (SELECT id FROM outbox WHERE due <= $1 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED) free
  WHERE o.id = free.id RETURNING o.*`
const SETTLE = `WITH gone AS (DELETE FROM outbox WHERE id = $1 AND due = $2 RETURNING 1)
  INSERT INTO outbox (${OUTBOX}) SELECT r.* FROM gone CROSS JOIN ${rowsFrom(3)} ${REPLACE_OUTBOX}`
const POSTPONE = 'UPDATE outbox SET due = $3, tries = $4 WHERE id = $1 AND due = $2'
const OF = 'SELECT * FROM outbox WHERE guest = $1 AND kind = $2 ORDER BY created DESC, id LIMIT $3'

export class PostgresSettings implements SettingsStore {
  readonly #read: Read

  constructor(read: Read) {
    this.#read = read
  }

  async get(owner: string, name: string): Promise<unknown> {
    const sql = 'SELECT data FROM settings WHERE owner = $1 AND name = $2'
    const [row] = await this.#read('setting', sql, owner, name)
    return row && JSON.parse(String(row['data']))
  }

  async set(owner: string, name: string, data: unknown): Promise<void> {
    const sql = `${FIRST} (owner, name) DO UPDATE SET data = excluded.data`
    await this.#read('set setting', sql, owner, name, JSON.stringify(data))
  }

  async first(owner: string, name: string, data: unknown): Promise<unknown> {
    await this.#read('first setting', `${FIRST} DO NOTHING`, owner, name, JSON.stringify(data))
    return this.get(owner, name)
  }

  async remove(owner: string, name: string): Promise<void> {
    await this.#read('remove setting', 'DELETE FROM settings WHERE owner = $1 AND name = $2', owner, name)
  }
}

export class PostgresOutbox implements Outbox {
  readonly #read: Read

  constructor(read: Read) {
    this.#read = read
  }

  async add(rows: readonly OutboxRow[]): Promise<void> {
    if (rows.length > 0) await this.#read('add outbox', ADD, ...columnsOf(rows))
  }

  async claim(now: number, until: number, most: number): Promise<OutboxRow[]> {
    return (await this.#read('claim outbox', CLAIM, now, until, most)).map(outboxFrom)
  }

  async settle({ id, due }: OutboxRow, then: readonly OutboxRow[] = []): Promise<void> {
    await this.#read('settle outbox', SETTLE, id, due, ...columnsOf(then))
  }

  async postpone({ id, due, tries }: OutboxRow, later: number): Promise<void> {
    await this.#read('postpone outbox', POSTPONE, id, due, later, tries)
  }

  async of(guest: string, kind: OutboxKind, most: number): Promise<OutboxRow[]> {
    return (await this.#read('outbox of', OF, guest, kind, most)).map(outboxFrom)
  }

  async clear(guest: string, kind: OutboxKind): Promise<void> {
    await this.#read('clear outbox', 'DELETE FROM outbox WHERE guest = $1 AND kind = $2', guest, kind)
  }

  async removeOld(before: number): Promise<void> {
    await this.#read('old outbox', 'DELETE FROM outbox WHERE created < $1', before)
  }
}
