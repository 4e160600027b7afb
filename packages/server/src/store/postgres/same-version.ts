import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { GAMES } from '@benben/bots'
import type pg from 'pg'
import { SCHEMAS } from './schema.ts'

/** Nodes that would read or play the same matches in different ways. */
export class OtherVersionError extends Error {}

/** What all nodes of a database must have in common: the schema and the rules of every game. */
export const VERSION = [`schema ${SCHEMAS.length}`, ...GAMES.map(({ id, rules }) => `${id} ${rules}`)].join(
  ', ',
)

/** Advisory locks: one for nodes that connect, and one per version, which its nodes share. */
const CONNECTING = 7_236_237
const RUNNING = 7_236_238

const PAUSE = 100

const OTHERS = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = $1 AND objid <> $2 AND objsubid = 2
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1`

/**
 * Says that a node of this version runs, for as long as the connection lasts. Throws if one of another version still does when
 * it had time to end, for example in a restart.
 */
export async function claimVersion(client: pg.Client, version: string, patience: number): Promise<void> {
  const key = createHash('sha256').update(version).digest().readUInt32BE(0) >>> 1
  const until = performance.now() + patience
  await client.query('SELECT pg_advisory_lock($1)', [CONNECTING])
  while ((await client.query(OTHERS, [RUNNING, key])).rows.length > 0) {
    if (performance.now() > until) throw new OtherVersionError()
    await sleep(PAUSE)
  }
  await client.query('SELECT pg_advisory_lock_shared($1::integer, $2::integer)', [RUNNING, key])
  await client.query('SELECT pg_advisory_unlock($1)', [CONNECTING])
}
