import type { StateMessage } from '@benben/protocol'

/**
 * A queue of server messages, consumed at the viewer's pace: the messages after a step of an automaton stay queued until
 * the viewer continues. The server never waits, so each viewer has a pace of their own.
 */
export class PacedQueue {
  readonly #queue: StateMessage[] = []
  readonly #take: (state: StateMessage) => void
  readonly #stepByStep: () => boolean
  #paused = false

  constructor(take: (state: StateMessage) => void, stepByStep: () => boolean) {
    this.#take = take
    this.#stepByStep = stepByStep
  }

  /** Whether the queue pauses before the next step. */
  get isPaused(): boolean {
    return this.#paused
  }

  /** The version of the newest queued state; undefined if the queue is empty. */
  get lastVersion(): number | undefined {
    return this.#queue.at(-1)?.version
  }

  push(state: StateMessage): void {
    this.#queue.push(state)
    this.#drain()
  }

  /** Releases the next step. False if it has not arrived yet, or the queue was not paused. */
  release(): boolean {
    this.#paused = false
    return this.#drain()
  }

  /** The viewer has changed: clear the queue. */
  clear(): void {
    this.#queue.length = 0
    this.#paused = false
  }

  #drain(): boolean {
    let taken = false
    while (!this.#paused && this.#queue.length > 0) {
      const state = this.#queue.shift()!
      // A repeated state (after a reconnect or a changed preference) is not a new step.
      this.#paused = state.step !== null && state.told.length > 0 && this.#stepByStep()
      this.#take(state)
      taken = true
    }
    return taken
  }
}
