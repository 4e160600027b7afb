import type { Closing, Result, Seat } from '@benben/kernel'

/** What is kept, and how it is asked for. Everything a table needs to go on stands here; memory is only a copy. */

export interface Guest {
  readonly id: string
  readonly nickname: string
}

export interface StoredSeat {
  readonly kind: 'person' | 'bot' | 'open' | 'automaton'
  /** Whose seat it is; null where no person has taken it. */
  readonly guest: string | null
  /** A nickname as it was when the guest sat down, the name of a bot, or the one the rules give. */
  readonly name: string | null
  /** Null until the seat has sat down. */
  readonly nonce: string | null
}

/** What does not change once the match has begun. */
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
}

/** Who sits where, and where they went after the game. */
interface Lobby {
  readonly seats: readonly StoredSeat[]
  readonly next: string | null
}

type Status = 'waiting' | 'running' | 'finished'

/** The list in which strangers find a table. */
export type Shelf = 'open' | 'watch'

/** Where the match stands. */
export interface Standing {
  readonly status: Status
  /** Null where strangers do not find it. */
  readonly shelf: Shelf | null
  /** Whether a seat without a person owes a decision: then it has to be woken after a restart. */
  readonly botAsked: boolean
  /** When something happened last that everybody could see. */
  readonly since: number
  readonly toAct: readonly Seat[]
  readonly result: Result | null
  /** What each seat was told so far, counted; the last one is for those who watch. */
  readonly versions: readonly number[]
  /** Per seat the version at which its question last changed. */
  readonly decisions: readonly number[]
  /** The seats that end their turns by hand, or play by themselves and are shown step by step; one bit each. */
  readonly byHand: number
  /** The position in the game's own JSON; null before the match begins. */
  readonly position: unknown
}

export interface StoredTable extends Terms, Lobby, Standing {
  /** Counted up by every change. */
  readonly revision: number
  /** How many lines the match has. */
  readonly lines: number
}

type LineKind = 'setup' | 'move' | 'undo'

/** One saved line of a match. Undone moves stay; an undo is a line too. */
export interface Line {
  readonly kind: LineKind
  readonly seat: Seat | null
  readonly move: string | null
  /** What the answer was given to, and the name the client gave it: together they know a retry. */
  readonly decision: number
  readonly answer: string | null
  /** The version this line led its own seat to. */
  readonly version: number
  /** Who noticed: one bit per seat, the next one for those who watch. */
  readonly told: number
  /** Which seats ended their turns by hand when it was played. */
  readonly byHand: number
  readonly at: number
  /** As the game told them, nothing hidden. */
  readonly events: readonly unknown[]
}

/** What has to be known of the moves before a snapshot. */
export interface Closed {
  /** Per seat what put its last move beyond undo; null where it has made none. */
  readonly closings: readonly (Closing | null)[]
  /** Whether the match went on from here by other rules than before. */
  readonly isCheckpoint: boolean
  /** Which rules led there; null for those the match began with. */
  readonly rules: number | null
}

/** Kept at the beginning, wherever a move cannot be taken back, and where the match went on by other rules. */
export interface Snapshot extends Closed {
  /** How many lines lead to it. */
  readonly lines: number
  readonly position: unknown
}

/** Everything that changes at once. All of it is on disk when `commit` answers true; none of it when it answers false. */
export interface Change {
  readonly table: string
  /** The revision the change was made for. Another one in the store means that somebody else was first. */
  readonly revision: number
  readonly lobby?: Lobby
  /** The rules by which the match begins. */
  readonly rules?: number
  readonly standing?: Standing
  readonly line?: Line
  /** Keeps the position after the line for good. */
  readonly snapshot?: Closed
  /** A table that comes to be together with the change. */
  readonly opens?: StoredTable
  /** The table goes, and everything of it. */
  readonly removes?: boolean
}

export interface Store {
  addGuest(guest: Guest, secretHash: string, created: number): Promise<void>
  guest(secretHash: string): Promise<Guest | undefined>
  renameGuest(id: string, nickname: string): Promise<void>

  addTable(table: StoredTable): Promise<void>
  table(id: string): Promise<StoredTable | undefined>
  commit(change: Change): Promise<boolean>
  /** The lines after the first `from`. */
  lines(table: string, from: number): Promise<Line[]>
  /** The last one. */
  snapshot(table: string): Promise<Snapshot | undefined>
  /** Where the match went on by other rules than before, in order. */
  checkpoints(table: string): Promise<Snapshot[]>
  /** The version an answer led its seat to; undefined where it never came. */
  answered(table: string, seat: Seat, decision: number, answer: string): Promise<number | undefined>

  /** The newest first. */
  tablesOf(guest: string, most: number): Promise<StoredTable[]>
  shelf(shelf: Shelf, most: number): Promise<StoredTable[]>
  /** Tables of this owner that are not over. */
  unfinished(owner: string): Promise<number>
  /** The tables at which a seat without a person owes a decision. */
  botsAsked(): Promise<string[]>

  /** When everything that was asked for until now is written. */
  settled(): Promise<void>
  /** Writes what waits, then lets go. */
  close(): Promise<void>
}
