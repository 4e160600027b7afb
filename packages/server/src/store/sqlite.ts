import { once } from 'node:events'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import type { Calendar } from '@benben/protocol'
import type { Span } from '../clocks/spans.ts'
import { BotLeases, LEASE_MS } from './bot-leases.ts'
import { GroupCommit } from './group-commit.ts'
import { sqliteList, type ListName } from './lists.ts'
import { SqliteOutbox, SqliteSettings } from './sqlite-outbox.ts'
import { ALONE, SILENT } from './presence.ts'
import {
  agesFrom,
  banFrom,
  calendarFrom,
  credentialFrom,
  guestFrom,
  lineFrom,
  resultFrom,
  rivalFrom,
  snapshotFrom,
  spansFrom,
  SUMMARY,
  summariesFrom,
  tableFrom,
  unprintedFrom,
  type Row,
  type Value,
} from './rows.ts'
import { lastRated, rivals } from './results.ts'
import { migrateFile } from './schema.ts'
import { checkRoom } from './room.ts'
import { Serial } from './serial.ts'
import { SqlTalk } from './sql-talk.ts'
import { SqlWrites } from './sql-writes.ts'
import { SITS_NOWHERE } from './statements.ts'
import type { Change } from './change.ts'
import type { Ban, Credential, CredentialKind, Guest, RivalResult, StoredResult } from './stored-people.ts'
import type { Store } from './store.ts'
import type { Snapshot, StoredLine } from './stored-match.ts'
import type { Ages, Known, Newer, Page, PublicList, StoredTable, TableSummary } from './stored-table.ts'
import { WriteHealth } from './write-health.ts'
import type { WriteResult } from './writer.ts'
import { writeChange, type Write } from './writes.ts'

const DEVICES = `SELECT (SELECT count(*) FROM guests WHERE id = ? AND secret <> id)
  + (SELECT count(*) FROM credentials WHERE guest = ? AND kind = 'cookie') AS many`
const GUEST_OF = `SELECT id, nickname, shows FROM guests WHERE secret = ?
  OR id = (SELECT guest FROM credentials WHERE hash = ? AND kind = 'cookie')`
const TABLE = 'SELECT * FROM tables JOIN standings USING (key)'

/** One SQLite file. Reads happen here; a worker thread writes and waits for the disk. */
export class SqliteStore extends SqlWrites implements Store {
  readonly #db: DatabaseSync
  #writer: Worker
  readonly #group: GroupCommit<Write, WriteResult>
  readonly #health: WriteHealth
  readonly #prepared = new Map<string, StatementSync>()
  readonly #leases: BotLeases
  readonly #serial = new Serial()
  readonly presence = ALONE
  readonly messenger = SILENT
  readonly settings: SqliteSettings
  readonly outbox: SqliteOutbox
  readonly talk = new SqlTalk({
    read: async (sql, ...values) => this.#all(sql, ...values),
    write: (...write) => this.write(write),
    valuesOfList: 'SELECT value FROM json_each(?)',
    announce: () => undefined,
    subscribe: () => () => undefined,
  })
  #isBroken = false

