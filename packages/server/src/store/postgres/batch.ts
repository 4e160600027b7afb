import type { Value } from '../rows.ts'
import type { StatementName } from '../statements.ts'
import type { BoundStatement, Write } from '../writes.ts'
import type { Bus } from '../bus.ts'
import { STATEMENTS } from './statements.ts'

/** What runs a statement: a connection that sends without waiting for the answers before. */
export interface Connection {
  query(query: { name?: string; text: string; values?: readonly unknown[] }): Promise<{
    readonly rows: Record<string, unknown>[]
    readonly rowCount: number | null
  }>
  /** Sends what is queried meanwhile as one packet: PostgreSQL wakes up once. */
  together<T>(send: () => T): T
}

export interface BatchContext {
  /** The name of this node, and the number of this batch: what shows later whether it was committed. */
  readonly node: string
  readonly batch: number
  readonly leaseMs: number
  readonly bus: Bus
  /** From here on a lost connection leaves open whether the batch was committed. */
  readonly onDecided: (won: readonly boolean[]) => void
}

const MARK = `INSERT INTO nodes (node, batch, seen) VALUES ($1, $2, clock_timestamp())
  ON CONFLICT (node) DO UPDATE SET batch = excluded.batch, seen = excluded.seen`

/** Locked in the order of keys, so that two nodes never wait for each other. */
const LOCK = `SELECT t.id, s.revision FROM tables t JOIN standings s USING (key)
  WHERE t.id = ANY ($1::text[]) ORDER BY s.key FOR NO KEY UPDATE OF s`

/**
 * Runs many writes in one transaction of two round trips: the first one locks the tables and reads their revisions, which says whose
 * change is up to date; the second one writes all of those. The mark of the batch is locked before anything else and held to the end.
 */
export async function runBatch(
  connection: Connection,
  writes: readonly Write[],
  context: BatchContext,
): Promise<boolean[]> {
  const { node, batch, bus, onDecided } = context
  const changed = writes.flatMap(([first]) => basisOf(first)?.table ?? [])
  const [, , found] = await connection.together(() =>
    Promise.all([
      connection.query({ text: 'BEGIN' }),
      connection.query({ name: 'mark', text: MARK, values: [node, batch] }),
      connection.query({ name: 'lock', text: LOCK, values: [changed] }),
    ]),
  )
  const won = decide(writes, new Map(found.rows.map(({ id, revision }) => [String(id), Number(revision)])))
  const winners = writes.filter((_, i) => won[i])
  if (winners.length === 0) {
    await connection.query({ text: 'ROLLBACK' })
    return won
  }
  onDecided(won)
  const waves = wavesOf(winners)
  for (const wave of waves.slice(0, -1)) await Promise.all(sendWave(connection, wave, context))
  const tables = winners.flatMap(([first]) => basisOf(first)?.table ?? [])
  await connection.together(() =>
    Promise.all([
      ...sendWave(connection, waves.at(-1)!, context),
      ...(tables.length === 0 ? [] : [bus.announce(tables, (query) => connection.query(query))]),
      connection.query({ text: 'COMMIT' }),
    ]),
  )
  if (tables.length > 0) bus.publish(tables)
  return won
}

/** The table and revision that a change is based on; undefined if it is no change of a table. */
function basisOf([name, ...values]: BoundStatement): { table: string; revision: number } | undefined {
  if (name !== 'touch' && name !== 'stand') return undefined
  return { table: String(values.at(-2)), revision: Number(values.at(-1)) }
}

/** Who is first, in the order in which they came. */
function decide(writes: readonly Write[], revisions: Map<string, number>): boolean[] {
  return writes.map(([first, ...others]) => {
    const basis = basisOf(first)
    if (basis === undefined) return true
    const { table, revision } = basis
    if (revisions.get(table) !== revision) return false
    if (others.some(([name]) => name === 'removeTable')) revisions.delete(table)
    else revisions.set(table, revision + 1)
    return true
  })
}

/** Statements whose second value is the guest they change. */
const OF_A_GUEST: ReadonlySet<StatementName> = new Set(['renameGuest', 'showResults', 'setCalendar'])

/** Writes about the same thing run one after the other: a statement for many rows changes each of them once. */
function wavesOf(writes: readonly Write[]): Write[][] {
  const waves: Write[][] = []
  const count = new Map<string, number>()
  for (const write of writes) {
    const [name, ...values] = write[0]
    const about = `${name.endsWith('Guest')} ${basisOf(write[0])?.table ?? (OF_A_GUEST.has(name) ? values[1] : values[0])}`
    const wave = count.get(about) ?? 0
    count.set(about, wave + 1)
    waves[wave] = [...(waves[wave] ?? []), write]
  }
  return waves
}

/** One statement for all rows of a kind. */
function sendWave(
  connection: Connection,
  writes: readonly Write[],
  context: BatchContext,
): Promise<unknown>[] {
  const byName = new Map<StatementName, Value[][]>()
  for (const [name, ...values] of writes.flat()) {
    const columns = byName.get(name) ?? values.map(() => [])
    values.forEach((value, i) => columns[i]!.push(value))
    byName.set(name, columns)
  }
  return STATEMENTS.flatMap(({ name, text }) => {
    const columns = byName.get(name)
    if (columns === undefined) return []
    const values = name === 'stand' ? [...columns, context.node, context.leaseMs] : columns
    return [connection.query({ name, text, values })]
  })
}
