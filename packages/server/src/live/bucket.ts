/** A token bucket: a rate per second, and the size of a burst. */
export class TokenBucket {
  readonly #perSecond: number
  readonly #most: number
  readonly #clock: () => number
  #left: number
  #filled: number

  constructor(perSecond: number, most: number, clock: () => number = () => performance.now()) {
    this.#perSecond = perSecond
    this.#most = most
    this.#clock = clock
    this.#left = most
    this.#filled = clock()
  }

  take(cost = 1): boolean {
    const now = this.#clock()
    this.#left = Math.min(this.#most, this.#left + ((now - this.#filled) / 1000) * this.#perSecond)
    this.#filled = now
    if (this.#left < cost) return false
    this.#left -= cost
    return true
  }
}
