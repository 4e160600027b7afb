import { ALONE } from '../store/presence.ts'
import type { Store } from '../store/store.ts'
import type { Span } from './spans.ts'
import { DAY } from './zone.ts'
import type { ServerTime } from './time.ts'

/** How often a server says that it runs. */
const BEAT_MS = 30_000
/** Nodes that were all silent for longer were down, or the machine slept. */
export const PATIENCE_MS = 1.5 * BEAT_MS
/** Older than any clock that runs. */
const FORGET_MS = 400 * DAY

/** The server's time, and when no server ran: then no clock runs. */
export class Uptime implements ServerTime {
  readonly now: () => number
  outages: readonly Span[] = []
  readonly #store: Store
  readonly #patience: number
  readonly #onError: (problem: string) => void
  #timer: NodeJS.Timeout | undefined
  #isFirst = true

  constructor(store: Store, now: () => number, patience: number, onError: (problem: string) => void) {
    this.#store = store
    this.now = now
    this.#patience = patience
    this.#onError = onError
  }

  /** Resolves when it is known how long no server ran. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.beat(), BEAT_MS).unref()
    await this.beat()
  }

  /** Says until when the server ran. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    if (!this.#isFirst) await this.beat()
  }

  async beat(): Promise<void> {
    try {
      const now = this.now()
      // Who has the file alone knows that nobody ran before.
      const patience = this.#isFirst && this.#store.presence === ALONE ? -1 : this.#patience
      const uptimes = await this.#store.beat(now, patience, now - FORGET_MS)
      this.#isFirst = false
      this.outages = uptimes.slice(1).map(([since], i) => [uptimes[i]![1], since])
    } catch (error) {
      this.#onError(String(error))
    }
  }
}
