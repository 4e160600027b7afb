import type { StateMessage } from '@benben/protocol'

/**
 * A queue of server messages, consumed at the viewer's pace: the messages after a step of an automaton stay queued until
 * the viewer continues. The server never waits, so each viewer has a pace of their own.
 */
export class Pace {
  readonly #later: StateMessage[] = []
  readonly #take: (state: StateMessage) => void
  readonly #stepByStep: () => boolean
  #waits = false

  constructor(take: (state: StateMessage) => void, stepByStep: () => boolean) {
    this.#take = take
    this.#stepByStep = stepByStep
  }

  /** Whether the queue pauses before the next step. */
  get waits(): boolean {
    return this.#waits
  }

  /** The version of the newest queued state; undefined if the queue is empty. */
  get last(): number | undefined {
    return this.#later.at(-1)?.version
  }

  hear(state: StateMessage): void {
    this.#later.push(state)
    this.#goOn()
  }

  /** Releases the next step. False if it has not arrived yet, or the queue was not paused. */
  goOn(): boolean {
    this.#waits = false
    return this.#goOn()
  }

  /** The viewer has changed: clear the queue. */
  forget(): void {
    this.#later.length = 0
    this.#waits = false
  }

  #goOn(): boolean {
    let taken = false
    while (!this.#waits && this.#later.length > 0) {
      const state = this.#later.shift()!
      // A repeated state (after a reconnect or a changed preference) is not a new step.
      this.#waits = state.step !== null && state.told.length > 0 && this.#stepByStep()
      this.#take(state)
      taken = true
    }
    return taken
  }
}
