import type { Happening } from '@benben/kernel'
import type { Told as Line } from '@benben/protocol'
import type { Told } from './session.ts'
import { numbered } from './told.ts'

/** What a server has told so far. Lines come once each, in order; an undo takes back the line before it. */
export class Story {
  #lines: Line[] = []
  #version = 0

  get version(): number {
    return this.#version
  }

  /** Takes what is new and returns what of it is to be animated: what was taken back at once is not. */
  add(told: readonly Line[]): { readonly log: readonly Told[]; readonly fresh: readonly Told[] } {
    let kept = this.#lines.length
    for (const line of told) {
      // A line that comes twice after a reconnect is the same line.
      if (line.version <= this.#version) continue
      this.#version = line.version
      if (line.kind === 'undo') this.#lines.pop()
      else this.#lines.push(line)
      kept = Math.min(kept, this.#lines.length)
    }
    const log = numbered(eventsOf(this.#lines))
    return { log, fresh: log.slice(eventsOf(this.#lines.slice(0, kept)).length) }
  }

  /** Somebody else looks now: everything is told anew. */
  forget(): void {
    this.#lines = []
    this.#version = 0
  }
}

const eventsOf = (lines: readonly Line[]): Happening[] => lines.flatMap(({ events }) => events)
