import type { Seen } from './session.ts'
import { share } from './share.ts'

/** Holds the latest `Seen` of a match and notifies its subscribers. */
export class SeenStore {
  #seen: Seen
  readonly #watchers = new Set<() => void>()

  constructor(first: Seen) {
    this.#seen = first
  }

  readonly now = (): Seen => this.#seen

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#watchers.add(changed)
    return () => void this.#watchers.delete(changed)
  }

  /**
   * Replaces the value, with structural sharing, and increments its version. Where it says nothing new, nobody is notified and it
   * returns false.
   */
  show(seen: Seen): boolean {
    const { version } = this.#seen
    const shared = share(this.#seen, { ...seen, version })
    if (shared === this.#seen) return false
    this.#seen = { ...shared, version: version + 1 }
    for (const changed of this.#watchers) changed()
    return true
  }

  /** Changes some fields; there is nothing to animate. */
  change(part: Partial<Seen>): void {
    this.show({ ...this.#seen, fresh: [], ...part })
  }
}
