import type { ClientMessage } from '@benben/protocol'
import type { Outcome } from './session.ts'

type Answer = Extract<ClientMessage, { id: string }>
/** An answer that has no id yet. */
export type NewAnswer = Answer extends infer A ? (A extends Answer ? Omit<A, 'id'> : never) : never

/** Pending answers: each is sent again after every reconnect, with the same id, until the server acknowledges it. */
export class Answers {
  readonly #pending = new Map<
    string,
    { readonly message: Answer; readonly done: (outcome: Outcome) => void }
  >()

  get size(): number {
    return this.#pending.size
  }

  /** A new answer to send, and the promise of its outcome. */
  add(answer: NewAnswer): { readonly message: Answer; readonly outcome: Promise<Outcome> } {
    const message = { ...answer, id: crypto.randomUUID() } as Answer
    const outcome = new Promise<Outcome>((done) => this.#pending.set(message.id, { message, done }))
    return { message, outcome }
  }

  /** Settles an answer. An id that is no longer pending is ignored. */
  settle(id: string, outcome: Outcome): void {
    this.#pending.get(id)?.done(outcome)
    this.#pending.delete(id)
  }

  settleAll(outcome: Outcome): void {
    for (const id of this.#pending.keys()) this.settle(id, outcome)
  }

  /** All unacknowledged answers, in the order they were made. */
  pending(): Answer[] {
    return Array.from(this.#pending.values(), ({ message }) => message)
  }
}
