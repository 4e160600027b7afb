import type { Store } from '../store/store.ts'
import type { TableCache } from './cache.ts'
import { removeOld } from './retention.ts'

const EVERY = 3_600_000

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

  /** Returns how many tables it removed. */
  async run(): Promise<number> {
    const { store, tables, days, clock } = this.#options
    let removed = 0
    for await (const { id } of removeOld(store, { waiting: days, running: days }, clock())) {
      removed++
      const table = await tables.peek(id)
      tables.drop(id)
      table?.subscribers.broadcastRemoved()
      if (this.#isStopped) break
    }
    return removed
  }
}
