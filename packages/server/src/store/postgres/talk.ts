import pg from 'pg'
import type { Row, Value } from '../rows.ts'
import type { TalkEngine } from '../sql-talk.ts'
import { TALK_STATEMENTS } from '../talk-statements.ts'
import type { TalkListener } from '../talk-store.ts'
import { BackOff, isConflict, isUnavailable } from './errors.ts'
import type { NotifyBus } from './notify-bus.ts'

/** Before the id of a table at which something was said. */
const SAID = '~'
/** Two nodes wrote the same line at once; the second one then finds it. */
const UNIQUE_VIOLATION = '23505'

/** `?` of a statement as PostgreSQL counts them. */
const numbered = (sql: string): string => {
  let n = 0
  return sql.replaceAll('?', () => `$${++n}`)
}

/** Talk in PostgreSQL: transactions of its own, on the connections for reading, so that no batch of moves waits for them. */
export class PostgresTalk implements TalkEngine {
  readonly #pool: pg.Pool
  readonly #bus: NotifyBus
  readonly #retryMs: number
  readonly valuesOfList = 'SELECT json_array_elements_text(CAST(? AS json))'

  constructor(pool: pg.Pool, bus: NotifyBus, retryMs: number) {
    this.#pool = pool
    this.#bus = bus
    this.#retryMs = retryMs
  }

  read(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.#patiently(async () => (await this.#pool.query<Row>(numbered(sql), values)).rows)
  }

  write(...write: Parameters<TalkEngine['write']>): Promise<boolean> {
    return this.#patiently(async () => {
      const client = await this.#pool.connect()
      client.on('error', ignore)
      let isWhole = false
      try {
        const won = await transaction(client, write)
        isWhole = true
        return won
      } finally {
        client.off('error', ignore)
        // A connection that is closed undoes what it has begun.
        client.release(!isWhole)
      }
    })
  }

  announce(tables: readonly string[]): void {
    if (tables.length > 0) this.#bus.tell(tables.map((table) => SAID + table))
  }

  subscribe(listener: TalkListener): () => void {
    const deaf = this.#bus.hear((_, words) => {
      const tables = words.filter((word) => word.startsWith(SAID)).map((word) => word.slice(SAID.length))
      if (tables.length > 0) listener(tables)
    })
    const unsubscribe = this.#bus.subscribe((tables) => {
      if (tables === undefined) listener(undefined)
    })
    return () => {
      deaf()
      unsubscribe()
    }
  }

  /** What is written twice changes nothing the second time. */
  async #patiently<T>(work: () => Promise<T>): Promise<T> {
    const backOff = new BackOff(this.#retryMs)
    for (;;) {
      try {
        return await work()
      } catch (error) {
        const isTwice = error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION
        if (!(isTwice || isUnavailable(error) || isConflict(error)) || !(await backOff.wait())) throw error
      }
    }
  }
}

async function transaction(
  client: pg.PoolClient,
  [first, ...others]: Parameters<TalkEngine['write']>,
): Promise<boolean> {
  const run = async ([name, ...values]: typeof first): Promise<number> =>
    (await client.query({ name, text: numbered(TALK_STATEMENTS[name]), values })).rowCount ?? 0
  await client.query('BEGIN')
  if ((await run(first)) === 0) {
    await client.query('ROLLBACK')
    return false
  }
  for (const other of others) await run(other)
  await client.query('COMMIT')
  return true
}

const ignore = (): void => undefined
