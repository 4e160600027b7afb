import type { Game } from '@benben/kernel'
import { foresee } from './foresee.ts'
import type { SeenStore } from './seen-store.ts'
import type { Outcome, Seen } from './session.ts'

/**
 * Shows what is certain of a move at once, while it is being played and saved elsewhere. What was played takes its place without
 * anybody noticing; where it is refused, or something else came of it, that is shown instead.
 */
export class Foresight {
  readonly #store: SeenStore
  #game: Game | undefined
  /** What was told last of the match itself. */
  #truth: Seen
  /** Moves that are shown and not answered. */
  #pending = 0
  /** What moves would lead to, from the moment that is shown. */
  readonly #known = new Map<string, Seen | undefined>()

  constructor(store: SeenStore) {
    this.#store = store
    this.#truth = store.now()
  }

  /** The rules of the match: from now on moves are foreseen. */
  learn(game: Game): void {
    this.#game = game
  }

  /** Shows what was told of the match; held back while it may lack moves that are shown already. */
  tell(seen: Seen): void {
    this.#truth = seen
    if (this.#pending === 0) this.#show(seen)
  }

  /** What a move will show; undefined where that is not certain. Computed once, so that it can be asked ahead of the move. */
  at(move: string): Seen | undefined {
    if (this.#game === undefined) return undefined
    if (!this.#known.has(move)) this.#known.set(move, foresee(this.#game, this.#store.now(), move))
    return this.#known.get(move)
  }

  /** Plays a move: `send` resolves with its outcome, after the match has told what came of it. */
  async play(move: string, send: () => Promise<Outcome>): Promise<Outcome> {
    const certain = this.at(move)
    // It answers the decision that is shown before.
    const answered = send()
    if (certain === undefined) return answered
    this.#pending++
    this.#show(certain)
    const outcome = await answered
    this.#pending--
    if (!outcome.ok || this.#pending === 0) this.#show(this.#truth)
    return outcome
  }

  #show(seen: Seen): void {
    if (this.#store.showNews(seen)) this.#known.clear()
  }
}
