import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Span } from '../../clocks/spans.ts'
import { LEASE_MS } from '../bot-leases.ts'
import type { Bus } from '../bus.ts'
import { GroupCommit } from '../group-commit.ts'
import { postgresList, type ListName } from '../lists.ts'
import {
  agesFrom,
  lineFrom,
  snapshotFrom,
  SUMMARY,
  summariesFrom,
  tableFrom,
  unprintedFrom,
  type Row,
} from '../rows.ts'
import { SqlTalk } from '../sql-talk.ts'
import type { Change } from '../change.ts'
import type { Store } from '../store.ts'
import type { Snapshot, StoredLine } from '../stored-match.ts'
import type { Ages, Known, Newer, Page, PublicList, StoredTable, TableSummary } from '../stored-table.ts'
import { WriteHealth } from '../write-health.ts'
import { NodePresence, type Messenger } from '../presence.ts'
import type { WriteResult } from '../writer.ts'
import { writeChange, type Write } from '../writes.ts'
import { BackOff, isConflict, isUnavailable } from './errors.ts'
import { PostgresLeases, releaseLeases } from './leases.ts'
import { migrate } from './migrate.ts'
import { NodeLocks } from './node-locks.ts'
import { PostgresOutbox, PostgresSettings, type Read } from './outbox.ts'
import { NotifyBus } from './notify-bus.ts'
import { PostgresPeople } from './people.ts'
import { PostgresTalk } from './talk.ts'
import { claimVersion, VERSION } from './same-version.ts'
import { beat } from './uptimes.ts'
import { PostgresWriter, type WriterOptions } from './writer.ts'

export interface PostgresOptions {
  /** Connections for reading. */
  readonly readers?: number
  /** How long a node has the bots of a table for itself before another one may take over. */
  readonly leaseMs?: number
  /** How long a read or a write waits for PostgreSQL to come back before it fails. */
  readonly retryMs?: number
  /** What all nodes must have in common. */
  readonly version?: string
  /** How long nodes of another version may take to end. */
  readonly patienceMs?: number
  /** Called when nodes of another version have taken over while PostgreSQL could not be reached. */
  readonly onReplaced?: () => void
}

const READERS = 8
const RETRY_MS = 20_000

const TABLE = 'SELECT * FROM tables JOIN standings USING (key)'
const KEY = '(SELECT key FROM tables WHERE id = $1)'

/** Takes a megabyte of its own for a moment: rows that are gone leave room in tables, so that small writes may succeed on a full disk. */
const ROOM = `CREATE TEMP TABLE room ON COMMIT DROP AS SELECT repeat('x', 1000) FROM generate_series(1, 1000)`

/** One row for each table that exists. The lines that are new are JSON: one statement sees one moment. */
const NEWER = `SELECT ${SUMMARY}, k."isNewer", CASE WHEN k."isNewer" THEN position END AS position,
    CASE WHEN k."isNewer" THEN (SELECT json_agg(l ORDER BY l.n) FROM lines l WHERE l.key = k.key AND l.n > k.have) END AS newer
  FROM (SELECT t.key, r.have, s.revision > r.revision AS "isNewer"
    FROM unnest($1::text[], $2::integer[], $3::integer[]) AS r (id, revision, have)
    JOIN tables t USING (id) JOIN standings s USING (key)) k
  JOIN tables USING (key) JOIN standings USING (key)`

function newerFrom(row: Row): Newer | undefined {
  const { isNewer, newer } = row as { isNewer?: unknown; newer?: unknown }
  if (isNewer !== true) return undefined
  return { table: unprintedFrom(row), lines: ((newer ?? []) as Row[]).map(lineFrom) }
}

