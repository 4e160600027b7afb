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

  /** Replaces the value, with structural sharing, increments its version, and notifies: something around the table may have changed. */
  show(seen: Seen): void {
    this.#renew(share(this.#seen, { ...seen, version: this.#seen.version }))
  }

  /** As `show`, but where it says nothing new nobody is notified, and it returns false. */
  showNews(seen: Seen): boolean {
    const shared = share(this.#seen, { ...seen, version: this.#seen.version })
    if (shared === this.#seen) return false
    this.#renew(shared)
    return true
  }

  /** Changes some fields; there is nothing to animate. */
  change(part: Partial<Seen>): void {
    this.show({ ...this.#seen, fresh: [], ...part })
  }

  #renew(seen: Seen): void {
    this.#seen = { ...seen, version: seen.version + 1 }
    for (const changed of this.#watchers) changed()
  }
}
