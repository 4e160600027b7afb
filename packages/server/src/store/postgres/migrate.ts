import type pg from 'pg'
import { NewerStoreError } from '../newer-store-error.ts'
import { SCHEMAS } from './schema.ts'

/** Nodes that start at the same time wait for the one that migrates. */
const LOCK = 7_236_236

/** The version of the schema. */
export async function schemaOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ schema: number }>('SELECT schema FROM benben')
  return rows[0]?.schema ?? 0
}

/** Brings the database to the newest schema, in one transaction. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`)
    await client.query('CREATE TABLE IF NOT EXISTS benben (schema integer NOT NULL)')
    const found = await schemaOf(client)
    if (found > SCHEMAS.length) throw new NewerStoreError()
    for (const sql of SCHEMAS.slice(found)) await client.query(sql)
    if (found < SCHEMAS.length) {
      await client.query('DELETE FROM benben')
      await client.query('INSERT INTO benben (schema) VALUES ($1)', [SCHEMAS.length])
    }
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    // Closes the connection, and with it the transaction.
    client.release(true)
    throw error
  }
}
