import type { DatabaseSync } from 'node:sqlite'
import { outboxFrom, outboxRow, type Row } from './rows.ts'
import type { Outbox, OutboxKind, OutboxRow, SettingsStore } from './outbox.ts'
import type { BoundStatement, Write } from './writes.ts'

/** Writes in the thread that waits for the disk; whether the first statement changed a row. */
type Writing = (write: Write) => Promise<boolean>

const SETTING = 'SELECT data FROM settings WHERE owner = ? AND name = ?'
const DUE = 'SELECT * FROM outbox WHERE due <= ? ORDER BY due LIMIT ?'
const OF = 'SELECT * FROM outbox WHERE guest = ? AND kind = ? ORDER BY created DESC, id LIMIT ?'

export class SqliteSettings implements SettingsStore {
  readonly #db: DatabaseSync
  readonly #write: Writing

  constructor(db: DatabaseSync, write: Writing) {
    this.#db = db
    this.#write = write
  }

  async get(owner: string, name: string): Promise<unknown> {
    const row = this.#db.prepare(SETTING).get(owner, name)
    return row === undefined ? undefined : JSON.parse(String(row['data']))
  }

  async set(owner: string, name: string, data: unknown): Promise<void> {
    await this.#write([['keepSetting', owner, name, JSON.stringify(data)]])
  }

  async first(owner: string, name: string, data: unknown): Promise<unknown> {
    await this.#write([['firstSetting', owner, name, JSON.stringify(data)]])
    return this.get(owner, name)
  }

  async remove(owner: string, name: string): Promise<void> {
    await this.#write([['removeSetting', owner, name]])
  }
}

export class SqliteOutbox implements Outbox {
  readonly #db: DatabaseSync
  readonly #write: Writing

  constructor(db: DatabaseSync, write: Writing) {
    this.#db = db
    this.#write = write
  }

  async add(rows: readonly OutboxRow[]): Promise<void> {
    const [first, ...others] = rows.map(adding)
    if (first !== undefined) await this.#write([first, ...others])
  }

  async claim(now: number, until: number, most: number): Promise<OutboxRow[]> {
    const found = (this.#db.prepare(DUE).all(now, most) as Row[]).map(outboxFrom)
    const claimed = found.map((row) => ({ ...row, due: until, tries: row.tries + 1 }))
    // At once, so that they share a commit.
    const won = await Promise.all(
      found.map(({ id, due, tries }) => this.#write([['dueOutbox', until, tries + 1, id, due]])),
    )
    return claimed.filter((_, i) => won[i])
  }

  async settle({ id, due }: OutboxRow, then: readonly OutboxRow[] = []): Promise<void> {
    await this.#write([['doneOutbox', id, due], ...then.map(adding)])
  }

  async postpone({ id, due, tries }: OutboxRow, later: number): Promise<void> {
    await this.#write([['dueOutbox', later, tries, id, due]])
  }

  async of(guest: string, kind: OutboxKind, most: number): Promise<OutboxRow[]> {
    return (this.#db.prepare(OF).all(guest, kind, most) as Row[]).map(outboxFrom)
  }

  async clear(guest: string, kind: OutboxKind): Promise<void> {
    await this.#write([['clearOutbox', guest, kind]])
  }

  async removeOld(before: number): Promise<void> {
    await this.#write([['removeOldOutbox', before]])
  }
}

const adding = (row: OutboxRow): BoundStatement => ['addOutbox', ...outboxRow(row)]
