/** A queue that serves its owners in turn: however many jobs one of them has, the next one waits for one job of each other. */
export class FairQueue<T> {
  /** By owner, in the order in which they are served. */
  readonly #jobs = new Map<string, T[]>()

  push(owner: string, job: T): void {
    const waiting = this.#jobs.get(owner)
    if (waiting === undefined) this.#jobs.set(owner, [job])
    else waiting.push(job)
  }

  /** Takes out the next job. */
  shift(): T | undefined {
    const [next] = this.#jobs
    if (next === undefined) return undefined
    const [owner, waiting] = next
    const job = waiting.shift()
    this.#jobs.delete(owner)
    if (waiting.length > 0) this.#jobs.set(owner, waiting)
    return job
  }

  clear(): void {
    this.#jobs.clear()
  }

  get size(): number {
    return [...this.#jobs.values()].reduce((sum, waiting) => sum + waiting.length, 0)
  }
}