  constructor(path: string, leaseMs = LEASE_MS) {
    super()
    this.#leases = new BotLeases(leaseMs)
    this.#health = new WriteHealth(async (isAfterFailure) => {
      if (isAfterFailure) await checkRoom(dirname(path))
      await this.#commit([['probe']])
    })
    this.#db = new DatabaseSync(path)
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -32000')
    migrateFile(this.#db)
    this.#writer = this.#startWriter(path)
    this.settings = new SqliteSettings(this.#db, (write) => this.write(write))
    this.outbox = new SqliteOutbox(this.#db, (write) => this.write(write))
    this.#group = new GroupCommit(async (writes) => {
      if (this.#isBroken) this.#writer = this.#startWriter(path)
      this.#writer.postMessage(writes)
      const [written] = (await once(this.#writer, 'message')) as [WriteResult[]]
      return written
    })
  }

  /** A thread that breaks, for example because the disk is full when it opens the file, is replaced for the next write. */
  #startWriter(path: string): Worker {
    const writer = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: path })
    writer.unref()
    this.#isBroken = false
    writer.on('error', () => (this.#isBroken = true))
    return writer
  }

  async guest(secretHash: string): Promise<Guest | undefined> {
    const row = this.#get(GUEST_OF, secretHash, secretHash)
    return row === undefined ? undefined : guestFrom(row)
  }

  async guestById(id: string): Promise<Guest | undefined> {
    const row = this.#get('SELECT id, nickname, shows FROM guests WHERE id = ?', id)
    return row === undefined ? undefined : guestFrom(row)
  }

  async devices(guest: string): Promise<number> {
    return Number(this.#get(DEVICES, guest, guest)?.['many'])
  }

  async calendar(guest: string): Promise<Calendar | undefined> {
    return calendarFrom(this.#get('SELECT calendar FROM guests WHERE id = ?', guest))
  }

  async idleGuests(before: number): Promise<number> {
    const sql = `SELECT count(*) AS many FROM guests WHERE created < ? AND ${SITS_NOWHERE}`
    return Number(this.#get(sql, before)?.['many'])
  }

  async removeIdleGuests(before: number): Promise<void> {
    await this.write([['removeIdleGuests', before]])
    await this.write([['removeLostCredentials', before]])
    await this.write([['removeLostResults', before]])
    await this.write([['removeLostSettings']])
  }

  async credential(kind: CredentialKind, hash: string): Promise<Credential | undefined> {
    const row = this.#get('SELECT * FROM credentials WHERE hash = ? AND kind = ?', hash, kind)
    return row === undefined ? undefined : credentialFrom(row)
  }

  async credentialsOf(guest: string, kind: CredentialKind): Promise<Credential[]> {
    const sql = 'SELECT * FROM credentials WHERE guest = ? AND kind = ? ORDER BY created, id'
    return this.#all(sql, guest, kind).map(credentialFrom)
  }

  async takeCredential(kind: CredentialKind, hash: string): Promise<Credential | undefined> {
    const found = await this.credential(kind, hash)
    return found !== undefined && (await this.write([['removeCredential', hash]])) ? found : undefined
  }

  async results(guest: string): Promise<StoredResult[]> {
    return this.#all('SELECT * FROM results WHERE guest = ? ORDER BY at DESC, match', guest).map(resultFrom)
  }

  async rivals(guest: string): Promise<RivalResult[]> {
    return this.#all(rivals('?'), guest).map(rivalFrom)
  }

  async lastRated(guests: readonly string[], game: string, seats: number): Promise<StoredResult[]> {
    const sql = `${lastRated('?', '?')} AND guest IN (SELECT value FROM json_each(?))`
    return this.#all(sql, game, seats, JSON.stringify(guests)).map(resultFrom)
  }

  async bans(): Promise<Ban[]> {
    return this.#all('SELECT * FROM bans ORDER BY at DESC').map(banFrom)
  }

  async newestTables(most: number): Promise<TableSummary[]> {
    const sql = `SELECT ${SUMMARY} FROM tables JOIN standings USING (key) ORDER BY key DESC LIMIT ?`
    return this.#all(sql, most).flatMap(summariesFrom)
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const row = this.#get(`${TABLE} WHERE id = ?`, id)
    return row === undefined ? undefined : tableFrom(row)
  }

  async commit(change: Change): Promise<boolean> {
    const won = await this.write(writeChange(change))
    if (won && change.standing !== undefined) this.#leases.set(change.table, change.standing.botAsked)
    return won
  }

  async lines(table: string, from: number): Promise<StoredLine[]> {
    return this.#lines(table, from)
  }

  #lines(table: string, from: number): StoredLine[] {
    const key = this.#key(table)
    return key === undefined
      ? []
      : this.#all('SELECT * FROM lines WHERE key = ? AND n > ? ORDER BY n', key, from).map(lineFrom)
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const key = this.#key(table)
    if (key === undefined) return undefined
    const row = this.#get('SELECT * FROM snapshots WHERE key = ? ORDER BY lines DESC LIMIT 1', key)
    return row === undefined ? undefined : snapshotFrom(row)
  }

  async snapshots(table: string): Promise<Snapshot[]> {
    const key = this.#key(table)
    if (key === undefined) return []
    return this.#all('SELECT * FROM snapshots WHERE key = ? ORDER BY lines', key).map(snapshotFrom)
  }

  async checkpoints(table: string): Promise<Snapshot[]> {
    const key = this.#key(table)
    if (key === undefined) return []
    const sql = `SELECT * FROM snapshots WHERE key = ? AND closed = 'rules' ORDER BY lines`
    return this.#all(sql, key).map(snapshotFrom)
  }

  async answered(table: string, seat: number, decision: number, answer: string): Promise<number | undefined> {
    const key = this.#key(table)
    if (key === undefined) return undefined
    const row = this.#get(
      'SELECT version FROM lines WHERE key = ? AND seat = ? AND decision = ? AND answer = ?',
      key,
      seat,
      decision,
      answer,
    )
    return row === undefined ? undefined : Number(row['version'])
  }

  tablesOf(guest: string, page: Page): Promise<TableSummary[]> {
    return this.#list('mine', guest, page)
  }

  publicTables(list: PublicList, page: Page): Promise<TableSummary[]> {
    return this.#list('public', list, page)
  }

  async #list(name: ListName, value: string, { most, after }: Page): Promise<TableSummary[]> {
    const before = after === undefined ? Number.MAX_SAFE_INTEGER : (this.#key(after) ?? 0)
    return this.#all(sqliteList(name), value, before, most).flatMap(summariesFrom)
  }

  exclusively<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.#serial.run(key, work)
  }

  async unfinished(owner: string): Promise<number> {
    const row = this.#get(
      `SELECT count(*) AS many FROM tables JOIN standings USING (key) WHERE owner = ? AND status <> 'finished'`,
      owner,
    )
    return Number(row?.['many'])
  }

  async ages(from: number, most: number): Promise<Ages> {
    const sql = `SELECT key, id, revision, status, since FROM standings JOIN tables USING (key)
      WHERE key > ? ORDER BY key LIMIT ?`
    return agesFrom(this.#all(sql, from, most), most)
  }

  async revisions(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sql = `SELECT id, revision FROM tables JOIN standings USING (key)
      WHERE id IN (SELECT value FROM json_each(?))`
    const rows = this.#all(sql, JSON.stringify(tables))
    return new Map(rows.map(({ id, revision }) => [String(id), Number(revision)]))
  }

  async newer(known: readonly Known[]): Promise<ReadonlyMap<string, Newer | undefined>> {
    const sql = `SELECT ${SUMMARY}, position FROM tables JOIN standings USING (key) WHERE id = ?`
    const found = new Map<string, Newer | undefined>()
    for (const { id, revision, lines } of known) {
      const row = this.#get(sql, id)
      if (row === undefined) continue
      const isNewer = Number(row['revision']) > revision
      found.set(id, isNewer ? { table: unprintedFrom(row), lines: this.#lines(id, lines) } : undefined)
    }
    return found
  }

  /** One process has the file for itself. */
  subscribe(): () => void {
    return () => undefined
  }

  async claimBots(most: number): Promise<string[]> {
    const sql = 'SELECT id FROM standings JOIN tables USING (key) WHERE botAsked = 1 ORDER BY key'
    const claimed: string[] = []
    for (const row of this.#statement(sql).iterate()) {
      if (claimed.length === most) break
      const id = String(row['id'])
      if (this.#leases.take(id)) claimed.push(id)
    }
    return claimed
  }

  async renewBots(tables: readonly string[]): Promise<void> {
    for (const id of tables) this.#leases.extend(id)
  }

  /** One process has the file for itself: whoever asks is the only one. */
  async claimDue(now: number, most: number): Promise<string[]> {
    const sql = 'SELECT id FROM standings JOIN tables USING (key) WHERE due <= ? ORDER BY due LIMIT ?'
    return this.#all(sql, now, most).map(({ id }) => String(id))
  }

  async beat(now: number, patience: number, forget: number): Promise<Span[]> {
    const goesOn = await this.write([['goOn', now, now - patience]])
    if (!goesOn)
      await this.write([
        ['beginUptime', now, now],
        ['forgetUptimes', forget],
      ])
    return spansFrom(this.#all('SELECT since, until FROM uptimes ORDER BY since'))
  }

  settled(): Promise<void> {
    return this.#group.settled()
  }

  async close(): Promise<void> {
    this.#health.close()
    await this.#group.close()
    if (!this.#isBroken) {
      const exit = once(this.#writer, 'exit')
      this.#writer.ref()
      this.#writer.postMessage([])
      await exit
    }
    this.#db.close()
  }

  get failingSince(): number | undefined {
    return this.#health.failingSince
  }

  canWrite(): Promise<boolean> {
    return this.#health.check()
  }

  protected override write(write: Write): Promise<boolean> {
    return this.#health.watch(this.#commit(write))
  }

  async #commit(write: Write): Promise<boolean> {
    const written = await this.#group.write(write)
    if ('error' in written) throw new Error(written.error)
    return written.won
  }

  #key(id: string): number | undefined {
    const row = this.#get('SELECT key FROM tables WHERE id = ?', id)
    return row === undefined ? undefined : Number(row['key'])
  }

  #statement(sql: string): StatementSync {
    const known = this.#prepared.get(sql)
    if (known !== undefined) return known
    const made = this.#db.prepare(sql)
    this.#prepared.set(sql, made)
    return made
  }

  #get(sql: string, ...values: Value[]): Row | undefined {
    return this.#statement(sql).get(...values) as Row | undefined
  }

  #all(sql: string, ...values: Value[]): Row[] {
    return this.#statement(sql).all(...values) as Row[]
  }
}
