import { once } from 'node:events'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { BotLeases, LEASE_MS } from './bot-leases.ts'
import { GroupCommit } from './group-commit.ts'
import { sqliteList, type ListName } from './lists.ts'
import { ALONE } from './presence.ts'
import {
  abandonedIn,
  banFrom,
  lineFrom,
  snapshotFrom,
  staleFrom,
  SUMMARY,
  summariesFrom,
  tableFrom,
  type Row,
  type Value,
} from './rows.ts'
import { migrateFile } from './schema.ts'
import { SITS_NOWHERE } from './statements.ts'
import type {
  Abandoned,
  Ban,
  Change,
  Guest,
  Page,
  PublicList,
  Snapshot,
  StaleTable,
  Status,
  Store,
  StoredLine,
  StoredTable,
  TableSummary,
} from './store.ts'
import { WriteHealth } from './write-health.ts'
import type { WriteResult } from './writer.ts'
import { writeChange, writeTable, type Write } from './writes.ts'

const TABLE = 'SELECT * FROM tables JOIN standings USING (key)'

/** One SQLite file. Reads happen here; a worker thread writes and waits for the disk. */
export class SqliteStore implements Store {
  readonly #db: DatabaseSync
  #writer: Worker
  readonly #group: GroupCommit<Write, WriteResult>
  readonly #health = new WriteHealth(() => this.#write([['probe']]))
  readonly #prepared = new Map<string, StatementSync>()
  readonly #leases: BotLeases
  readonly presence = ALONE
  #isBroken = false

  constructor(path: string, leaseMs = LEASE_MS) {
    this.#leases = new BotLeases(leaseMs)
    this.#db = new DatabaseSync(path)
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -32000')
    migrateFile(this.#db)
    this.#writer = this.#startWriter(path)
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

  async addGuest({ id, nickname }: Guest, secretHash: string, created: number): Promise<void> {
    await this.#write([['addGuest', id, secretHash, nickname, created]])
  }

  async guest(secretHash: string): Promise<Guest | undefined> {
    const row = this.#get('SELECT id, nickname FROM guests WHERE secret = ?', secretHash)
    return row === undefined ? undefined : { id: String(row['id']), nickname: String(row['nickname']) }
  }

  async renameGuest(id: string, nickname: string): Promise<void> {
    await this.#write([['renameGuest', nickname, id]])
  }

  async removeGuest(id: string): Promise<void> {
    await this.#write([
      ['removeGuest', id],
      ['disown', id],
    ])
  }

  async idleGuests(before: number): Promise<number> {
    const sql = `SELECT count(*) AS many FROM guests WHERE created < ? AND ${SITS_NOWHERE}`
    return Number(this.#get(sql, before)?.['many'])
  }

  async removeIdleGuests(before: number): Promise<void> {
    await this.#write([['removeIdleGuests', before]])
  }

  async addBan({ kind, who, reason, at }: Ban): Promise<void> {
    await this.#write([['addBan', kind, who, reason, at]])
  }

  async removeBan({ kind, who }: Pick<Ban, 'kind' | 'who'>): Promise<void> {
    await this.#write([['removeBan', kind, who]])
  }

  async bans(): Promise<Ban[]> {
    return this.#all('SELECT * FROM bans ORDER BY at DESC').map(banFrom)
  }

  async newestTables(most: number): Promise<TableSummary[]> {
    const sql = `SELECT ${SUMMARY} FROM tables JOIN standings USING (key) ORDER BY key DESC LIMIT ?`
    return this.#all(sql, most).flatMap(summariesFrom)
  }

  async addTable(table: StoredTable): Promise<void> {
    await this.#write(writeTable(table))
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const row = this.#get(`${TABLE} WHERE id = ?`, id)
    return row === undefined ? undefined : tableFrom(row)
  }

  async commit(change: Change): Promise<boolean> {
    const won = await this.#write(writeChange(change))
    if (won && change.standing !== undefined) this.#leases.set(change.table, change.standing.botAsked)
    return won
  }

  async lines(table: string, from: number): Promise<StoredLine[]> {
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

  async unfinished(owner: string): Promise<number> {
    const row = this.#get(
      `SELECT count(*) AS many FROM tables JOIN standings USING (key) WHERE owner = ? AND status <> 'finished'`,
      owner,
    )
    return Number(row?.['many'])
  }

  async abandoned(before: number, from: number, most: number): Promise<Abandoned> {
    const sql = `SELECT key, id, revision, status, since FROM standings JOIN tables USING (key)
      WHERE key > ? ORDER BY key LIMIT ?`
    return abandonedIn(this.#all(sql, from, most), before, most)
  }

  async staleTables(status: Status, before: number, most: number): Promise<StaleTable[]> {
    const sql = `SELECT id, revision FROM standings JOIN tables USING (key)
      WHERE status = ? AND since < ? ORDER BY key LIMIT ?`
    return this.#all(sql, status, before, most).map(staleFrom)
  }

  async revisions(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sql = `SELECT id, revision FROM tables JOIN standings USING (key)
      WHERE id IN (SELECT value FROM json_each(?))`
    const rows = this.#all(sql, JSON.stringify(tables))
    return new Map(rows.map(({ id, revision }) => [String(id), Number(revision)]))
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

  #write(write: Write): Promise<boolean> {
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
