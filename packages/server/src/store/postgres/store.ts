import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { LEASE_MS } from '../bot-leases.ts'
import type { Bus } from '../bus.ts'
import { GroupCommit } from '../group-commit.ts'
import { postgresList, type ListName } from '../lists.ts'
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
} from '../rows.ts'
import { SITS_NOWHERE } from '../statements.ts'
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
} from '../store.ts'
import { WriteHealth } from '../write-health.ts'
import { NodePresence } from '../presence.ts'
import type { WriteResult } from '../writer.ts'
import { writeChange, writeTable, type Write } from '../writes.ts'
import { BackOff, isUnavailable } from './errors.ts'
import { migrate } from './migrate.ts'
import { NotifyBus } from './notify-bus.ts'
import { PostgresWriter, type WriterOptions } from './writer.ts'

export interface PostgresOptions {
  /** Connections for reading. */
  readonly readers?: number
  /** How long a node has the bots of a table for itself before another one may take over. */
  readonly leaseMs?: number
}

const READERS = 8
/** How long a read waits for PostgreSQL to come back before it fails. */
const RETRY_FOR = 10_000

const TABLE = 'SELECT * FROM tables JOIN standings USING (key)'
const KEY = '(SELECT key FROM tables WHERE id = $1)'

/** Leases bots that nobody plays, or whose node has not been heard of since its lease ended. */
const CLAIM = `UPDATE standings s SET "botNode" = $1, "botUntil" = clock_timestamp() + $2 * interval '1 millisecond'
  FROM (SELECT key FROM standings WHERE "botAsked" = 1 AND ("botUntil" IS NULL OR "botUntil" < clock_timestamp())
    ORDER BY key LIMIT $3 FOR UPDATE SKIP LOCKED) free JOIN tables t USING (key)
  WHERE s.key = free.key RETURNING t.id`
const RENEW = `UPDATE standings s SET "botUntil" = clock_timestamp() + $2 * interval '1 millisecond'
  FROM tables t WHERE t.key = s.key AND s."botAsked" = 1 AND s."botNode" = $1 AND t.id = ANY ($3::text[])`
const RELEASE = 'UPDATE standings SET "botUntil" = NULL WHERE "botAsked" = 1 AND "botNode" = $1'

/** A PostgreSQL database, which several nodes may share. Reads use a pool of connections, writes one. */
export class PostgresStore implements Store {
  readonly #pool: pg.Pool
  readonly #writer: PostgresWriter
  readonly #bus: Bus
  readonly presence: NodePresence
  readonly #node: string
  readonly #leaseMs: number
  readonly #group: GroupCommit<Write, WriteResult>
  readonly #health = new WriteHealth(() => this.#write([['probe']]))

  private constructor(pool: pg.Pool, bus: NotifyBus, options: WriterOptions) {
    this.#pool = pool
    this.#bus = bus
    this.presence = new NodePresence(bus)
    this.#node = options.node
    this.#leaseMs = options.leaseMs
    this.#writer = new PostgresWriter(options)
    this.#group = new GroupCommit((writes) => this.#writer.write(writes))
  }

  /** Connects and migrates the database to this version. */
  static async open(url: string, options: PostgresOptions = {}): Promise<PostgresStore> {
    const { readers = READERS, leaseMs = LEASE_MS } = options
    const node = randomBytes(6).toString('base64url')
    const pool = new pg.Pool({
      connectionString: url,
      max: readers,
      application_name: `benben reader ${node}`,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 15_000,
    })
    pool.on('error', () => undefined)
    const bus = new NotifyBus(url, node)
    try {
      await migrate(pool)
      await bus.listen()
    } catch (error) {
      await pool.end()
      throw error
    }
    return new PostgresStore(pool, bus, { url, node, leaseMs, bus })
  }

  async addGuest({ id, nickname }: Guest, secretHash: string, created: number): Promise<void> {
    await this.#write([['addGuest', id, secretHash, nickname, created]])
  }

