import type { Seen } from './session.ts'
import { share } from './share.ts'

/** Keeps the latest sight of a match and tells whoever looks. */
export class Holder {
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

  /** Takes what is new; its version is counted here. Parts that say the same as before stay the objects they were. */
  show(seen: Seen): void {
    const { view, seats, decision, printed, version } = this.#seen
    this.#seen = {
      ...seen,
      view: share(view, seen.view),
      seats: share(seats, seen.seats),
      decision: share(decision, seen.decision),
      printed: share(printed, seen.printed),
      version: version + 1,
    }
    for (const changed of this.#watchers) changed()
  }

  /** Changes a part; nothing of it is news to animate. */
  change(part: Partial<Seen>): void {
    this.show({ ...this.#seen, fresh: [], ...part })
  }
}
