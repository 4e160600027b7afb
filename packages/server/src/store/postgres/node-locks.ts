import pg from 'pg'
import { Serial } from '../serial.ts'

/** Advisory locks of this kind; the second number is a hash of what is locked. */
const CLASS = 7_236_239
/** Locks at the same time; more wait here. */
const CONNECTIONS = 2

/** Locks among all nodes. They have connections of their own, so that those who hold one can still read. */
export class NodeLocks {
  readonly #pool: pg.Pool
  /** Waiting in this node takes no connection. */
  readonly #here = new Serial()

  constructor(url: string, node: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      application_name: `benben locks ${node}`,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 15_000,
    })
    this.#pool.on('error', () => undefined)
  }

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.#here.run(key, async () => {
      const client = await this.#pool.connect()
      client.on('error', ignore)
      let isFree = false
      try {
        await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [CLASS, key])
        const result = await work()
        await client.query('SELECT pg_advisory_unlock($1, hashtext($2))', [CLASS, key])
        isFree = true
        return result
      } finally {
        client.off('error', ignore)
        // A connection that is closed loses its lock.
        client.release(!isFree)
      }
    })
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}

/** A connection that breaks is noticed by the next query. */
const ignore = (): void => undefined
