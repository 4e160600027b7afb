import type { ActRequest, ClientMessage, Pace, SeatInfo, ServerMessage } from '@benben/protocol'
import type { HeardClocks } from '../clock/left.ts'
import type { GameEvent, Refusal, Result, CodedMessage, Seat, Viewer, WrittenDecision } from '@benben/kernel'
import type { Reasoned } from '@benben/words'

/**
 * The one client interface for a match, wherever it runs: in a worker on this machine, or on a server. Nothing here
 * knows a game or a number of seats.
 *
 * A `Session` holds the latest `Seen`: everything this screen may know now, as one plain, immutable value. It is
 * replaced whole, never changed in place, so `useSession` (use-session.ts) can hand it to React as it is.
 * Moves travel as texts (`place 2b3`); a page sends back one of `seen.decision.moves`.
 */
export interface Session<V = unknown, E extends GameEvent = GameEvent> {
  /** The latest value. The same object until something changes. */
  readonly now: () => Seen<V, E>
  /** Subscribes to changes; returns the function that unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void

  /**
   * Plays a move of the viewer. Resolves once it is saved (or refused); retries are handled inside. What is certain of it may be
   * shown before that (`foresee`).
   */
  readonly play: (move: string) => Promise<Outcome>
  /**
   * What `play` will show at once, before the move is saved; undefined where it is not certain. To ask ahead makes the move quicker.
   * Left out where nothing is shown before it is saved.
   */
  readonly foresee?: (move: string) => Seen<V, E> | undefined
  /** Undoes the last move. */
  readonly undo: () => Promise<Outcome>
  /** Undoes every move of this turn that can be undone. */
  readonly restartTurn: () => Promise<Outcome>
  /** Previews a move up to the first chance or revelation. Undefined if it is not legal now. */
  readonly preview: (move: string) => Promise<Preview<V, E> | undefined>

  /** Several people at one screen: this seat sits down before it, and everybody else looks away. */
  readonly openCurtain: (seat: Seat) => Promise<void>
  /** Draws the curtain before whoever sits there: to hand the screen over, or because somebody walks by. */
  readonly closeCurtain: () => Promise<void>
  /** Whether turns wait for 'end turn', so that their last move can still be taken back. */
  readonly setEndTurnByHand: (byHand: boolean) => Promise<void>

  /** Lets an automaton take its next step, if `seen.step` is set. */
  readonly nextStep: () => Promise<Outcome>
  /** Whether automata pause before each step. */
  readonly setStepByStep: (stepByStep: boolean) => Promise<void>

  /** Online, while the table gathers: takes a free seat under this name. */
  readonly sitDown: (seat: Seat, name: string) => Promise<Outcome>
  /** What people do with a table and its seats, apart from playing. In this browser a match can only be conceded. */
  readonly act: (act: ActRequest) => Promise<Outcome>
  /** The same people once more; resolves to the address of the new match within this site (`/play/…`, `/table/…`). */
  readonly rematch: () => Promise<string>
  /** The match as a record; undefined while this screen may not know it: it tells what others hold. */
  readonly record: () => Promise<string | undefined>
  /**
   * Why the bot at a seat took its last turn; undefined if it cannot or may not say. Left out where bots think elsewhere.
   */
  readonly why?: (seat: Seat) => Promise<Why | undefined>
  /** Marks in the record that a hint is given about what is asked now. Left out where there are none. */
  readonly markHint?: () => Promise<Outcome>
  /** For what is said beside the match. Left out where there is no server. */
  readonly wire?: Wire
  /** Closes the session, not the match. */
  readonly close: () => void
}

/** The connection of a table, for what has versions and answers of its own. */
export interface Wire {
  /** Dropped while there is no connection. */
  readonly send: (message: ClientMessage) => void
  /** Calls back with every such message, and with undefined whenever the connection was made anew. Returns the function that ends it. */
  readonly hear: (heard: (message: ServerMessage | undefined) => void) => () => void
}

/** Why a bot did something, as far as everybody may know. */
export type Why = Reasoned