/** A PostgreSQL database, which several nodes may share. Reads use a pool of connections, writes one. */
export class PostgresStore extends PostgresPeople implements Store {
  readonly #pool: pg.Pool
  readonly #writer: PostgresWriter
  readonly #locks: NodeLocks
  readonly #run: Read
  readonly #bus: Bus
  readonly presence: NodePresence
  readonly messenger: Messenger
  readonly settings: PostgresSettings
  readonly outbox: PostgresOutbox
  readonly talk: SqlTalk
  readonly #node: string
  readonly #leases: PostgresLeases
  readonly #retryMs: number
  readonly #group: GroupCommit<Write, WriteResult>
  readonly #health = new WriteHealth(async (isAfterFailure) => {
    if (isAfterFailure) await this.#pool.query(ROOM)
    await this.#commit([['probe']])
  })

  private constructor(pool: pg.Pool, bus: NotifyBus, options: WriterOptions) {
    super()
    this.#pool = pool
    this.#bus = bus
    this.presence = new NodePresence(bus)
    this.messenger = bus
    const read: Read = (name, text, ...values) => this.read(name, text, ...values)
    this.#run = read
    this.settings = new PostgresSettings(read)
    this.outbox = new PostgresOutbox(read)
    this.talk = new SqlTalk(new PostgresTalk(pool, bus, options.retryMs))
    this.#node = options.node
    this.#leases = new PostgresLeases(read, options)
    this.#retryMs = options.retryMs
    this.#writer = new PostgresWriter(options)
    this.#locks = new NodeLocks(options.url, options.node)
    this.#group = new GroupCommit((writes) => this.#writer.write(writes))
  }

  /** Connects, unless nodes of another version do, and migrates the database to this version. */
  static async open(url: string, options: PostgresOptions = {}): Promise<PostgresStore> {
    const { readers = READERS, leaseMs = LEASE_MS, retryMs = RETRY_MS } = options
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
    const { version = VERSION, patienceMs = 5000, onReplaced = () => undefined } = options
    const claim = (client: pg.Client): Promise<void> => claimVersion(client, version, patienceMs)
    const bus = new NotifyBus(url, node, { claim, onReplaced })
    try {
      await bus.listen()
      await migrate(pool)
    } catch (error) {
      await bus.close()
      await pool.end()
      throw error
    }
    return new PostgresStore(pool, bus, { url, node, leaseMs, retryMs, bus })
  }

  async newestTables(most: number): Promise<TableSummary[]> {
    const sql = `SELECT ${SUMMARY} FROM tables JOIN standings USING (key) ORDER BY key DESC LIMIT $1`
    return (await this.read('newest tables', sql, most)).flatMap(summariesFrom)
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const [row] = await this.read('table', `${TABLE} WHERE id = $1`, id)
    return row && tableFrom(row)
  }

  commit(change: Change): Promise<boolean> {
    return this.write(writeChange(change))
  }

  async lines(table: string, from: number): Promise<StoredLine[]> {
    const sql = `SELECT * FROM lines WHERE key = ${KEY} AND n > $2 ORDER BY n`
    return (await this.read('lines', sql, table, from)).map(lineFrom)
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const sql = `SELECT * FROM snapshots WHERE key = ${KEY} ORDER BY lines DESC LIMIT 1`
    const [row] = await this.read('snapshot', sql, table)
    return row && snapshotFrom(row)
  }

  async snapshots(table: string): Promise<Snapshot[]> {
    const sql = `SELECT * FROM snapshots WHERE key = ${KEY} ORDER BY lines`
    return (await this.read('snapshots', sql, table)).map(snapshotFrom)
  }

  async checkpoints(table: string): Promise<Snapshot[]> {
    const sql = `SELECT * FROM snapshots WHERE key = ${KEY} AND closed = 'rules' ORDER BY lines`
    return (await this.read('checkpoints', sql, table)).map(snapshotFrom)
  }

  async answered(table: string, seat: number, decision: number, answer: string): Promise<number | undefined> {
    const sql = `SELECT version FROM lines WHERE key = ${KEY} AND seat = $2 AND decision = $3 AND answer = $4`
    const [row] = await this.read('answered', sql, table, seat, decision, answer)
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
    const rows = await this.read(`list ${name} ${isLater}`, postgresList(name, isLater), ...values)
    return rows.flatMap(summariesFrom)
  }

  exclusively<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.#locks.run(key, work)
  }

  async unfinished(owner: string): Promise<number> {
    const sql = `SELECT count(*) AS many FROM tables JOIN standings USING (key)
      WHERE owner = $1 AND status <> 'finished'`
    const [row] = await this.read('unfinished', sql, owner)
    return Number(row?.['many'])
  }

  async ages(from: number, most: number): Promise<Ages> {
    const sql = `SELECT key, id, revision, status, since FROM standings JOIN tables USING (key)
      WHERE key > $1 ORDER BY key LIMIT $2`
    return agesFrom(await this.read('ages', sql, from, most), most)
  }

  async revisions(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sql = 'SELECT id, revision FROM tables JOIN standings USING (key) WHERE id = ANY ($1::text[])'
    const rows = await this.read('revisions', sql, tables)
    return new Map(rows.map(({ id, revision }) => [String(id), Number(revision)]))
  }

  async newer(known: readonly Known[]): Promise<ReadonlyMap<string, Newer | undefined>> {
    const columns = [
      known.map(({ id }) => id),
      known.map(({ revision }) => revision),
      known.map(({ lines }) => lines),
    ]
    const rows = await this.read('newer', NEWER, ...columns)
    return new Map(rows.map((row) => [String(row['id']), newerFrom(row)]))
  }

  readonly subscribe: Store['subscribe'] = (listener) => this.#bus.subscribe(listener)

  claimBots(most: number): Promise<string[]> {
    return this.#leases.claimBots(most)
  }

  renewBots(tables: readonly string[]): Promise<void> {
    return this.#leases.renewBots(tables)
  }

  claimDue(now: number, most: number): Promise<string[]> {
    return this.#leases.claimDue(now, most)
  }

  /** One node after the other: the second one finds the period that the first one has begun. */
  beat(now: number, patience: number, forget: number): Promise<Span[]> {
    return this.exclusively('uptimes', () => beat(this.#run, now, patience, forget))
  }

  settled(): Promise<void> {
    return this.#group.settled()
  }

  async close(): Promise<void> {
    this.#health.close()
    await this.#group.close()
    await releaseLeases(this.#pool, this.#node).catch(() => undefined)
    this.presence.close()
    await this.#bus.close()
    await this.#writer.close()
    await this.#locks.close()
    await this.#pool.end()
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

  /** A prepared statement that may run twice: it waits for a database that restarts, and gives way in a conflict. */
  protected override async read(...[name, text, ...values]: Parameters<Read>): Promise<Row[]> {
    const backOff = new BackOff(this.#retryMs)
    for (;;) {
      try {
        return (await this.#pool.query<Row>({ name, text, values })).rows
      } catch (error) {
        if (!(isUnavailable(error) || isConflict(error)) || !(await backOff.wait())) throw error
      }
    }
  }
}
