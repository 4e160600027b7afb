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
    this.#renew(shared)
    return true
  }

  /** As `show`, but everybody is notified, too, where the table is as it was: something around it has changed. */
  showAnyway(seen: Seen): void {
    if (!this.show(seen)) this.#renew(this.#seen)
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
