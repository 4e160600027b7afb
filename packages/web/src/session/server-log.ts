import { readIncident, type Viewer } from '@benben/kernel'
import type { Update } from '@benben/protocol'
import type { LogEntry } from './session.ts'

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
      if (update.kind === 'undo') this.#undo()
      else this.#updates.push(update)
      kept = Math.min(kept, this.#updates.length)
    }
    const log = entriesOf(this.#updates)
    return { log, fresh: log.slice(entriesOf(this.#updates.slice(0, kept)).length) }
  }

  /** What happened apart from the moves stays. */
  #undo(): void {
    const last = this.#updates.findLastIndex(({ kind }) => kind !== 'incident')
    this.#updates.splice(last, 1)
  }

  /**
   * How many events came before or with the last decision of a seat; null before its first one. What a bot decided in its place is not
   * its own, and nobody was there when the server played what was answered ahead.
   */
  decidedBy(seat: Viewer): number | null {
    let events = 0
    let decided: number | null = null
    let isKept = false
    for (const update of this.#updates) {
      events += update.events.length
      const incident = update.incident === undefined ? undefined : readIncident(update.incident)
      if (incident !== undefined && incident.kind !== 'agreed' && incident.seat === seat)
        isKept = incident.kind !== 'return'
      else if (update.kind === 'move' && update.seat === seat && !isKept && update.ahead !== true)
        decided = events
    }
    return decided
  }

  /** What happened apart from the moves, as lines of the record. */
  get incidents(): readonly string[] {
    return this.#updates.flatMap(({ incident }) => incident ?? [])
  }

  /** The viewer has changed: start over with an empty log. */
  clear(): void {
    this.#updates = []
    this.#version = 0
  }
}

const entriesOf = (updates: readonly Update[]): LogEntry[] =>
  updates
    .flatMap(({ events, at }) => events.map((event) => ({ event, at })))
    .map((entry, n) => ({ n, ...entry }))
