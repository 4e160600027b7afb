import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { random } from '@benben/kernel'
import { PATHS } from '@benben/protocol'
import pg from 'pg'
import { SCHEMAS as POSTGRES } from '../src/store/postgres/schema.ts'
import { SCHEMAS as SQLITE } from '../src/store/schema.ts'
import { COLUMNS, quoted, TABLE_NAMES } from '../src/store/transfer/columns.ts'
import { copyLive } from '../src/store/transfer/file.ts'
import { newDatabase } from '../src/testing/postgres.ts'
import { pairAt, playOut, TestServer } from '../src/testing/server.ts'

/**
 * `node packages/server/tools/fixture.ts`: writes a database of the current schema of each engine to `fixtures/schemas`, with a match
 * that is over, one that runs and a table that waits. Run it once after a change of a schema, and commit the new files.
 */
const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'schemas')

async function fill(server: TestServer) {
  const { ada, ben, id: finished, lives } = await pairAt(server)
  await playOut(lives, random('finished'))
  const record = (await ada.get(PATHS.record(finished))).body as string
  const { id: running } = await ada.create()
  for (const person of [ada, ben]) await person.join(running)
  const again = await Promise.all([ada, ben].map((person) => person.live(running)))
  await playOut(again, random('running'), 15)
  const { id: waiting } = await ada.create()
  await ada.join(waiting)
  return { cookies: [ada.cookie, ben.cookie], finished, running, waiting, record }
}

function save(name: string, content: string | Buffer, told: unknown): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${name}.gz`), gzipSync(content, { level: 9 }))
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(told, undefined, 2)}\n`)
}

async function sqlite(): Promise<void> {
  const server = await TestServer.open()
  const told = await fill(server)
  const copy = join(server.folder, 'copy.sqlite')
  copyLive(join(server.folder, 'benben.sqlite'), copy)
  save(`sqlite-${SQLITE.length}`, readFileSync(copy), told)
  await server.end()
}

async function postgres(): Promise<void> {
  const url = await newDatabase()
  const server = await TestServer.node(url)
  const told = await fill(server)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const sql = [`CREATE TABLE benben (schema integer NOT NULL);`, ...POSTGRES]
  sql.push(`INSERT INTO benben VALUES (${POSTGRES.length});`)
  for (const table of TABLE_NAMES) {
    const { rows } = await client.query<Record<string, string | number | null>>(
      `SELECT ${quoted(table)} FROM ${table}`,
    )
    for (const row of rows) {
      const values = COLUMNS[table].map((column) =>
        row[column] === null ? 'NULL' : client.escapeLiteral(String(row[column])),
      )
      sql.push(`INSERT INTO ${table} (${quoted(table)}) VALUES (${values.join(', ')});`)
    }
  }
  sql.push(`SELECT setval(pg_get_serial_sequence('tables', 'key'), (SELECT max(key) FROM tables));`)
  save(`postgres-${POSTGRES.length}`, sql.join('\n'), told)
  await client.end()
  await server.end()
}

await sqlite()
await postgres()
process.exit(0)
