import type { Game } from '@benben/kernel'
import type { Store, StoredTable } from '../store/store.ts'
import { Table } from './table.ts'

interface Held {
  readonly table: Promise<Table | undefined>
  holders: number
}

/** The game a table plays; undefined where it is not known here any more. */
type GameOf = (stored: StoredTable) => Game | undefined

/** The tables in memory: read when somebody comes, dropped when nobody holds them any more. */
export class Shelf {
  readonly #held = new Map<string, Held>()
  readonly #store: Store
  readonly #gameOf: GameOf
  readonly #clock: () => number

  constructor(store: Store, gameOf: GameOf, clock: () => number) {
    this.#store = store
    this.#gameOf = gameOf
    this.#clock = clock
  }

  get size(): number {
    return this.#held.size
  }

  /** Undefined where there is no such table. Must be let go of as often as it was held. */
  async hold(id: string): Promise<Table | undefined> {
    const held = this.#held.get(id) ?? { table: this.#load(id), holders: 0 }
    this.#held.set(id, held)
    held.holders++
    try {
      const table = await held.table
      if (table === undefined) this.letGo(id)
      return table
    } catch (error) {
      this.letGo(id)
      throw error
    }
  }

  letGo(id: string): void {
    const held = this.#held.get(id)
    if (held !== undefined && --held.holders <= 0) this.#held.delete(id)
  }

  /** Forgets a table that is no more, whoever still holds it. */
  drop(id: string): void {
    this.#held.delete(id)
  }

  async with<T>(id: string, use: (table: Table) => Promise<T>): Promise<T | undefined> {
    const table = await this.hold(id)
    if (table === undefined) return undefined
    try {
      return await use(table)
    } finally {
      this.letGo(id)
    }
  }

  /** The tables in memory that can be asked at once whether somebody is there. */
  async held(id: string): Promise<Table | undefined> {
    return this.#held.get(id)?.table
  }

  async #load(id: string): Promise<Table | undefined> {
    const stored = await this.#store.table(id)
    const game = stored === undefined ? undefined : this.#gameOf(stored)
    return stored === undefined || game === undefined
      ? undefined
      : Table.load(this.#store, game, stored, this.#clock)
  }
}
