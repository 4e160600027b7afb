import pg from 'pg'
import type { Bus } from '../bus.ts'
import type { WriteResult } from '../writer.ts'
import type { Write } from '../writes.ts'
import { runBatch, type Connection } from './batch.ts'
import { BackOff, isConflict, isUnavailable } from './errors.ts'

const TIMEOUTS = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 15_000,
  idle_in_transaction_session_timeout: 10_000,
}

export interface WriterOptions {
  readonly url: string
  readonly node: string
  readonly leaseMs: number
  readonly retryMs: number
  readonly bus: Bus
}

/**
 * The one connection of a node that writes. When it breaks, it is made again. A batch whose commit was under way is then looked for by
 * its mark, so that nothing is written twice and nothing that was written is reported as failed.
 */
export class PostgresWriter {
  readonly #options: WriterOptions
  #client: pg.Client | undefined
  #batch = 0

  constructor(options: WriterOptions) {
    this.#options = options
  }

  async write(
    writes: readonly Write[],
    backOff = new BackOff(this.#options.retryMs),
  ): Promise<WriteResult[]> {
    const batch = ++this.#batch
    let decided: readonly boolean[] | undefined
    for (;;) {
      try {
        const client = await this.#connected()
        if (decided !== undefined && (await this.#isCommitted(client, batch))) return resultsOf(decided)
        decided = undefined
        const onDecided = (won: readonly boolean[]): void => void (decided = won)
        return resultsOf(await runBatch(connectionOf(client), writes, { ...this.#options, batch, onDecided }))
      } catch (error) {
        if (isUnavailable(error)) this.#drop()
        else {
          decided = undefined
          await this.#rollback()
          if (!isConflict(error)) return this.#oneByOne(writes, backOff, error)
        }
        if (!(await backOff.wait())) return failed(writes, error)
      }
    }
  }

  async close(): Promise<void> {
    const client = this.#client
    this.#client = undefined
    if (client === undefined) return
    await client
      .query('DELETE FROM nodes WHERE node = $1', [this.#options.node])
      .then(() => client.end())
      .catch(() => undefined)
  }

  /** A batch that cannot be written as a whole: those that can be still succeed. */
  async #oneByOne(writes: readonly Write[], backOff: BackOff, error: unknown): Promise<WriteResult[]> {
    if (writes.length === 1) return failed(writes, error)
    const results: WriteResult[] = []
    for (const write of writes) results.push(...(await this.write([write], backOff)))
    return results
  }

  async #connected(): Promise<pg.Client> {
    if (this.#client !== undefined) return this.#client
    const { url, node } = this.#options
    const client = new pg.Client({
      connectionString: url,
      application_name: `benben writer ${node}`,
      keepAlive: true,
      pipeline: true,
      ...TIMEOUTS,
    })
    client.on('error', () => this.#drop(client))
    await client.connect()
    this.#client = client
    return client
  }

  #drop(client = this.#client): void {
    if (client === undefined) return
    if (client === this.#client) this.#client = undefined
    void client.end().catch(() => undefined)
  }

  async #rollback(): Promise<void> {
    const client = this.#client
    await client?.query('ROLLBACK').catch(() => this.#drop(client))
  }

  /** Waits for the transaction of the lost connection, which holds the mark while it lasts. */
  async #isCommitted(client: pg.Client, batch: number): Promise<boolean> {
    const sql = 'SELECT batch FROM nodes WHERE node = $1 FOR UPDATE'
    const { rows } = await client.query<{ batch: number }>(sql, [this.#options.node])
    return rows[0]?.batch === batch
  }
}

function connectionOf(client: pg.Client): Connection {
  return {
    query: (query) => client.query({ ...query, values: [...(query.values ?? [])] }),
    together: (send) => {
      const { stream } = client.connection
      stream.cork()
      try {
        return send()
      } finally {
        stream.uncork()
      }
    },
  }
}

const resultsOf = (won: readonly boolean[]): WriteResult[] => won.map((each) => ({ won: each }))

const failed = (writes: readonly Write[], error: unknown): WriteResult[] =>
  writes.map(() => ({ error: error instanceof Error ? error.message : String(error) }))
