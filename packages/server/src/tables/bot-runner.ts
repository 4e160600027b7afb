import type { BotPool } from '../players/pool.ts'
import type { Store } from '../store/store.ts'
import { BotRetries } from './bot-retries.ts'
import type { TableCache } from './cache.ts'
import { playBots } from './play-bots.ts'

/** How often leases are renewed, and bots looked for that nobody plays. A lease lasts three times as long. */
const CLAIM_MS = 5000
/** Tables whose bots are taken over at once; those of a running server come on top. */
const MAX_CLAIMED = 16

/**
 * Plays the bots and automata of the tables that this node has leased: those whose turn came up by a write of this node, and those
 * that nobody plays, because a node stopped, died or failed.
 */
export class BotRunner {
  readonly #store: Store
  readonly #tables: TableCache
  readonly #bots: BotPool
  readonly #onError: (problem: string) => void
  /** The tables whose bots are being played. */
  readonly #playing = new Map<Promise<void>, string>()
  readonly #retries = new BotRetries((id) => this.play(id))
  #isClaiming = false
  #isStopped = false
  #timer: NodeJS.Timeout | undefined

  constructor(store: Store, tables: TableCache, bots: BotPool, onError: (problem: string) => void) {
    this.#store = store
    this.#tables = tables
    this.#bots = bots
    this.#onError = onError
  }

  start(): void {
    const work = (): void => {
      this.#renew().catch((error: unknown) => this.#onError(String(error)))
      void this.claim()
    }
    this.#timer = setInterval(work, CLAIM_MS).unref()
    void this.claim()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#isStopped = true
    this.#retries.stop()
  }

  /** The decisions that wait for a worker, and the tables whose bots fail. */
  get health(): { readonly waiting: number; readonly failing: number } {
    return { waiting: this.#bots.waiting, failing: this.#retries.size }
  }

  /** Plays the bots and automata of a table until a person has to decide. */
  play(id: string): void {
    const playing = this.#tables
      .with(id, (table) => playBots(table, this.#bots))
      .then(
        () => this.#retries.played(id),
        (error: unknown) => void (this.#retries.failed(id, error) && this.#onError(String(error))),
      )
      .finally(() => this.#playing.delete(playing))
    this.#playing.set(playing, id)
  }

  async #renew(): Promise<void> {
    if (this.#playing.size > 0) await this.#store.renewBots([...new Set(this.#playing.values())])
  }

  /** Takes over the bots that nobody plays, a few tables at a time. */
  async claim(): Promise<void> {
    if (this.#isClaiming) return
    this.#isClaiming = true
    try {
      while (!this.#isStopped) {
        const room = MAX_CLAIMED - this.#playing.size
        const claimed = room > 0 ? await this.#store.claimBots(room) : []
        for (const id of claimed) {
          if (!this.#retries.has(id)) this.play(id)
          // Loading a table takes milliseconds: requests come in between.
          await new Promise((next) => void setImmediate(next))
        }
        if (claimed.length < room) break
        await Promise.race(this.#playing.keys())
      }
    } catch (error) {
      this.#onError(String(error))
    } finally {
      this.#isClaiming = false
    }
  }
}
