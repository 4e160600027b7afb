import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { NewerStoreError } from '../newer-store-error.ts'
import { migrate, schemaOf } from '../postgres/migrate.ts'
import { SCHEMAS } from '../postgres/schema.ts'
import type { Row, Value } from '../rows.ts'
import { BIG, COLUMNS, quoted, TABLE_NAMES, type Counts, type TableName } from './columns.ts'
import { rowsIn, writeFile } from './file.ts'

/** PostgreSQL already holds data, so nothing is copied into it. */
export class NotEmptyError extends Error {}

const ROWS_AT_ONCE = 1000

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'benben operator' })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

const numbered = (row: Record<string, Value>): Row => {
  for (const column of BIG) if (typeof row[column] === 'string') row[column] = Number(row[column])
  return row
}

async function* rowsOf(client: pg.Client, table: TableName): AsyncGenerator<Row[]> {
  await client.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT ${quoted(table)} FROM ${table}`)
  for (;;) {
    const { rows } = await client.query<Record<string, Value>>(`FETCH ${ROWS_AT_ONCE} FROM rows`)
    if (rows.length === 0) break
    yield rows.map(numbered)
  }
  await client.query('CLOSE rows')
}

/** Copies a database that nodes may be writing to into a new file, as it is at one moment. Nobody has to wait for it. */
export const exportDatabase = (url: string, path: string): Promise<Counts> =>
  withClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    if ((await schemaOf(client)) > SCHEMAS.length) throw new NewerStoreError()
    const counts = await writeFile(path, (table) => rowsOf(client, table))
    await client.query('COMMIT')
    return counts
  })

/** Copies a file into an empty database, all of it or nothing. */
export const importDatabase = async (path: string, url: string): Promise<Counts> => {
  await withPool(url, migrate)
  const file = new DatabaseSync(path, { readOnly: true })
  try {
    return await withClient(url, (client) => fill(client, file))
  } finally {
    file.close()
  }
}

async function withPool(url: string, use: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    await use(pool)
  } finally {
    await pool.end()
  }
}

async function fill(client: pg.Client, file: DatabaseSync): Promise<Counts> {
  await client.query('BEGIN')
  await client.query(`LOCK TABLE ${TABLE_NAMES.join(', ')} IN EXCLUSIVE MODE`)
  const { rows } = await client.query<{ full: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM guests) OR EXISTS (SELECT 1 FROM tables) AS full',
  )
  if (rows[0]!.full) throw new NotEmptyError()
  const counts = Object.fromEntries(TABLE_NAMES.map((name) => [name, 0])) as Record<TableName, number>
  for (const table of TABLE_NAMES) {
    const types = await typesOf(client, table)
    const arrays = types.map((type, i) => `$${i + 1}::${type}[]`)
    const text = `INSERT INTO ${table} (${quoted(table)}) SELECT * FROM unnest(${arrays.join(', ')})`
    for (const some of rowsIn(file, table)) {
      const values = COLUMNS[table].map((column) => some.map((row) => row[column]))
      counts[table] += (await client.query(text, values)).rowCount ?? 0
    }
  }
  await client.query(`SELECT setval(pg_get_serial_sequence('tables', 'key'),
    greatest((SELECT max(key) FROM tables), 1))`)
  await client.query('COMMIT')
  return counts
}

/** The types of the columns, in their order. */
async function typesOf(client: pg.Client, table: TableName): Promise<string[]> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [table],
  )
  return COLUMNS[table].map((column) => rows.find(({ name }) => name === column)!.type)
}
