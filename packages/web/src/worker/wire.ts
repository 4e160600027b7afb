import { same } from '../session/share.ts'
import type { Seen, LogEntry } from '../session/session.ts'

/**
 * Encodes a `Seen` for the message from worker to page. A log grows to a thousand lines and changes at its end: only new
 * lines are sent, and lines that the page already has keep their identity.
 */
export interface SeenOnWire extends Omit<Seen, 'log' | 'fresh'> {
  /** How many lines of the previous log stay. */
  readonly oldLines: number
  readonly newLines: readonly LogEntry[]
  /** How many lines at the end are fresh. */
  readonly freshLines: number
}

const isSame = (a: LogEntry, b: LogEntry | undefined): boolean => b !== undefined && same(a.event, b.event)

export class LogSender {
  #sent: readonly LogEntry[] = []

  pack({ log, fresh, ...rest }: Seen): SeenOnWire {
    const differs = log.findIndex((entry, i) => !isSame(entry, this.#sent[i]))
    const oldLines = differs < 0 ? log.length : differs
    this.#sent = log
    return { ...rest, oldLines, newLines: log.slice(oldLines), freshLines: fresh.length }
  }
}

export class LogReceiver {
  #log: readonly LogEntry[] = []

  unpack({ oldLines, newLines, freshLines, ...rest }: SeenOnWire): Seen {
    const unchanged = newLines.length === 0 && oldLines === this.#log.length
    if (!unchanged) this.#log = [...this.#log.slice(0, oldLines), ...newLines]
    return { ...rest, log: this.#log, fresh: this.#log.slice(this.#log.length - freshLines) }
  }
}
