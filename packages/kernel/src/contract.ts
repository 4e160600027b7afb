import type { Position, Seat } from './position.ts'
import type { Random } from './random.ts'
import { valid, type Checked, type Refusal, type CodedMessage } from './messages.ts'

/**
 * A move as a number, encoded from the ids of its pieces and spaces, never from an index in a list of legal moves. People,
 * records and the wire see its text (`write`).
 */
export type Move = number

/** The seat a view is built for, or a spectator. */
export type Viewer = Seat | 'spectator'

/** An event. Games add fields of plain data. */
export interface GameEvent {
  readonly type: string
}

/** Points by source. */
export type Points = Readonly<Record<string, number>>

export interface Result {
  /** Why the game ended, or the match before it (`EARLY_ENDS`). */
  readonly reason: string
  /** One seat, or several when they share the win; none if all agreed to end. */
  readonly winners: readonly Seat[]
  /** Per seat. */
  readonly points: readonly Points[]
  /** Per seat. */
  readonly totals: readonly number[]
  /** The seats that gave up: by conceding, or out of time. */
  readonly lost?: readonly Seat[] | undefined
  /** The seats that a bot played at the end in place of their owners. */
  readonly kept?: readonly Seat[] | undefined
  /** Per seat, how many hints it was given, where there were any. */
  readonly hints?: readonly number[] | undefined
}

export interface RefusedMove extends Refusal {
  readonly move: Move
}

/** What a seat is asked, and its legal moves. */
export interface Choice {
  readonly seat: Seat
  /** False if the seat has already answered and may still change its answer. */
  readonly owed: boolean
  readonly question: CodedMessage
  readonly moves: readonly Move[]
}

export interface Decision extends Choice {
  /** Moves a person might expect to be legal here, with the reason why they are not. */
  readonly refusals: readonly RefusedMove[]
}

/**
 * Answers that a seat may give before it is asked. The player says what to answer; a game never guesses, and an answer meets a question only
 * where it says plainly what to do.
 */
export interface AnswersAhead<O, V> {
  /** Those that can matter at a table with these options, out of `codes.ahead`. */
  readonly offered: (options: O) => readonly string[]
  /** The move by which an answer meets what the seat is asked, from what the seat sees; undefined if it does not. Pure. */
  readonly move: (view: V, choice: Choice, answer: string) => Move | undefined
}

/**
 * What is about to be decided by chance: a code for what is drawn, parameters that say where it goes, and everything it can
 * turn out to be. `packages/words` turns it into a question.
 */
export interface Draw extends CodedMessage {
  /** What each outcome is called, in the order of their numbers. Pieces that look alike share a name. */
  readonly outcomes: readonly string[]
  /** No piece shows it (a tie): any fair way to decide will do. */
  readonly lot?: true
}

/** What runs a game: it receives the events, provides randomness, and says which seats end their turns by hand. */
export interface Host<E> {
  /** Event handler; if undefined, games build no events. */
  readonly emit: ((event: E) => void) | undefined
  /** A whole number from 0 to `sides` − 1. */
  readonly chance: (position: Position, sides: number) => number
  /** Told what is drawn, right before `chance` is asked for it; if undefined, games describe no draws. */
  readonly draw: ((draw: Draw) => void) | undefined
  /** Whether this seat wants to be asked before its turn ends (so that it can still undo). */
  readonly pause: (seat: Seat) => boolean
}

/** A game is a pure, deterministic state machine that asks questions. */
export interface Game<O = unknown, V = unknown, E extends GameEvent = GameEvent> {
  readonly id: string
  /** The version of the rules. Increase it whenever the same moves may lead to another position than before. */
  readonly rules: number
  /** The name of the printed data in use. */
  readonly edition: string
  /**
   * The printed data as JSON, unless they are built in. Records contain them, so that they can be read without any other
   * file.
   */
  readonly printed?: unknown
  /** The same game with other printed data, which are validated. Undefined if the game has no other editions. */
  readonly withPrinted?: (raw: unknown) => Checked<Game<O, V, E>>
  readonly seats: { readonly min: number; readonly max: number }

