import type { Move, Points, Random, Seat } from '@benben/kernel'

/** The input of a bot: everything its seat may know, and nothing else. */
export interface BotInput<V> {
  readonly seat: Seat
  /** All legal moves, at least two. */
  readonly moves: readonly Move[]
  /** Built lazily: free for bots that do not read it. */
  readonly view: V
  /** The bot's own random generator. It must use no other, so that a game can be repeated from its seed. */
  readonly random: Random
}

/** A bot: a stateless function from a decision to a move. */
export type Bot<V> = (input: BotInput<V>) => Move

/** Why a bot would make a move. */
interface Reason {
  readonly move: Move
  /** The points it expects to have in the end. */
  readonly expected: number
  /** The move it would make instead, and what it expects of that; null if there is none. */
  readonly instead: { readonly move: Move; readonly expected: number } | null
  /** What its turn changes in the points of a scoring now, by source; sources that stay the same are left out. */
  readonly gains: Points
}

/** Tells why: the same move as the bot makes for the same input. */
export type Explain<V> = (input: BotInput<V>) => Reason

/** An input whose view is built by `look` on first access. */
export class LazyInput<V> implements BotInput<V> {
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

/** Plays a random legal move. */
export const randomBot: Bot<unknown> = ({ moves, random }) => moves[random.below(moves.length)]!
