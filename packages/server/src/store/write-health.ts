/** How often a store that fails is tried again. */
const EVERY = 2000
/** How long a write that succeeded shows that the next one would. */
const FRESH = 5000

/**
 * Whether writes work. The result of every write tells; after one that failed, a write that changes nothing is tried until it
 * succeeds, because people who are told to wait write nothing. Only that shows that writes work again: on a full disk a small write may
 * still fit where the next move does not.
 */
export class WriteHealth {
  readonly #probe: (isAfterFailure: boolean) => Promise<unknown>
  readonly #every: number
  #failingSince: number | undefined
  #lastSuccess = -Infinity
  #timer: NodeJS.Timeout | undefined
  #checking: Promise<void> | undefined
  #isClosed = false

  /** `probe` makes a write; after a failure it must not succeed before there is room for any write. */
  constructor(probe: (isAfterFailure: boolean) => Promise<unknown>, every = EVERY) {
    this.#probe = probe
    this.#every = every
  }

  /** The time of the first write that failed; undefined if they work. */
  get failingSince(): number | undefined {
    return this.#failingSince
  }

  async watch<T>(write: Promise<T>): Promise<T> {
    try {
      const result = await write
      this.#lastSuccess = Date.now()
      return result
    } catch (error) {
      this.#failed()
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
    const isAfterFailure = this.#failingSince !== undefined
    this.#checking ??= this.#probe(isAfterFailure)
      .then(
        () => this.#succeeded(isAfterFailure),
        () => this.#failed(),
      )
      .finally(() => (this.#checking = undefined))
    return this.#checking
  }

  #succeeded(isAfterFailure: boolean): void {
    this.#lastSuccess = Date.now()
    // Where a write failed meanwhile, the next probe decides.
    if (isAfterFailure) this.#failingSince = undefined
  }

  #failed(): void {
    this.#failingSince ??= Date.now()
    if (!this.#isClosed) this.#timer ??= setTimeout(() => void this.#again(), this.#every).unref()
  }
}
