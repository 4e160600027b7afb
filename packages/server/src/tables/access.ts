import { FaultError, faultError } from '../fault-error.ts'
import type { TableCache } from './cache.ts'
import { retry, type LOST } from './retry.ts'
import type { Table } from './table.ts'

/** Tables while they are used: each one is in memory meanwhile. Throws a FaultError if there is none. */
export class TableAccess {
  readonly #tables: TableCache

  constructor(tables: TableCache) {
    this.#tables = tables
  }

  async at<T>(id: string, use: (table: Table) => Promise<T>): Promise<T> {
    const table = await this.#tables.acquire(id)
    if (table === undefined) throw faultError('protocol.no-table')
    const { revision } = table.stored
    try {
      return await use(table)
    } catch (error) {
      // What another node has written and this one has not heard of yet may allow it.
      if (!(error instanceof FaultError) || !(await table.isBehind(revision))) throw error
      return await use(table)
    } finally {
      this.#tables.release(id)
    }
  }

  /** Repeats a change of a table while other writers are faster. */
  change<T>(id: string, attempt: (table: Table) => Promise<T | typeof LOST>): Promise<T> {
    return this.at(id, (table) => retry(() => attempt(table)))
  }

  /** Removes a table for good, and tells those who look at it. */
  async remove(table: Table): Promise<boolean> {
    if (!(await table.commit({ removes: true }))) return false
    this.#tables.drop(table.stored.id)
    table.subscribers.broadcastRemoved()
    return true
  }
}
