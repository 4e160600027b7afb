import type { ClientMessage } from '@benben/protocol'
import type { Outcome } from './session.ts'

type Answer = Extract<ClientMessage, { id: string }>
/** An answer that has no id yet. */
export type Meant = Answer extends infer A ? (A extends Answer ? Omit<A, 'id'> : never) : never

/** Answers on their way: each is sent again after every reconnect, under the same id, until the server has spoken. */
export class Answers {
  readonly #waiting = new Map<
    string,
    { readonly message: Answer; readonly done: (outcome: Outcome) => void }
  >()

  get size(): number {
    return this.#waiting.size
  }

  /** A new answer, ready to be sent, and the promise of how it went. */
  give(meant: Meant): { readonly message: Answer; readonly outcome: Promise<Outcome> } {
    const message = { ...meant, id: crypto.randomUUID() } as Answer
    const outcome = new Promise<Outcome>((done) => this.#waiting.set(message.id, { message, done }))
    return { message, outcome }
  }

  /** The server has spoken. What is not waited for any more is no news. */
  settle(id: string, outcome: Outcome): void {
    this.#waiting.get(id)?.done(outcome)
    this.#waiting.delete(id)
  }

  settleAll(outcome: Outcome): void {
    for (const id of this.#waiting.keys()) this.settle(id, outcome)
  }

  /** Everything that is not acknowledged, in the order it was meant. */
  unsettled(): Answer[] {
    return Array.from(this.#waiting.values(), ({ message }) => message)
  }
}
