import { FaultError } from '../fault-error.ts'
import type { Store } from '../store/store.ts'
import type { TableCache } from './cache.ts'

/** How often the tables in memory are compared with the store. */
const CHECK_MS = 5000
/** Tables per query. */
const CHECK_AT_ONCE = 500

/**
 * Keeps the tables in memory up to date with what others write: other nodes, and commands of the operator. The store tells which
 * tables have changed; what it did not tell is found by comparing revisions.
 */
export class TableSync {
  readonly #store: Store
  readonly #tables: TableCache
  readonly #onError: (problem: string) => void
  /** The tables that are being refreshed; true if they have changed again since. */
  readonly #refreshing = new Map<string, boolean>()
  #isChecking = false
  #stop = (): void => undefined

  constructor(store: Store, tables: TableCache, onError: (problem: string) => void) {
    this.#store = store
    this.#tables = tables
    this.#onError = onError
  }

  start(): void {
    const unsubscribe = this.#store.subscribe((changed) => {
      if (changed === undefined) void this.check()
      else for (const id of changed) void this.#refresh(id)
    })
    const forget = this.#store.presence.subscribe((id) => void this.#showPresence(id))
    const timer = setInterval(() => void this.check(), CHECK_MS).unref()
    this.#stop = () => {
      unsubscribe()
      forget()
      clearInterval(timer)
    }
  }

  stop(): void {
    this.#stop()
  }

  /** Compares all tables in memory with the store. */
  async check(): Promise<void> {
    if (this.#isChecking) return
    this.#isChecking = true
    try {
      const ids = this.#tables.ids()
      for (let i = 0; i < ids.length; i += CHECK_AT_ONCE)
        await this.#checkSome(ids.slice(i, i + CHECK_AT_ONCE))
    } catch (error) {
      this.#onError(String(error))
    } finally {
      this.#isChecking = false
    }
  }

  async #checkSome(ids: readonly string[]): Promise<void> {
    const revisions = await this.#store.revisions(ids)
    for (const id of ids) {
      const table = await this.#tables.peek(id)
      if (table !== undefined && table.stored.revision < (revisions.get(id) ?? Infinity))
        void this.#refresh(id)
    }
  }

  async #showPresence(id: string): Promise<void> {
    try {
      const table = await this.#tables.peek(id)
      table?.subscribers.broadcastTable()
    } catch {
      // It could not be loaded; whoever wanted it has been told.
    }
  }

  async #refresh(id: string): Promise<void> {
    if (this.#refreshing.has(id)) return void this.#refreshing.set(id, true)
    try {
      do {
        this.#refreshing.set(id, false)
        await (await this.#tables.peek(id))?.refresh()
      } while (this.#refreshing.get(id) === true)
    } catch (error) {
      // The table was removed; its clients have been told.
      if (error instanceof FaultError) this.#tables.drop(id)
      else this.#onError(String(error))
    } finally {
      this.#refreshing.delete(id)
    }
  }
}
