import type { GameEvent } from '@benben/kernel'
import type { Update } from '@benben/protocol'
import type { LogEntry } from './session.ts'
import { logOf } from './log.ts'

/** The log built from server messages. Updates arrive once each, in order; an undo removes the update before it. */
export class ServerLog {
  #updates: Update[] = []
  #version = 0

  get version(): number {
    return this.#version
  }

  /** Adds updates and returns the events to animate, without those undone in the same message. */
  add(updates: readonly Update[]): {
    readonly log: readonly LogEntry[]
    readonly fresh: readonly LogEntry[]
  } {
    let kept = this.#updates.length
    for (const update of updates) {
      // Ignore updates repeated after a reconnect.
      if (update.version <= this.#version) continue
      this.#version = update.version
      if (update.kind === 'undo') this.#updates.pop()
      else this.#updates.push(update)
      kept = Math.min(kept, this.#updates.length)
    }
    const log = logOf(eventsOf(this.#updates))
    return { log, fresh: log.slice(eventsOf(this.#updates.slice(0, kept)).length) }
  }

  /** The viewer has changed: start over with an empty log. */
  clear(): void {
    this.#updates = []
    this.#version = 0
  }
}

const eventsOf = (updates: readonly Update[]): GameEvent[] => updates.flatMap(({ events }) => events)
