interface PendingWrite<W, R> {
  readonly write: W
  readonly resolve: (result: R) => void
  readonly reject: (error: unknown) => void
}

/** Commits several writes at once; returns their results in the same order. */
export type Commit<W, R> = (writes: readonly W[]) => Promise<readonly R[]>

/**
 * Batches concurrent writes into one commit, so that they share one sync to disk. While a commit is in progress, new writes
 * are queued for the next one. A write resolves only after its commit.
 */
export class GroupCommit<W, R> {
  readonly #commit: Commit<W, R>
  #pending: PendingWrite<W, R>[] = []
  #working: Promise<void> | undefined

  constructor(commit: Commit<W, R>) {
    this.#commit = commit
  }

  write(write: W): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      this.#pending.push({ write, resolve, reject })
      this.#working ??= this.#work()
    })
  }

  /** Resolves when all pending writes are done. */
  async settled(): Promise<void> {
    while (this.#working !== undefined) await this.#working
  }

  async #work(): Promise<void> {
    // Handle the messages that have already arrived first: their writes join this commit.
    await new Promise((resolve) => void setImmediate(resolve))
    while (this.#pending.length > 0) {
      const pending = this.#pending
      this.#pending = []
      try {
        const results = await this.#commit(pending.map(({ write }) => write))
        pending.forEach(({ resolve }, i) => resolve(results[i]!))
      } catch (error) {
        for (const { reject } of pending) reject(error)
      }
    }
    this.#working = undefined
  }
}
