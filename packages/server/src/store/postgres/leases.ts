import type pg from 'pg'
import type { Read } from './outbox.ts'

/** Who among several nodes answers for bots, and lets clocks run out. A lease ends by itself, so that the death of a node holds up nothing. */

/** Leases bots that nobody plays, or whose node has not been heard of since its lease ended. */
const CLAIM = `UPDATE standings s SET "botNode" = $1, "botUntil" = clock_timestamp() + $2 * interval '1 millisecond'
  FROM (SELECT key FROM standings WHERE "botAsked" = 1 AND ("botUntil" IS NULL OR "botUntil" < clock_timestamp())
    ORDER BY key LIMIT $3 FOR UPDATE SKIP LOCKED) free JOIN tables t USING (key)
  WHERE s.key = free.key RETURNING t.id`
/** Locked in the order of keys, as commits do, so that they never wait for each other. */
const RENEW = `UPDATE standings s SET "botUntil" = clock_timestamp() + $2 * interval '1 millisecond'
  FROM (SELECT key FROM standings JOIN tables USING (key) WHERE "botAsked" = 1 AND "botNode" = $1 AND id = ANY ($3::text[])
    ORDER BY key FOR NO KEY UPDATE OF standings) mine WHERE s.key = mine.key`
const RELEASE = `UPDATE standings s SET "botUntil" = NULL
  FROM (SELECT key FROM standings WHERE "botAsked" = 1 AND "botNode" = $1 ORDER BY key FOR NO KEY UPDATE) mine
  WHERE s.key = mine.key`

/** Leases matches whose first clock is up and that no other node has at hand. Any write of where the match stands ends the lease. */
const CLAIM_DUE = `UPDATE standings s SET "dueUntil" = clock_timestamp() + $2 * interval '1 millisecond'
  FROM (SELECT key, due FROM standings WHERE due <= $1 AND ("dueUntil" IS NULL OR "dueUntil" < clock_timestamp())
    ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED) up JOIN tables t USING (key)
  WHERE s.key = up.key RETURNING t.id, up.due`

interface LeaseOptions {
  readonly node: string
  /** How long a node has a table for itself before another one may take over. */
  readonly leaseMs: number
}

/** The leases of one node. */
export class PostgresLeases {
  readonly #read: Read
  readonly #options: LeaseOptions

  constructor(read: Read, options: LeaseOptions) {
    this.#read = read
    this.#options = options
  }

  async claimBots(most: number): Promise<string[]> {
    const { node, leaseMs } = this.#options
    const rows = await this.#read('claim bots', CLAIM, node, leaseMs, most)
    return rows.map(({ id }) => String(id))
  }

  async renewBots(tables: readonly string[]): Promise<void> {
    const { node, leaseMs } = this.#options
    await this.#read('renew bots', RENEW, node, leaseMs, tables)
  }

  async claimDue(now: number, most: number): Promise<string[]> {
    const rows = await this.#read('claim due', CLAIM_DUE, now, this.#options.leaseMs, most)
    return rows.sort((a, b) => Number(a['due']) - Number(b['due'])).map(({ id }) => String(id))
  }
}

/** Gives all leases of a node back, when it stops. */
export const releaseLeases = async (pool: pg.Pool, node: string): Promise<void> => {
  await pool.query(RELEASE, [node])
}