  async guest(secretHash: string): Promise<Guest | undefined> {
    const [row] = await this.#read('guest', 'SELECT id, nickname FROM guests WHERE secret = $1', secretHash)
    return row && { id: String(row['id']), nickname: String(row['nickname']) }
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
    const sql = `SELECT count(*) AS many FROM guests WHERE created < $1 AND ${SITS_NOWHERE}`
    const [row] = await this.#read('idle guests', sql, before)
    return Number(row?.['many'])
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
    return (await this.#read('bans', 'SELECT * FROM bans ORDER BY at DESC')).map(banFrom)
  }

  async newestTables(most: number): Promise<TableSummary[]> {
    const sql = `SELECT ${SUMMARY} FROM tables JOIN standings USING (key) ORDER BY key DESC LIMIT $1`
    return (await this.#read('newest tables', sql, most)).flatMap(summariesFrom)
  }

  async addTable(table: StoredTable): Promise<void> {
    await this.#write(writeTable(table))
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const [row] = await this.#read('table', `${TABLE} WHERE id = $1`, id)
    return row && tableFrom(row)
  }

  commit(change: Change): Promise<boolean> {
    return this.#write(writeChange(change))
  }

  async lines(table: string, from: number): Promise<StoredLine[]> {
    const sql = `SELECT * FROM lines WHERE key = ${KEY} AND n > $2 ORDER BY n`
    return (await this.#read('lines', sql, table, from)).map(lineFrom)
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const sql = `SELECT * FROM snapshots WHERE key = ${KEY} ORDER BY lines DESC LIMIT 1`
    const [row] = await this.#read('snapshot', sql, table)
    return row && snapshotFrom(row)
  }

  async checkpoints(table: string): Promise<Snapshot[]> {
    const sql = `SELECT * FROM snapshots WHERE key = ${KEY} AND closed = 'rules' ORDER BY lines`
    return (await this.#read('checkpoints', sql, table)).map(snapshotFrom)
  }

  async answered(table: string, seat: number, decision: number, answer: string): Promise<number | undefined> {
    const sql = `SELECT version FROM lines WHERE key = ${KEY} AND seat = $2 AND decision = $3 AND answer = $4`
    const [row] = await this.#read('answered', sql, table, seat, decision, answer)
    return row && Number(row['version'])
  }

  tablesOf(guest: string, page: Page): Promise<TableSummary[]> {
    return this.#list('mine', guest, page)
  }

  publicTables(list: PublicList, page: Page): Promise<TableSummary[]> {
    return this.#list('public', list, page)
  }

  async #list(name: ListName, value: string, { most, after }: Page): Promise<TableSummary[]> {
    const isLater = after !== undefined
    const values = isLater ? [value, most, after] : [value, most]
    const rows = await this.#read(`list ${name} ${isLater}`, postgresList(name, isLater), ...values)
    return rows.flatMap(summariesFrom)
  }

  async unfinished(owner: string): Promise<number> {
    const sql = `SELECT count(*) AS many FROM tables JOIN standings USING (key)
      WHERE owner = $1 AND status <> 'finished'`
    const [row] = await this.#read('unfinished', sql, owner)
    return Number(row?.['many'])
  }

  async abandoned(before: number, from: number, most: number): Promise<Abandoned> {
    const sql = `SELECT key, id, revision, status, since FROM standings JOIN tables USING (key)
      WHERE key > $1 ORDER BY key LIMIT $2`
    return abandonedIn(await this.#read('abandoned', sql, from, most), before, most)
  }

  async staleTables(status: Status, before: number, most: number): Promise<StaleTable[]> {
    const sql = `SELECT id, revision FROM standings JOIN tables USING (key)
      WHERE status = $1 AND since < $2 ORDER BY key LIMIT $3`
    return (await this.#read('stale tables', sql, status, before, most)).map(staleFrom)
  }

  async revisions(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sql = 'SELECT id, revision FROM tables JOIN standings USING (key) WHERE id = ANY ($1::text[])'
    const rows = await this.#read('revisions', sql, tables)
    return new Map(rows.map(({ id, revision }) => [String(id), Number(revision)]))
  }

  readonly subscribe: Store['subscribe'] = (listener) => this.#bus.subscribe(listener)

  async claimBots(most: number): Promise<string[]> {
    const rows = await this.#read('claim bots', CLAIM, this.#node, this.#leaseMs, most)
    return rows.map(({ id }) => String(id))
  }

  async renewBots(tables: readonly string[]): Promise<void> {
    await this.#read('renew bots', RENEW, this.#node, this.#leaseMs, tables)
  }

  settled(): Promise<void> {
    return this.#group.settled()
  }

  async close(): Promise<void> {
    this.#health.close()
    await this.#group.close()
    await this.#pool.query(RELEASE, [this.#node]).catch(() => undefined)
    this.presence.close()
    await this.#bus.close()
    await this.#writer.close()
    await this.#pool.end()
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

  /** A prepared statement. Reading twice does no harm, so it waits for a database that restarts. */
  async #read(
    name: string,
    text: string,
    ...values: (string | number | readonly string[])[]
  ): Promise<Row[]> {
    const backOff = new BackOff(RETRY_FOR)
    for (;;) {
      try {
        return (await this.#pool.query<Row>({ name, text, values })).rows
      } catch (error) {
        if (!isUnavailable(error) || !(await backOff.wait())) throw error
      }
    }
  }
}
