import type { GameEvent } from '@benben/kernel'
import type { Update as Line } from '@benben/protocol'
import type { Told } from './session.ts'
import { numbered } from './told.ts'

/** The log built from server messages. Lines arrive once each, in order; an undo removes the line before it. */
export class Story {
  #lines: Line[] = []
  #version = 0

  get version(): number {
    return this.#version
  }

  /** Adds new lines and returns the events to animate, without those undone in the same message. */
  add(told: readonly Line[]): { readonly log: readonly Told[]; readonly fresh: readonly Told[] } {
    let kept = this.#lines.length
    for (const line of told) {
      // Ignore lines repeated after a reconnect.
      if (line.version <= this.#version) continue
      this.#version = line.version
      if (line.kind === 'undo') this.#lines.pop()
      else this.#lines.push(line)
      kept = Math.min(kept, this.#lines.length)
    }
    const log = numbered(eventsOf(this.#lines))
    return { log, fresh: log.slice(eventsOf(this.#lines.slice(0, kept)).length) }
  }

  /** The viewer has changed: start over with an empty log. */
  forget(): void {
    this.#lines = []
    this.#version = 0
  }
}

const eventsOf = (lines: readonly Line[]): GameEvent[] => lines.flatMap(({ events }) => events)
