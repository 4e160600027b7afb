import type { Decision, GameEvent, Refusal, Result, Seat } from '@benben/kernel'
import type { Words } from './speak.ts'

/** Who sits where. */
export interface Who {
  readonly names: readonly string[]
  /** The seat of whoever reads, who is 'You' in the log; left out where several share a screen, or nobody plays. */
  readonly me?: Seat | undefined
}

/** A part of the table as a page reads it aloud: sentences, and a small table where there is one. */
export interface Section {
  readonly heading: string
  readonly notes: readonly string[]
  /** Empty where there is no table; else one heading per cell of a row. */
  readonly columns: readonly string[]
  /** The first cell says what the row is about. */
  readonly rows: readonly (readonly string[])[]
}

/** Everything that is said about one game. Events and views are those of one viewer: nothing hidden is known here. */
export interface GameWords<V = unknown, E extends GameEvent = GameEvent> {
  /** What happened; undefined where it is not worth a line. */
  readonly log: (words: Words, event: E, who: Who, view: V) => string | undefined
  /** Where the rules explain what happened, as an address in the book; left out by a game without one. */
  readonly ruleOf?: (event: E) => string
  /** What is asked of the seat that decides. */
  readonly ask: (words: Words, decision: Decision, who: Who, view: V) => string
  /** Why a move is not possible, with the rule; more precise where the table is known. */
  readonly refusal: (words: Words, refusal: Refusal, who?: Who, view?: V) => string
  /** The whole table in lines of at most 80 columns, or 100 where there is more to see. */
  readonly table: (words: Words, view: V, who: Who) => string[]
  /** The same in parts, for pages that are read aloud. */
  readonly sections: (words: Words, view: V, who: Who) => Section[]
  /** What is going on and what comes after it, one sentence each. */
  readonly course: (words: Words, view: V, who: Who) => string[]
  /** Who won and why, and every point by its source. */
  readonly result: (words: Words, result: Result, who: Who, view: V) => string[]
  /** What a move would do, in people's words; undefined for what is no move. */
  readonly move: (words: Words, moveText: string, view: V) => string | undefined
  /** The same in fewer words, as a step of a whole turn; left out where a move is short as it is. */
  readonly step?: (words: Words, moveText: string, view: V) => string | undefined
  /** Steps of a turn that followed from a move of themselves, by its events; left out where nothing does. */
  readonly followed?: (words: Words, moveText: string, events: readonly E[], view: V) => readonly string[]
  /** How moves are typed; with a view only what this table has. */
  readonly help: (words: Words, view?: V) => string[]
  /** The same moves, those that bring most at once first; left out where a game has no such order. */
  readonly bestFirst?: (moves: readonly string[], view: V) => readonly string[]
  /** Our own name for a card by its id; left out where cards have none. */
  readonly card?: (words: Words, id: string) => string
  /** A closer look at a card or a part of the table; undefined for what is not there. Small games need none. */
  readonly look?: (words: Words, topic: string, who: Who, view: V) => string[] | undefined
  /** What must be looked at to answer a question, where the whole table is too long to be shown for each. */
  readonly brief?: (words: Words, decision: Decision, who: Who, view: V) => string[]
}
