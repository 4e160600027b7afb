import type { Move, Points, Random, Seat, Viewer } from '@benben/kernel'

/** The input of a bot: everything its seat may know, and nothing else. */
export interface BotInput<V> {
  readonly seat: Seat
  /** All legal moves, at least two. */
  readonly moves: readonly Move[]
  /** Built lazily: free for bots that do not read it. */
  readonly view: V
  /** The bot's own random generator. It must use no other, so that a game can be repeated from its seed. */
  readonly random: Random
  /**
   * Whether the answer is due: for tables where somebody waits. Far beyond what a bot needs, so that only a machine that is
   * too slow or too busy notices; left out where a game must be repeatable.
   */
  readonly isLate?: () => boolean
}

/** A bot: a stateless function from a decision to a move. */
export type Bot<V> = (input: BotInput<V>) => Move

/** Why a bot would make a move. */
export interface Reason {
  readonly move: Move
  /** What it expects: its points in the end, or its chance to win, from 0 to 1. */
  readonly measure: 'points' | 'chance'
  readonly expected: number
  /** The move it would make instead, and what it expects of that; null if there is none. */
  readonly instead: { readonly move: Move; readonly expected: number } | null
  /** What its turn changes in the points of a scoring now, by source, as its audience can count them; what stays is left out. */
  readonly gains: Points
}

/** Tells why, for the same input the same move as the bot makes; undefined where the choice is a secret. */
export type Explain<V> = (input: BotInput<V>, audience: Viewer) => Reason | undefined

/** The difference of two counts, without what stays the same. */
export function gained(before: Points, after: Points): Points {
  const sources = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changes = sources.map((source) => [source, (after[source] ?? 0) - (before[source] ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

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
