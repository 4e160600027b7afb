import type { Position, Seat } from './position.ts'
import type { Random } from './random.ts'
import { good, type Checked, type Refusal, type Said } from './said.ts'

/**
 * A move as a number made of the ids of the pieces and places it names, never of a place in a menu. Its text
 * (`write`) is what people, records and the wire see.
 */
export type Move = number

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator'

/** What happened. Games add fields of plain data. */
export interface Happening {
  readonly type: string
}

/** Points by where they came from. */
export type Points = Readonly<Record<string, number>>

export interface Result {
  /** Why the game ended. */
  readonly reason: string
  /** One seat, or several when they share the win. */
  readonly winners: readonly Seat[]
  /** Per seat. */
  readonly points: readonly Points[]
  /** Per seat. */
  readonly totals: readonly number[]
}

export interface RefusedMove extends Refusal {
  readonly move: Move
}

export interface Decision {
  readonly seat: Seat
  /** False where the seat has answered already and may still change its answer. */
  readonly owed: boolean
  readonly question: Said
  readonly moves: readonly Move[]
  /** What a person would expect to be possible here and is not. */
  readonly refusals: readonly RefusedMove[]
}

/** Whoever runs a game: listens, brings chance, and says which seats end their turns by hand. */
export interface Host<E> {
  /** Without a listener no event is built. */
  readonly tell: ((event: E) => void) | undefined
  /** A whole number from 0 to `sides` − 1. */
  readonly chance: (position: Position, sides: number) => number
  /** Whether this seat wants to be asked before its turn ends (so that it can still undo). */
  readonly pause: (seat: Seat) => boolean
}

/** A game is a pure, deterministic state machine that asks questions. */
export interface Game<O = unknown, V = unknown, E extends Happening = Happening> {
  readonly id: string
  /** Counted up whenever the same moves may lead elsewhere than before. */
  readonly rules: number
  /** The name of the printed data in use. */
  readonly edition: string
  /**
   * The printed data themselves, as JSON, where they are not built in: records carry them, so that whoever reads one needs
   * nothing else.
   */
  readonly printed?: unknown
  /** The same game with printed data from outside, which may be faulty. Left out where a game has no other editions. */
  readonly withPrinted?: (raw: unknown) => Checked<Game<O, V, E>>
  readonly seats: { readonly min: number; readonly max: number }

  // Every list the outside may meet, so that words and tests can be checked for completeness.
  readonly codes: {
    readonly events: readonly E['type'][]
    readonly questions: readonly string[]
    readonly refusals: readonly string[]
    /** What refusals point at. */
    readonly rules: readonly string[]
    /** What can be wrong with a position, beyond its shape. */
    readonly faults: readonly string[]
    readonly reasons: readonly string[]
    readonly sources: readonly string[]
  }

  /** Checks options that came from outside and fills in what is left out. */
  readonly options: (raw: unknown, seats: number) => Checked<O>
  /**
   * Names of the seats that play by the rules of the game alone, so that neither a person nor a bot sits there;
   * undefined for all others. Left out, there are none.
   */
  readonly automata?: (options: O) => readonly (string | undefined)[]
  readonly setup: (options: O, seats: number, seed: string, host: Host<E>) => Position

  /** The seats that owe a decision now: none when over, several when they decide at the same time. */
  readonly toAct: (position: Position) => readonly Seat[]
  /** Fills `out` with every legal move of a seat and returns it. May be asked of seats that owe nothing. */
  readonly legal: (position: Position, seat: Seat, out: Move[]) => Move[]
  /**
   * Plays a legal move: changes the position it is given. What leaves no choice is taken along, except where not asking
   * would tell a secret, and the end of a turn that its seat wants to say itself.
   */
  readonly step: (position: Position, seat: Seat, move: Move, host: Host<E>) => void

  /** Undefined for a legal move; otherwise why it is not. Takes any number for a move. */
  readonly refuse: (position: Position, seat: Seat, move: Move) => Refusal | undefined
  /** Undefined where the seat has nothing to decide. */
  readonly decision: (position: Position, seat: Seat) => Decision | undefined

  readonly toJSON: (position: Position) => unknown
  readonly fromJSON: (raw: unknown) => Checked<Position>

  /** What a viewer may know, built by naming what is shown. */
  readonly view: (position: Position, viewer: Viewer) => V
  /** What a viewer may know of an event; undefined where it notices nothing. */
  readonly viewEvent: (event: E, viewer: Viewer) => E | undefined
  /** Whether an event shows somebody what was hidden from them before. */
  readonly reveals: (event: E) => boolean
  /** A position that looks exactly like the view, with the unknown dealt out at random. */
  readonly determinize: (view: V, random: Random) => Position
  /** Points per seat and source if scoring happened now. */
  readonly project: (view: V) => readonly Points[]
  /** Undefined while the game goes on. */
  readonly result: (position: Position) => Result | undefined

  /** The move by which a seat that its host paused ends its turn. */
  readonly endTurn: Move
  /** A move as one short line a person can read; `read` takes it back, and knows nothing else. */
  readonly write: (move: Move) => string
  readonly read: (text: string) => Move | undefined
}

/**
 * The games there are, by id. Each adds itself where it is defined, by declaration merging; so the kernel knows none of
 * them, and every registry `satisfies Record<GameId, …>`: the compiler names the ones in which a new game is missing.
 */
export interface Games {}
export type GameId = keyof Games

/** A game for those who play any: only its own package knows the types of its options, views and events. */
export const untyped = <O, V, E extends Happening>(game: Game<O, V, E>): Game => game as unknown as Game

/**
 * The game with the printed data a table brings along (undefined: with those built in), or what is wrong with them.
 * Undefined where the game has no other editions.
 */
export const printedGame = <O, V, E extends Happening>(
  game: Game<O, V, E>,
  printed: unknown,
): Checked<Game<O, V, E>> | undefined => (printed === undefined ? good(game) : game.withPrinted?.(printed))
