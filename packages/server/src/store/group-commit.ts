interface Waiting<W, R> {
  readonly write: W
  readonly resolve: (result: R) => void
  readonly reject: (error: unknown) => void
}

/** Makes writes together; answers in the same order. */
export type Commit<W, R> = (writes: readonly W[]) => Promise<readonly R[]>

/**
 * Writes that wait at the same time share one commit, so one wait for the disk; while one commit is under way the next
 * one gathers. Nobody hears of a write before the commit that holds it.
 */
export class GroupCommit<W, R> {
  readonly #commit: Commit<W, R>
  #waiting: Waiting<W, R>[] = []
  #working: Promise<void> | undefined

  constructor(commit: Commit<W, R>) {
    this.#commit = commit
  }

  write(write: W): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject })
      this.#working ??= this.#work()
    })
  }

  /** When everything that was asked for until now is written. */
  async settled(): Promise<void> {
    while (this.#working !== undefined) await this.#working
  }

  async #work(): Promise<void> {
    // Everything that has arrived by now is read first.
    await new Promise((resolve) => void setImmediate(resolve))
    while (this.#waiting.length > 0) {
      const waiting = this.#waiting
      this.#waiting = []
      try {
        const results = await this.#commit(waiting.map(({ write }) => write))
        waiting.forEach(({ resolve }, i) => resolve(results[i]!))
      } catch (error) {
        for (const { reject } of waiting) reject(error)
      }
    }
    this.#working = undefined
  }
}