/** Everything this screen may know now. */
export interface Seen<V = unknown, E extends GameEvent = GameEvent> {
  /** The id of the match. */
  readonly id: string
  /** The id of the game: the key of the registry. Empty while opening. */
  readonly game: string
  /** Printed data other than those built in, as JSON. */
  readonly printed?: unknown
  readonly options: unknown
  /**
   * opening: nothing is known yet. gathering (online): seats are free. playing. over: `result` is set.
   * failed: the match cannot be shown; `problem` says why.
   */
  readonly stage: Stage
  readonly problem: Problem | null
  /** What people should know about a match that can be shown: the rules have changed since it was saved. */
  readonly notice: CodedMessage | null
  /** Whose eyes `view` and `log` are for. With several people at one screen it follows the turn. */
  readonly viewer: Viewer
  /** One per seat. */
  readonly seats: readonly SeatSeen[]
  /** What the viewer sees of the game; null while opening, gathering or failed. */
  readonly view: V | null
  /** What the viewer can decide now; null where it is not asked (or a curtain hangs). */
  readonly decision: DecisionSeen | null
  /** The next step of an automaton, taken when `goOn` is called; null if none is paused. */
  readonly step: StepSeen | null
  /**
   * Everything that happened, as the viewer may know it, oldest first. Shorter after an undo. `n` counts from 0 per
   * viewer, so it is stable as long as `viewer` is.
   */
  readonly log: readonly LogEntry<E>[]
  /** The part of `log` that is new since this viewer was shown anything: what is to be animated. */
  readonly fresh: readonly LogEntry<E>[]
  /** Whether the viewer came here by a jump: whatever lies between is neither animated nor heard. */
  readonly atOnce?: boolean
  /** Online: how many entries of `log` came before or with the viewer's last decision; null before the first one. */
  readonly decided: number | null
  /** Counted up with every `Seen`: the same number means the same value. */
  readonly version: number
  /** The seats that owe a decision: none when over, several when they decide at the same time. */
  readonly toAct: readonly Seat[]
  /** Whether a bot is thinking or a move of ours is on its way. */
  readonly busy: boolean
  readonly canUndo: boolean
  /** Whether turns of people at this screen wait for 'end turn'. */
  readonly endTurnByHand: boolean
  readonly result: Result | null
  readonly connection: Connection
  /** Several people at one screen, and something only one of them may know: closed until `openCurtain`. */
  readonly curtain: Curtain | null
  /** Whether others may watch it, by its address. */
  readonly watchable: boolean
  /** Online: whether it waits to go on from a moment of another match. */
  readonly goesOn: boolean
  /** False where this browser cannot keep the match: closing the page ends it. */
  readonly kept: boolean
  /** Whether the viewer made the table, and may change it until it begins. */
  readonly owner: boolean
  /** Online: how fast it is played; null if nobody's time is measured. */
  readonly pace: Pace | null
  /** Online: how much time everybody has left; null without clocks. */
  readonly clocks: HeardClocks | null
  /** How many watch. */
  readonly watchers: number
  /** What happened apart from the moves, as lines of the record, oldest first. */
  readonly incidents: readonly string[]
  /** The bot that gives hints, by its name in the roster; null where nobody practises alone against bots. */
  readonly hints: string | null
  /** The address of the match that goes on from here, when somebody has asked for a rematch. */
  readonly next: string | null
}

export type Stage = 'opening' | 'gathering' | 'playing' | 'over' | 'failed'

/** local: runs on this machine, needs no network. */
export type Connection = 'local' | 'connecting' | 'online' | 'reconnecting'

/** Why something does not work: a key of the catalogue with its parameters, and what of a request it concerns. */
export interface Problem extends CodedMessage {
  readonly path?: string
}

export interface SeatSeen extends Absence {
  readonly name: string
  /** me: somebody at this screen. guest: somebody elsewhere. open: nobody yet. automaton: plays by the rules alone. */
  readonly kind: 'me' | 'bot' | 'guest' | 'open' | 'automaton'
  /** Which bot, by its name in the roster (`greedy`). */
  readonly bot: string | null
  /** Its name at this table, where that is not its level. */
  readonly called?: string
  /** Bots and people at this screen always are. */
  readonly connected: boolean
  /** Connected, but the page is not looked at. */
  readonly elsewhere?: boolean
  /** Online before the match: left out for whoever has sat down. */
  readonly ready?: false
  /** Whether a program of somebody's plays it. */
  readonly program?: boolean
}

/** What the server tells of somebody's absence, hours and votes. */
type Absence = Pick<
  SeatInfo,
  'keeper' | 'lost' | 'offersEnd' | 'agrees' | 'day' | 'holidayUntil' | 'former' | 'botFrom'
>

export interface StepSeen {
  readonly seat: Seat
  /** Said by `ask` of the game's words, as a question is. */
  readonly question: CodedMessage
}

export interface DecisionSeen extends WrittenDecision {
  /** Changes whenever something else is asked. */
  readonly id: string
  /** The move that ends a turn which waits for its end; null where that is not possible now. */
  readonly endTurn: string | null
  /** In a lesson: the moves that are taught, in order. Behind the first one only the second is offered. */
  readonly only?: readonly string[]
  /** In a lesson: every legal move, so that cards which are not taught lie there, too. */
  readonly all?: readonly string[]
}

export interface LogEntry<E extends GameEvent = GameEvent> {
  readonly n: number
  readonly event: E
  /** When it happened, at tables online; in milliseconds since 1970. */
  readonly at?: number
}

export type Outcome =
  | { readonly ok: true }
  /** The rules or the table say no: `refusal` of @benben/words makes the sentence. */
  | { readonly ok: false; readonly refusal: Refusal }
  /** Something else came between: a key of the catalogue. */
  | { readonly ok: false; readonly refusal?: undefined; readonly problem: Problem }

export interface Preview<V = unknown, E extends GameEvent = GameEvent> {
  readonly move: string
  readonly events: readonly E[]
  /** Whether the preview stopped at a chance or revelation; then `view` is null. */
  readonly stopped: boolean
  /** Whether it could not be undone: it stopped there, or somebody else decides next. */
  readonly final: boolean
  readonly view: V | null
}

export interface Curtain {
  /** Whose turn at the screen it is next. */
  readonly seat: Seat
  /** Who has answered already and may come back to change the answer. */
  readonly others: readonly Seat[]
}
