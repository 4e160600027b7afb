import { FaultError } from '../fault-error.ts'
import type { Store } from '../store/store.ts'
import type { TableCache } from './cache.ts'
import type { Table } from './table.ts'

/** How often the tables in memory are compared with the store. */
const CHECK_MS = 5000
/** Tables per query. */
const AT_ONCE = 500

/**
 * Keeps the tables in memory up to date with what others write: other nodes, and commands of the operator. The store tells which
 * tables have changed; what it did not tell is found by comparing revisions.
 */
export class TableSync {
  readonly #store: Store
  readonly #tables: TableCache
  readonly #onError: (problem: string) => void
  /** The tables that have changed and are to be read. */
  readonly #changed = new Set<string>()
  #isReading = false
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
      else void this.#follow(changed)
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
      for (let i = 0; i < ids.length; i += AT_ONCE) await this.#checkSome(ids.slice(i, i + AT_ONCE))
    } catch (error) {
      this.#onError(String(error))
    } finally {
      this.#isChecking = false
    }
  }

  async #checkSome(ids: readonly string[]): Promise<void> {
    const revisions = await this.#store.revisions(ids)
    const tables = await this.#inMemory(ids)
    const behind = tables.filter(({ stored }) => stored.revision < (revisions.get(stored.id) ?? Infinity))
    await this.#follow(behind.map(({ stored }) => stored.id))
  }

  async #showPresence(id: string): Promise<void> {
    const [table] = await this.#inMemory([id])
    table?.subscribers.broadcastTable()
  }

  /** Those that could not be loaded are left out; whoever wanted them has been told. */
  async #inMemory(ids: readonly string[]): Promise<Table[]> {
    const peeked = await Promise.allSettled(ids.map((id) => this.#tables.peek(id)))
    return peeked.flatMap((each) => (each.status === 'fulfilled' ? (each.value ?? []) : []))
  }

  /** Reads tables that have changed. What changes meanwhile is read afterwards, all of it by one query. */
  async #follow(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#changed.add(id)
    if (this.#isReading) return
    this.#isReading = true
    while (this.#changed.size > 0) {
      const some = [...this.#changed].slice(0, AT_ONCE)
      for (const id of some) this.#changed.delete(id)
      await this.#read(await this.#inMemory(some))
    }
    this.#isReading = false
  }

  async #read(tables: readonly Table[]): Promise<void> {
    if (tables.length === 0) return
    // A row that cannot be read concerns its table only.
    const newer = await this.#store.newer(tables.map(({ stored }) => stored)).catch(() => undefined)
    await Promise.all(
      tables.map(async (table) => {
        try {
          await (newer === undefined ? table.refresh() : table.follow(newer))
        } catch (error) {
          // The table was removed; its clients have been told.
          if (error instanceof FaultError) this.#tables.drop(table.stored.id)
          else this.#onError(String(error))
        }
      }),
    )
  }
}
