import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { STATEMENTS, type StatementName } from './statements.ts'
import type { Write } from './writes.ts'

/** What became of a write: whether its first step changed a row, or why it could not be made. */
export type Written = { readonly won: boolean } | { readonly error: string }

/** Pages of the log before it is worked into the file. */
const CHECKPOINT_PAGES = 4000

/** The one connection that writes. WAL with FULL: a commit has reached the disk when it returns. */
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

  /** All in one commit, so one wait for the disk. One that cannot be made takes none of the others along. */
  write(writes: readonly Write[]): Written[] {
    try {
      return this.#together(writes)
    } catch (error) {
      if (writes.length > 1) return writes.flatMap((write) => this.write([write]))
      return [{ error: error instanceof Error ? error.message : String(error) }]
    }
  }

  close(): void {
    this.#db.close()
  }

  #together(writes: readonly Write[]): Written[] {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const written = writes.map((write) => ({ won: this.#make(write) }))
      this.#db.exec('COMMIT')
      return written
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      throw error
    }
  }

  #make([[name, ...values], ...others]: Write): boolean {
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