  // Every code the game can emit, so that texts and tests can be checked for completeness.
  readonly codes: {
    readonly events: readonly E['type'][]
    readonly questions: readonly string[]
    readonly refusals: readonly string[]
    /** The rules that refusals refer to. */
    readonly rules: readonly string[]
    /** Faults of a position in JSON, apart from those of its shape. */
    readonly faults: readonly string[]
    readonly reasons: readonly string[]
    readonly sources: readonly string[]
    readonly draws: readonly string[]
    /** Left out without answers ahead. */
    readonly ahead?: readonly string[]
  }

  /** Validates untrusted options and fills in the defaults. */
  readonly options: (raw: unknown, seats: number) => Checked<O>
  /**
   * Names of the automata, by seat: seats that the rules of the game play, without a person or a bot; undefined for all
   * other seats. A game without this function has none.
   */
  readonly automata?: (options: O) => readonly (string | undefined)[]
  /** Every name that its automata may have, so that no person takes one. */
  readonly automatonNames?: readonly string[]
  readonly setup: (options: O, seats: number, seed: string, host: Host<E>) => Position

  /** The seats that owe a decision now: none when over, several when they decide at the same time. */
  readonly toAct: (position: Position) => readonly Seat[]
  /** Fills `out` with every legal move of a seat and returns it. May be called for seats that owe no decision. */
  readonly legal: (position: Position, seat: Seat, out: Move[]) => Move[]
  /**
   * Plays a legal move; mutates the position. Also plays what follows without a choice, except where skipping the question
   * would leak a secret, and except the end of a turn that the seat ends by hand.
   */
  readonly step: (position: Position, seat: Seat, move: Move, host: Host<E>) => void

  /** Undefined for a legal move, otherwise the reason. Accepts any number. */
  readonly refuse: (position: Position, seat: Seat, move: Move) => Refusal | undefined
  /** Undefined if the seat has nothing to decide. */
  readonly choice: (position: Position, seat: Seat) => Choice | undefined
  /** The choice with its refusals, which may take longer to compute than the moves. */
  readonly decision: (position: Position, seat: Seat) => Decision | undefined

  readonly toJSON: (position: Position) => unknown
  readonly fromJSON: (raw: unknown) => Checked<Position>

  /** What a viewer may know. Built as an allowlist: only what it names is visible. */
  readonly view: (position: Position, viewer: Viewer) => V
  /** An event as a viewer may see it; undefined if it is hidden from the viewer. */
  readonly viewEvent: (event: E, viewer: Viewer) => E | undefined
  /** Whether an event reveals hidden information to somebody. */
  readonly reveals: (event: E) => boolean
  /** A random position consistent with the view. */
  readonly determinize: (view: V, random: Random) => Position
  /** Points per seat and source if a scoring took place now. */
  readonly project: (view: V) => readonly Points[]
  /** Undefined until the game is over. */
  readonly result: (position: Position) => Result | undefined

  /** Left out by games that ask nobody outside their turn. */
  readonly ahead?: AnswersAhead<O, V>

  /** The move by which a seat that the host paused ends its turn. */
  readonly endTurn: Move
  /** A move as one short, readable line. `read` is the inverse and accepts nothing else. */
  readonly write: (move: Move) => string
  readonly read: (text: string) => Move | undefined
}

/**
 * All games, by id. Each game adds itself by declaration merging, so the kernel depends on none of them. Every registry
 * `satisfies Record<GameId, …>`: the compiler reports the registries in which a new game is missing.
 */
export interface Games {}
export type GameId = keyof Games

/** A game for code that works with any game: only its own package knows the types of its options, views and events. */
export const untyped = <O, V, E extends GameEvent>(game: Game<O, V, E>): Game => game as unknown as Game

/**
 * The game with the given printed data (the built-in ones if undefined), or the fault found in them. Undefined if the
 * game has no other editions.
 */
export const printedGame = <O, V, E extends GameEvent>(
  game: Game<O, V, E>,
  printed: unknown,
): Checked<Game<O, V, E>> | undefined => (printed === undefined ? valid(game) : game.withPrinted?.(printed))
