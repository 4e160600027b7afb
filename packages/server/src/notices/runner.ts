import type { OutboxRow } from '../store/outbox.ts'
import type { Store } from '../store/store.ts'
import type { Deliver } from './deliver.ts'
import type { Dispatch } from './dispatch.ts'

const EVERY_MS = 2000
/** How long a node has a row for itself: several times what a letter may take. */
const LEASE_MS = 60_000
/** Rows under way at once, and those of one guest: a receiver that dawdles does not hold up others. */
const AT_ONCE = 32
const OF_ONE_GUEST = 4
/** Nothing is told later than this, and feeds do not show older entries. */
const KEEP_MS = 30 * 24 * 3_600_000
const TIDY_MS = 3_600_000

export interface RunnerOptions {
  readonly store: Store
  readonly dispatch: Dispatch
  readonly deliver: Deliver
  readonly clock: () => number
  readonly onError: (problem: string) => void
  /** Called with what became of a letter. */
  readonly onDelivered: (way: 'push' | 'webhook', outcome: 'sent' | 'gone' | 'failed' | 'later') => void
}

/** Looks for what is due, beside the other nodes, and never in the way of a move. */
export class NoticeRunner {
  readonly #options: RunnerOptions
  readonly #working = new Map<Promise<void>, string>()
  #timers: NodeJS.Timeout[] = []
  #isClaiming = false
  #isStopped = false

  constructor(options: RunnerOptions) {
    this.#options = options
  }

  start(): void {
    const { store, clock, onError } = this.#options
    const tidy = (): void =>
      void store.outbox.removeOld(clock() - KEEP_MS).catch((error: unknown) => onError(String(error)))
    this.#timers = [setInterval(() => void this.run(), EVERY_MS).unref(), setInterval(tidy, TIDY_MS).unref()]
    tidy()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const timer of this.#timers) clearInterval(timer)
    await Promise.all(this.#working.keys())
  }

  /** Begins with everything that is due. */
  async run(): Promise<void> {
    if (this.#isClaiming || this.#isStopped) return
    this.#isClaiming = true
    try {
      for (let found = 1; found > 0 && !this.#isStopped;) found = await this.#claim()
    } catch (error) {
      this.#options.onError(String(error))
    } finally {
      this.#isClaiming = false
    }
  }

  /** The rows that this node looks at now. */
  get underWay(): number {
    return this.#working.size
  }

  /** Does everything that is due, and waits for it. */
  async settled(): Promise<void> {
    await this.run()
    while (this.#working.size > 0) {
      await Promise.all(this.#working.keys())
      await this.run()
    }
  }

  async #claim(): Promise<number> {
    const { store, clock } = this.#options
    const room = AT_ONCE - this.#working.size
    if (room === 0) return 0
    const now = clock()
    const claimed = await store.outbox.claim(now, now + LEASE_MS, room)
    for (const row of claimed) this.#begin(row)
    return claimed.length
  }

  #begin(row: OutboxRow): void {
    const mine = [...this.#working.values()].filter((guest) => guest === row.guest).length
    const work = mine < OF_ONE_GUEST ? this.#work(row) : this.#wait(row)
    const working = work
      .catch((error: unknown) => this.#options.onError(String(error)))
      .finally(() => this.#working.delete(working))
    this.#working.set(working, row.guest)
  }

  /** Not counted as a try. */
  #wait(row: OutboxRow): Promise<void> {
    const { store, clock } = this.#options
    return store.outbox.postpone({ ...row, tries: row.tries - 1 }, clock() + EVERY_MS)
  }

  async #work(row: OutboxRow): Promise<void> {
    const { store, dispatch, deliver, clock, onDelivered } = this.#options
    const { outbox } = store
    if (row.kind !== 'push' && row.kind !== 'webhook') {
      const then = await dispatch.of(row, clock())
      return 'later' in then ? outbox.postpone(row, then.later) : outbox.settle(row, then)
    }
    const delivered = await deliver.of(row, clock())
    onDelivered(row.kind, delivered.outcome)
    return delivered.outcome === 'later' ? outbox.postpone(row, delivered.due) : outbox.settle(row)
  }
}
