/** How often a store that fails is tried again. */
const EVERY = 2000
/** How long a write that succeeded shows that the next one would. */
const FRESH = 5000

/**
 * Whether writes work. The result of every write tells; after one that failed, a write that changes nothing is tried until it
 * succeeds, because people who are told to wait write nothing.
 */
export class WriteHealth {
  readonly #probe: () => Promise<unknown>
  readonly #every: number
  #failingSince: number | undefined
  #lastSuccess = -Infinity
  #timer: NodeJS.Timeout | undefined
  #checking: Promise<void> | undefined
  #isClosed = false

  /** `probe` makes a write, which must be passed to `watch`. */
  constructor(probe: () => Promise<unknown>, every = EVERY) {
    this.#probe = probe
    this.#every = every
  }

  /** The time of the first write that failed; undefined if the last one succeeded. */
  get failingSince(): number | undefined {
    return this.#failingSince
  }

  async watch<T>(write: Promise<T>): Promise<T> {
    try {
      const result = await write
      this.#failingSince = undefined
      this.#lastSuccess = Date.now()
      return result
    } catch (error) {
      this.#failingSince ??= Date.now()
      if (!this.#isClosed) this.#timer ??= setTimeout(() => void this.#again(), this.#every).unref()
      throw error
    }
  }

  /** Makes a write unless one has just succeeded. */
  async check(): Promise<boolean> {
    if (this.#failingSince === undefined && Date.now() - this.#lastSuccess < FRESH) return true
    await this.#try()
    return this.#failingSince === undefined
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  async #again(): Promise<void> {
    this.#timer = undefined
    if (this.#failingSince !== undefined) await this.#try()
  }

  #try(): Promise<void> {
    this.#checking ??= this.#probe()
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => (this.#checking = undefined))
    return this.#checking
  }
}
