import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { newDatabase } from '../../testing/postgres.ts'
import { storeContract } from '../../testing/store-contract.ts'
import type { StoreFactory } from '../../testing/store-contract/keeps.ts'
import { newTable, RUNNING } from '../../testing/store-contract/samples.ts'
import type { StoredTable } from '../stored-table.ts'
import { NewerStoreError } from '../newer-store-error.ts'
import { postgresList } from '../lists.ts'
import { OtherVersionError } from './same-version.ts'
import { SCHEMAS } from './schema.ts'
import { PostgresStore } from './store.ts'

const factory = (): StoreFactory => {
  const database = newDatabase()
  return {
    open: async (leaseMs) => PostgresStore.open(await database, leaseMs === undefined ? {} : { leaseMs }),
  }
}
storeContract('PostgreSQL', factory)

async function ask(url: string, text: string, values: readonly unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text, [...values])).rows
  } finally {
    await client.end()
  }
}

describe('the database', () => {
  it('is made by whichever node comes first', async () => {
    const url = await newDatabase()
    const stores = await Promise.all([1, 2, 3].map(() => PostgresStore.open(url)))
    expect(await ask(url, 'SELECT schema FROM benben')).toEqual([{ schema: SCHEMAS.length }])
    const table = newTable()
    await stores[0]!.addTable(table)
    expect(await stores[2]!.table(table.id)).toEqual(table)
    for (const store of stores) await store.close()
  })

  it('gives a match whose clock is up to one node, and to another one when that has died', async () => {
    const url = await newDatabase()
    const [first, second] = [await PostgresStore.open(url, { leaseMs: 300 }), await PostgresStore.open(url)]
    const tables = [1, 2, 3].map((due) => newTable({ ...RUNNING, due }))
    for (const table of tables) await first.addTable(table)
    const ids = tables.map(({ id }) => id)
    const claimed = await Promise.all([first.claimDue(9, 2), second.claimDue(9, 2)])
    expect(claimed.flat().sort()).toEqual([...ids].sort())
    const died = claimed[0]
    // The first one does nothing with what it has.
    await expect.poll(() => second.claimDue(9, 9), { timeout: 20_000 }).toEqual(died)
    const plan = await ask(url, 'EXPLAIN SELECT key FROM standings WHERE due <= 9 ORDER BY due LIMIT 1')
    expect(JSON.stringify(plan)).toContain('standings_by_due')
    for (const store of [first, second]) await store.close()
  })

  it('of a newer version is left alone', async () => {
    const url = await newDatabase()
    await (await PostgresStore.open(url)).close()
    await ask(url, 'UPDATE benben SET schema = 999')
    await expect(PostgresStore.open(url)).rejects.toThrow(NewerStoreError)
    expect(await ask(url, 'SELECT schema FROM benben')).toEqual([{ schema: 999 }])
  })

  it('has nodes of one version at a time', async () => {
    const url = await newDatabase()
    const [first, same] = [await PostgresStore.open(url), await PostgresStore.open(url)]
    const other = (): Promise<PostgresStore> =>
      PostgresStore.open(url, { version: 'other rules', patienceMs: 200 })
    await expect(other()).rejects.toThrow(OtherVersionError)
    await first.close()
    await expect(other()).rejects.toThrow(OtherVersionError)
    await same.close()
    const next = await other()
    await expect(PostgresStore.open(url, { patienceMs: 200 })).rejects.toThrow(OtherVersionError)
    await next.close()
  })

  it('tells a node that was cut off that others have taken over', async () => {
    const url = await newDatabase()
    const replaced = Promise.withResolvers<void>()
    const old = await PostgresStore.open(url, { patienceMs: 200, onReplaced: () => replaced.resolve() })
    const connecting = PostgresStore.open(url, { version: 'other rules', patienceMs: 60_000 })
    const advisory = `FROM pg_locks WHERE locktype = 'advisory' AND granted AND database =
      (SELECT oid FROM pg_database WHERE datname = current_database())`
    // The old node runs, and the new one has come.
    await expect.poll(() => ask(url, `SELECT 1 ${advisory}`)).toHaveLength(2)
    await ask(url, `SELECT pg_terminate_backend(pid) ${advisory} AND objsubid = 2`)
    const next = await connecting
    await replaced.promise
    await next.close()
    await old.close()
  })

  it('has one writer per table, also among nodes', async () => {
    const url = await newDatabase()
    const [here, there] = [await PostgresStore.open(url), await PostgresStore.open(url)]
    const tables = Array.from({ length: 20 }, () => newTable())
    for (const table of tables) await here.addTable(table)
    const claim = (store: PostgresStore, of: readonly StoredTable[], next: string): Promise<boolean[]> =>
      Promise.all(of.map(({ id, seats }) => store.commit({ table: id, revision: 0, lobby: { seats, next } })))
    const [ours, backwards] = await Promise.all([
      claim(here, tables, 'here'),
      claim(there, tables.toReversed(), 'there'),
    ])
    const theirs = backwards.toReversed()
    for (const [i, { id }] of tables.entries()) {
      expect([ours[i], theirs[i]].filter(Boolean)).toHaveLength(1)
      expect(await here.table(id)).toMatchObject({ next: ours[i] ? 'here' : 'there', revision: 1 })
    }
    await here.close()
    await there.close()
  })

  it('renews leases also after a deadlock with another writer', async () => {
    const url = await newDatabase()
    const store = await PostgresStore.open(url)
    const tables = [newTable(), newTable()]
    for (const table of tables) {
      await store.addTable(table)
      await store.commit({ table: table.id, revision: 0, standing: { ...RUNNING, botAsked: true } })
    }
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    const lock = async (table: StoredTable): Promise<void> => {
      const sql = 'SELECT 1 FROM standings JOIN tables USING (key) WHERE id = $1 FOR UPDATE OF standings'
      await other.query(sql, [table.id])
    }
    await other.query('BEGIN')
    await lock(tables[1]!)
    const renewed = store.renewBots(tables.map(({ id }) => id))
    await expect.poll(() => ask(url, 'SELECT 1 FROM pg_locks WHERE NOT granted')).toHaveLength(1)
    // PostgreSQL ends one of the two, as a rule the one that waited first.
    await lock(tables[0]!).catch(() => undefined)
    await other.query('ROLLBACK')
    await renewed
    await other.end()
    await store.close()
  })

  it('shares one transaction among the writes that wait', async () => {
    const url = await newDatabase()
    const store = await PostgresStore.open(url)
    const tables = Array.from({ length: 50 }, () => newTable())
    await Promise.all(tables.map((table) => store.addTable(table)))
    const rows = await ask(url, 'SELECT count(DISTINCT xmin::text) AS many FROM tables')
    expect(Number((rows[0] as { many: string }).many)).toBeLessThan(5)
    await store.close()
    expect(await ask(url, 'SELECT node FROM nodes')).toEqual([])
  })

  it('reads no more for a list than it shows, however many tables there are', async () => {
    const url = await newDatabase()
    await (await PostgresStore.open(url)).close()
    const from = 'FROM generate_series(1, 20000) n'
    await ask(
      url,
      `WITH t AS (INSERT INTO tables (key, id, game, rules, options, seed, owner, listed, watchable, created, seats)
          SELECT n, 'table-' || n, 'toy', 1, '{}', '', 'ada', 1, 1, 0, '[]' ${from}),
        s AS (INSERT INTO seats (guest, key) SELECT 'ada', n ${from})
      INSERT INTO standings (key, revision, status, shelf, "botAsked", since, "toAct", versions, decisions, "byHand", lines, position)
        SELECT n, 0, 'waiting', CASE n % 2 WHEN 0 THEN 'open' ELSE 'watch' END, 0, 0, '[]', '[]', '[]', 0, 0, 'null' ${from}`,
    )
    await ask(url, 'ANALYZE')
    for (const [name, value] of [
      ['mine', 'ada'],
      ['public', 'open'],
    ] as const) {
      for (const after of [[], ['table-10000']]) {
        const sql = `EXPLAIN (ANALYZE, FORMAT JSON) ${postgresList(name, after.length > 0)}`
        const rows = await ask(url, sql, [value, 100, ...after])
        // Rows per loop times loops, of every step of the plan.
        const steps = JSON.stringify(rows).matchAll(/"Actual Rows":([\d.]+),"Actual Loops":(\d+)/g)
        const read = Array.from(steps, ([, many, loops]) => Number(many) * Number(loops))
        expect(read.length).toBeGreaterThan(3)
        expect(Math.max(...read)).toBeLessThanOrEqual(100)
      }
    }
  })
})
