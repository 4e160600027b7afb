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
  #isWorking = false
  readonly #unsettled = new Set<Promise<unknown>>()
  #closed = false

  constructor(commit: Commit<W, R>) {
    this.#commit = commit
  }

  write(write: W): Promise<R> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'))
    const written = new Promise<R>((resolve, reject) => {
      this.#pending.push({ write, resolve, reject })
      if (!this.#isWorking) void this.#work()
    })
    this.#unsettled.add(written)
    const settle = (): void => void this.#unsettled.delete(written)
    written.then(settle, settle)
    return written
  }

  /** Resolves when the writes made so far are done; it does not wait for later ones, which may never end. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#unsettled)
  }

  /** Refuses further writes and finishes the pending ones. */
  async close(): Promise<void> {
    this.#closed = true
    await this.settled()
  }

  async #work(): Promise<void> {
    this.#isWorking = true
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
    this.#isWorking = false
  }
}
