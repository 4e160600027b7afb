import type { StateMessage } from '@benben/protocol'

/**
 * What a server said, in order, taken at the pace of whoever looks: where a seat plays by itself, what comes behind a step
 * waits here until they go on. The server waits for nobody, so each viewer has a pace of their own.
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

  /** Whether the step that comes next is waited for. */
  get waits(): boolean {
    return this.#waits
  }

  /** The version of the newest state that waits; undefined where none does. */
  get last(): number | undefined {
    return this.#later.at(-1)?.version
  }

  hear(state: StateMessage): void {
    this.#later.push(state)
    this.#goOn()
  }

  /** Lets the next step come. False where it is still on its way, or none was waited for. */
  goOn(): boolean {
    this.#waits = false
    return this.#goOn()
  }

  /** Somebody else looks now: nothing waits any more. */
  forget(): void {
    this.#later.length = 0
    this.#waits = false
  }

  #goOn(): boolean {
    let taken = false
    while (!this.#waits && this.#later.length > 0) {
      const state = this.#later.shift()!
      // The same moment said again (after a reconnect, or a preference) is no step of its own.
      this.#waits = state.step !== null && state.told.length > 0 && this.#stepByStep()
      this.#take(state)
      taken = true
    }
    return taken
  }
}
