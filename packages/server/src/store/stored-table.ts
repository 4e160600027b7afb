import type { CodedMessage, Result, Seat } from '@benben/kernel'
import type { Calendar, Lasting, Pace } from '@benben/protocol'
import type { Clock } from '../clocks/clock.ts'
import type { StoredLine } from './stored-match.ts'

/** A table as it is stored: its terms, who sits where, and where the match stands. */

export interface StoredSeat {
  readonly kind: 'person' | 'bot' | 'open' | 'automaton'
  /** The guest whose seat it is; null if no person has taken it. */
  readonly guest: string | null
  /** The guest's nickname when they sat down, or the name of the bot or automaton. */
  readonly name: string | null
  /** Whether the guest is a program. */
  readonly program?: true
  /** Null until the seat has sat down. */
  readonly nonce: string | null
  /** The bot that plays for the person now. */
  readonly keeper?: string
  /** The person gave up, as the how manyth, from 1: the keeper plays to the end. */
  readonly lost?: number
  /** The person offers to end the match unfinished. */
  readonly offersEnd?: true
  /** The seats that the person would let a bot play. */
  readonly agrees?: readonly Seat[]
  /** By turn: the person's calendar. */
  readonly day?: Calendar
  /** What the person has answered before being asked, and for how long. Nobody else is told. */
  readonly ahead?: Readonly<Record<string, Lasting>>
}

/** Everything that is fixed once the match has begun. */
export interface Terms {
  readonly id: string
  readonly game: string
  /** The version of the rules the match began with. */
  readonly rules: number
  readonly options: unknown
  /** Printed data other than those built in. */
  readonly printed?: unknown
  readonly seed: string
  readonly owner: string
  readonly listed: boolean
  readonly watchable: boolean
  readonly created: number
  /** Left out: live and without clocks. */
  readonly pace?: Pace
}

/** Who sits where, and the table of the rematch. */
export interface Lobby {
  readonly seats: readonly StoredSeat[]
  readonly next: string | null
}

export type Status = 'waiting' | 'running' | 'finished'

/** The public list that shows a table. */
export type PublicList = 'open' | 'watch'

/** Where the match stands. */
export interface Standing {
  readonly status: Status
  /** Null if no public list shows it. */
  readonly publicList: PublicList | null
  /** Whether the server owes an answer, for a bot, an automaton, or whoever has answered ahead: then it must be resumed after a restart. */
  readonly botAsked: boolean
  /** The time of the last change that everybody could see. */
  readonly since: number
  readonly toAct: readonly Seat[]
  readonly result: Result | null
  /** Per viewer, the number of updates sent so far; spectators come last. */
  readonly versions: readonly number[]
  /** Per seat the version at which its question last changed. */
  readonly decisions: readonly number[]
  /** One bit per seat: persons who end their turns by hand, and automata, which are shown step by step. */
  readonly byHand: number
  /** The position in the game's own JSON; before the match begins, the one it goes on from, or null. */
  readonly position: unknown
  /** Per seat, what its person owes an answer to; null in matches that began before questions were kept, and before the match. */
  readonly asked: readonly (CodedMessage | null)[] | null
  /** Per seat its clock; null for bots and automata, and all of it where there are none. */
  readonly clocks: readonly (Clock | null)[] | null
  /** When the first clock is up, at the earliest; null if nothing happens then. */
  readonly due: number | null
}

export interface StoredTable extends Terms, Lobby, Standing {
  /** Increased by every change. */
  readonly revision: number
  /** The number of lines of the match. */
  readonly lines: number
}

/** A table in a list. */
export type TableSummary = Omit<StoredTable, 'printed' | 'position'> & {
  /** Whether it has printed data of its own. */
  readonly otherEdition?: true
}

/** What is known of a table in memory. */
export type Known = Pick<StoredTable, 'id' | 'revision' | 'lines'>

/** A table that has changed since, and the lines that are new. */
export interface Newer {
  readonly table: Omit<StoredTable, 'printed'>
  readonly lines: readonly StoredLine[]
}

/** A part of a list: so many tables, from the newest one, or from the one after that table. */
export interface Page {
  readonly most: number
  readonly after?: string | undefined
}

/** Some tables in the order in which they were made, and the place to continue from; undefined at the end. */
export interface Ages {
  readonly tables: readonly Pick<StoredTable, 'id' | 'revision' | 'status' | 'since'>[]
  readonly next: number | undefined
}
