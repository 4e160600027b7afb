import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { GAMES } from '@benben/bots'
import { PATHS } from '@benben/protocol'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { SCHEMAS as POSTGRES } from './store/postgres/schema.ts'
import { SCHEMAS as SQLITE } from './store/schema.ts'
import { newDatabase } from './testing/postgres.ts'
import { playOut, TestServer, Visitor } from './testing/server.ts'

/** A database of each version of the schema, as Benben wrote it then. `tools/fixture.ts` adds those of a new version. */
const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'schemas')

interface Told {
  readonly cookies: readonly [string, string]
  readonly finished: string
  readonly running: string
  readonly waiting: string
  readonly record: string
}

const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end()
})

const contentOf = (name: string): Buffer => gunzipSync(readFileSync(join(FOLDER, `${name}.gz`)))

async function loaded(sql: string): Promise<string> {
  const url = await newDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
  return url
}

const opening = {
  sqlite: (name: string) => TestServer.open(GAMES, 1_000_000, contentOf(name)),
  postgres: async (name: string) => TestServer.node(await loaded(contentOf(name).toString('utf8'))),
}

const versions = [
  ...SQLITE.map((_, i) => ['sqlite', i + 1] as const),
  ...POSTGRES.map((_, i) => ['postgres', i + 1] as const),
]

describe.each(versions)('a database of %s with schema %d', (engine, version) => {
  it('is migrated: guests, records and matches are there, and go on', async () => {
    const name = `${engine}-${version}`
    const told = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Told
    const server = await opening[engine](name)
    servers.push(server)
    const people = told.cookies.map((cookie) => new Visitor(() => server.url, cookie)) as [Visitor, Visitor]
    expect((await people[0].get(PATHS.me)).body).toEqual({ guest: { nickname: 'Ada' } })
    expect((await people[0].get(PATHS.record(told.finished))).body).toBe(told.record)
    await people[1].join(told.waiting)
    for (const table of [told.running, told.waiting]) {
      const lives = await Promise.all(people.map((person) => person.live(table)))
      await playOut(lives)
      await lives[0]!.until(({ result }) => result !== null)
      expect((await people[0].get(PATHS.record(table))).status).toBe(200)
    }
    expect(server.problems).toEqual([])
  })
})
