import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { storeContract } from '../testing/store-contract.ts'
import type { StoreFactory } from '../testing/store-contract/keeps.ts'
import { newTable } from '../testing/store-contract/samples.ts'
import { sqliteList } from './lists.ts'
import { GroupCommit } from './group-commit.ts'
import { NewerStoreError } from './newer-store-error.ts'
import { SCHEMAS } from './schema.ts'
import { SqliteStore } from './sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'benben-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
const newPath = (): string => join(folder, `${++files}.sqlite`)

const TABLE = newTable()

const factory = (): StoreFactory => {
  const path = newPath()
  return { open: async (leaseMs) => new SqliteStore(path, leaseMs) }
}
storeContract('SQLite', factory)

describe('the file', () => {
  it('is written ahead, and waits for the disk', async () => {
    const path = newPath()
    const store = new SqliteStore(path)
    const db = new DatabaseSync(path)
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    db.close()
    await store.close()
  })

  it('has one writer per table, also among processes', async () => {
    const path = newPath()
    const [here, there] = [new SqliteStore(path), new SqliteStore(path)]
    await here.addTable(TABLE)
    const change = { table: TABLE.id, revision: 0, lobby: { seats: [], next: 'there' } }
    expect(await there.commit(change)).toBe(true)
    expect(await here.commit({ ...change, lobby: { seats: [], next: 'here' } })).toBe(false)
    expect(await here.table(TABLE.id)).toMatchObject({ next: 'there', revision: 1 })
    await here.close()
    await there.close()
  })

  it('of an older version is migrated, with every table in it', async () => {
    const path = newPath()
    const db = new DatabaseSync(path)
    db.exec(`${SCHEMAS[0]!} PRAGMA user_version = 1`)
    db.close()
    const store = new SqliteStore(path)
    await store.addTable(TABLE)
    expect(await store.table(TABLE.id)).toEqual(TABLE)
    await store.close()
    const later = new DatabaseSync(path)
    expect(later.prepare('PRAGMA user_version').get()).toEqual({ user_version: SCHEMAS.length })
    later.close()
  })

  it.each(['mine', 'public'] as const)('lists tables in the order of an index (%s)', (name) => {
    const db = new DatabaseSync(':memory:')
    for (const schema of SCHEMAS) db.exec(schema)
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${sqliteList(name)}`).all('ada', 1, 1)
    const steps = plan.map(({ detail }) => String(detail))
    expect(steps.some((step) => /SEARCH (?:seats|standings) USING .*\(\w+=\? AND \w+<\?\)/.test(step))).toBe(
      true,
    )
    expect(steps.filter((step) => /SCAN|TEMP B-TREE/.test(step))).toEqual([])
    db.close()
  })

  it('of a newer version is left alone', async () => {
    const path = newPath()
    await new SqliteStore(path).close()
    const db = new DatabaseSync(path)
    db.exec('PRAGMA user_version = 999')
    db.close()
    expect(() => new SqliteStore(path)).toThrow(NewerStoreError)
  })
})

describe('group commit', () => {
  const noted = () => {
    const calls: string[] = []
    const group = new GroupCommit<number, number>(async (writes) => {
      calls.push(`begin ${writes.join(' ')}`)
      await new Promise((resolve) => void setImmediate(resolve))
      calls.push('commit')
      return writes.map((write) => 10 * write)
    })
    const write = async (n: number): Promise<void> => void calls.push(`told ${await group.write(n)}`)
    return { calls, group, write }
  }

  it('shares one commit among those that wait, and tells nobody before it', async () => {
    const { calls, write } = noted()
    await Promise.all([1, 2, 3].map(write))
    expect(calls).toEqual(['begin 1 2 3', 'commit', 'told 10', 'told 20', 'told 30'])
  })

  it('gathers the next commit while one is under way', async () => {
    const { calls, group, write } = noted()
    const first = write(1)
    while (calls.length === 0) await new Promise((resolve) => void setImmediate(resolve))
    const others = [write(2), write(3)]
    await Promise.all([first, ...others])
    expect(calls.filter((call) => call.startsWith('begin'))).toEqual(['begin 1', 'begin 2 3'])
    expect(calls.indexOf('told 10')).toBeGreaterThan(calls.indexOf('commit'))
    expect(calls.indexOf('told 20')).toBeGreaterThan(calls.lastIndexOf('commit'))
    await group.settled()
  })

  it('tells everybody when the disk refuses, and goes on', async () => {
    let full = true
    const group = new GroupCommit<number, number>(async (writes) => {
      if (full) throw new Error('disk full')
      return writes
    })
    const writes = await Promise.allSettled([group.write(1), group.write(2)])
    expect(writes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    full = false
    expect(await group.write(3)).toBe(3)
  })
})
