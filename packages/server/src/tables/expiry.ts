import type { Store } from '../store/store.ts'
import type { TableCache } from './cache.ts'

const EVERY = 3_600_000
const DAY = 86_400_000
/** Tables per read. */
const PAGE = 500

interface ExpiryOptions {
  readonly store: Store
  readonly tables: TableCache
  /** Days without a change after which a table that is not finished is abandoned; 0 for never. */
  readonly days: number
  readonly clock: () => number
  readonly onError: (problem: string) => void
}

/** Removes abandoned tables, so that they are not offered, and count against nobody's limit, for ever. */
export class Expiry {
  readonly #options: ExpiryOptions
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(options: ExpiryOptions) {
    this.#options = options
  }

  start(): void {
    if (this.#options.days === 0) return
    const work = (): void => void this.run().catch((error: unknown) => this.#options.onError(String(error)))
    this.#timer = setInterval(work, EVERY).unref()
    work()
  }

  stop(): void {
    this.#isStopped = true
    clearInterval(this.#timer)
  }

  /** Walks through all tables, a page at a time. Returns how many it removed. */
  async run(): Promise<number> {
    const { store, days, clock } = this.#options
    const before = clock() - days * DAY
    let removed = 0
    for (let from: number | undefined = 0; from !== undefined && !this.#isStopped;) {
      const page = await store.abandoned(before, from, PAGE)
      for (const { id, revision } of page.tables) if (await this.#remove(id, revision)) removed++
      from = page.next
      await new Promise((next) => void setImmediate(next))
    }
    return removed
  }

  /** False if somebody has just changed it. */
  async #remove(id: string, revision: number): Promise<boolean> {
    const { store, tables } = this.#options
    if (!(await store.commit({ table: id, revision, removes: true }))) return false
    const table = await tables.peek(id)
    tables.drop(id)
    table?.subscribers.broadcastRemoved()
    return true
  }
}
