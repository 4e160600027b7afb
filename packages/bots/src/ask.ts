import type { Move, Random, Seat } from '@benben/kernel'

/** What a bot is asked: everything its seat may know, and nothing else. */
export interface Ask<V> {
  readonly seat: Seat
  /** Every legal move; two or more. */
  readonly moves: readonly Move[]
  /** Built when it is read, so that a bot which does not look costs nothing. */
  readonly view: V
  /** The bot's own chance. It is the only one it may use, so that a seed repeats its game. */
  readonly random: Random
}

/** A player made of code: keeps nothing from one question to the next. */
export type Bot<V> = (ask: Ask<V>) => Move

/** An ask whose view is built by `look` on first sight. */
export class Question<V> implements Ask<V> {
  readonly seat: Seat
  readonly moves: readonly Move[]
  readonly random: Random
  readonly #look: () => V
  #seen: { readonly view: V } | undefined

  constructor(seat: Seat, moves: readonly Move[], look: () => V, random: Random) {
    this.seat = seat
    this.moves = moves
    this.#look = look
    this.random = random
  }

  get view(): V {
    this.#seen ??= { view: this.#look() }
    return this.#seen.view
  }
}

/** Plays anything. */
export const randomBot: Bot<unknown> = ({ moves, random }) => moves[random.below(moves.length)]!
