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

  /** Replaces the value, with structural sharing, and increments its version. */
  show(seen: Seen): void {
    const { view, seats, decision, printed, pace, clocks, version } = this.#seen
    this.#seen = {
      ...seen,
      view: share(view, seen.view),
      seats: share(seats, seen.seats),
      decision: share(decision, seen.decision),
      printed: share(printed, seen.printed),
      pace: share(pace, seen.pace),
      clocks: share(clocks, seen.clocks),
      version: version + 1,
    }
    for (const changed of this.#watchers) changed()
  }

  /** Changes some fields; there is nothing to animate. */
  change(part: Partial<Seen>): void {
    this.show({ ...this.#seen, fresh: [], ...part })
  }
}
