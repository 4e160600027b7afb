import type { Game } from '@benben/kernel'
import type { ServerTime } from '../clocks/time.ts'
import { DamagedRowError } from '../store/damaged-row-error.ts'
import type { Store } from '../store/store.ts'
import type { StoredTable } from '../store/stored-table.ts'
import { Table } from './table.ts'

interface CacheEntry {
  readonly table: Promise<Table | undefined>
  references: number
}

/** The game of a table; undefined if this server no longer knows it. */
type GameOf = (stored: StoredTable) => Game | undefined

/** The tables in memory, reference-counted: loaded on first use, dropped with the last reference. */
export class TableCache {
  readonly #entries = new Map<string, CacheEntry>()
  readonly #store: Store
  readonly #gameOf: GameOf
  readonly #time: ServerTime

  constructor(store: Store, gameOf: GameOf, time: ServerTime) {
    this.#store = store
    this.#gameOf = gameOf
    this.#time = time
  }

  get size(): number {
    return this.#entries.size
  }

  ids(): string[] {
    return [...this.#entries.keys()]
  }

  /** Undefined if there is no such table. Each `acquire` of a table needs one `release`. */
  async acquire(id: string): Promise<Table | undefined> {
    const entry = this.#entries.get(id) ?? { table: this.#load(id), references: 0 }
    this.#entries.set(id, entry)
    entry.references++
    try {
      const table = await entry.table
      if (table === undefined) this.release(id)
      return table
    } catch (error) {
      this.release(id)
      throw error
    }
  }

  release(id: string): void {
    const entry = this.#entries.get(id)
    if (entry !== undefined && --entry.references <= 0) this.#entries.delete(id)
  }

  /** Drops a table that was removed, even if there are references to it. */
  drop(id: string): void {
    this.#entries.delete(id)
  }

  async with<T>(id: string, use: (table: Table) => Promise<T>): Promise<T | undefined> {
    const table = await this.acquire(id)
    if (table === undefined) return undefined
    try {
      return await use(table)
    } finally {
      this.release(id)
    }
  }

  /** The table if it is in memory; takes no reference and does not load it. */
  async peek(id: string): Promise<Table | undefined> {
    return this.#entries.get(id)?.table
  }

  async #load(id: string): Promise<Table | undefined> {
    const stored = await this.#store.table(id)
    const game = stored === undefined ? undefined : this.#gameOf(stored)
    if (stored === undefined || game === undefined) return undefined
    try {
      return await Table.load(this.#store, game, stored, this.#time)
    } catch (error) {
      // A position or a line that is no JSON, or not of this game.
      throw error instanceof SyntaxError || error instanceof RangeError
        ? new DamagedRowError(id, error)
        : error
    }
  }
}
