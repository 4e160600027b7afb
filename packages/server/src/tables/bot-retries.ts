import { DamagedRowError } from '../store/damaged-row-error.ts'

const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000
/** A table that cannot be read is not looked at again so soon. */
const DAMAGED_WAIT = 600_000

interface Failure {
  readonly times: number
  readonly timer: NodeJS.Timeout
}

/** Tables whose bots failed, for example because the disk was full: they are asked again, after a longer wait each time. */
export class BotRetries {
  readonly #again: (table: string) => void
  readonly #failures = new Map<string, Failure>()
  #isStopped = false

  constructor(again: (table: string) => void) {
    this.#again = again
  }

  /** The tables whose bots do not play at the moment. */
  get size(): number {
    return this.#failures.size
  }

  has(table: string): boolean {
    return this.#failures.has(table)
  }

  /** Whether it is the first failure in a row: later ones are no news. */
  failed(table: string, error: unknown): boolean {
    const { times = 0, timer: before } = this.#failures.get(table) ?? {}
    clearTimeout(before)
    if (this.#isStopped) return times === 0
    const wait =
      error instanceof DamagedRowError
        ? DAMAGED_WAIT
        : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(times, 10))
    const timer = setTimeout(() => this.#again(table), wait).unref()
    this.#failures.set(table, { times: times + 1, timer })
    return times === 0
  }

  played(table: string): void {
    clearTimeout(this.#failures.get(table)?.timer)
    this.#failures.delete(table)
  }

  stop(): void {
    this.#isStopped = true
    for (const { timer } of this.#failures.values()) clearTimeout(timer)
  }
}
