import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { STATEMENTS, type StatementName } from './statements.ts'
import type { Write } from './writes.ts'

/** The result of a write: whether its first statement changed a row, or the error. */
export type WriteResult = { readonly won: boolean } | { readonly error: string }

/** WAL size in pages before a checkpoint. */
const CHECKPOINT_PAGES = 4000

/** The only connection that writes. WAL with `synchronous = FULL`: a commit is on disk when it returns. */
export class Writer {
  readonly #db: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()

  constructor(path: string) {
    this.#db = new DatabaseSync(path)
    this.#db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA busy_timeout = 5000;
      PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};
      PRAGMA cache_size = -32000;
    `)
  }

  /** Runs all writes in one transaction. If one fails, retries them one by one, so that the others still succeed. */
  write(writes: readonly Write[]): WriteResult[] {
    try {
      return this.#transaction(writes)
    } catch (error) {
      if (writes.length > 1) return writes.flatMap((write) => this.write([write]))
      return [{ error: error instanceof Error ? error.message : String(error) }]
    }
  }

  close(): void {
    this.#db.close()
  }

  #transaction(writes: readonly Write[]): WriteResult[] {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const written = writes.map((write) => ({ won: this.#run(write) }))
      this.#db.exec('COMMIT')
      return written
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      throw error
    }
  }

  #run([[name, ...values], ...others]: Write): boolean {
    if (this.#statement(name).run(...values).changes === 0) return false
    for (const [other, ...rest] of others) this.#statement(other).run(...rest)
    return true
  }

  #statement(name: StatementName): StatementSync {
    const known = this.#prepared.get(name)
    if (known !== undefined) return known
    const made = this.#db.prepare(STATEMENTS[name])
    this.#prepared.set(name, made)
    return made
  }
}
