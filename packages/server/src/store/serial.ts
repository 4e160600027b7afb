/** Runs work of the same key one after the other, so that a check and the write that depends on it are not torn apart. */
export class Serial {
  readonly #last = new Map<string, Promise<unknown>>()

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key)
    const running = (async () => {
      await before?.catch(() => undefined)
      return work()
    })()
    this.#last.set(key, running)
    try {
      return await running
    } finally {
      if (this.#last.get(key) === running) this.#last.delete(key)
    }
  }
}
