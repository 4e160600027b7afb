import type { BAN_KINDS } from '@benben/protocol'
import type { Closing, Result, Seat } from '@benben/kernel'
import type { BusListener } from './bus.ts'
import type { Presence } from './presence.ts'

/** The persisted data and the interface to it. The store is the source of truth; tables in memory are copies. */

export interface Guest {
  readonly id: string
  readonly nickname: string
}

export interface StoredSeat {
  readonly kind: 'person' | 'bot' | 'open' | 'automaton'
  /** The guest whose seat it is; null if no person has taken it. */
  readonly guest: string | null
  /** The guest's nickname when they sat down, or the name of the bot or automaton. */
  readonly name: string | null
  /** Null until the seat has sat down. */
  readonly nonce: string | null
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
}

/** Who sits where, and the table of the rematch. */
interface Lobby {
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
  /** Whether a bot or automaton owes a decision: then it must be resumed after a restart. */
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
  /** The position in the game's own JSON; null before the match begins. */
  readonly position: unknown
}

export interface StoredTable extends Terms, Lobby, Standing {
  /** Increased by every change. */
  readonly revision: number
  /** The number of lines of the match. */
  readonly lines: number
}

/** A table in a list. */
export type TableSummary = Omit<StoredTable, 'printed' | 'position'>

/** A part of a list: so many tables, from the newest one, or from the one after that table. */
export interface Page {
  readonly most: number
  readonly after?: string | undefined
}

type LineKind = 'setup' | 'move' | 'undo'

/** One saved line of a match. Undone moves stay; an undo is a line too. */
export interface StoredLine {
  readonly kind: LineKind
  readonly seat: Seat | null
  readonly move: string | null
  /** The decision that was answered, and the client's id of the answer: together they identify a retry. */
  readonly decision: number
  readonly answer: string | null
  /** The version of its own seat after this line. */
  readonly version: number
  /** Who was notified: one bit per seat, then one for the spectators. */
  readonly told: number
  /** Which seats ended their turns by hand when it was played. */
  readonly byHand: number
  readonly at: number
  /** All events, unfiltered. */
  readonly events: readonly unknown[]
}

/** What has to be known of the moves before a snapshot. */
export interface SnapshotInfo {
  /** Per seat what put its last move beyond undo; null where it has made none. */
  readonly closings: readonly (Closing | null)[]
  /** Whether the match went on from here by other rules than before. */
  readonly isCheckpoint: boolean
  /** Which rules led there; null for those the match began with. */
  readonly rules: number | null
}

/** Saved at the start, after each move that cannot be undone, and where the match continued with other rules. */
export interface Snapshot extends SnapshotInfo {
  /** How many lines lead to it. */
  readonly lines: number
  readonly position: unknown
}

/** An atomic change. All of it is on disk when `commit` resolves to true, none of it when it resolves to false. */
export interface Change {
  readonly table: string
  /** The revision the change is based on. Another one in the store means that another writer was first. */
  readonly revision: number
  readonly lobby?: Lobby
  /** The rules with which the match begins. */
  readonly rules?: number
  readonly standing?: Standing
  readonly line?: StoredLine
  /** Saves the position after the line as a snapshot. */
  readonly snapshot?: SnapshotInfo
  /** A table to create in the same transaction. */
  readonly opens?: StoredTable
  /** Deletes the table and everything that belongs to it. */
  readonly removes?: boolean
}

export interface Abandoned {
  readonly tables: readonly Pick<StoredTable, 'id' | 'revision'>[]
  readonly next: number | undefined
}

export type StaleTable = Pick<StoredTable, 'id' | 'revision'>

/** Somebody whom this server does not serve. */
export interface Ban {
  readonly kind: (typeof BAN_KINDS)[number]
  readonly who: string
  readonly reason: string
  readonly at: number
}

export interface Store {
  addGuest(guest: Guest, secretHash: string, created: number): Promise<void>
  guest(secretHash: string): Promise<Guest | undefined>
  renameGuest(id: string, nickname: string): Promise<void>
  /** Deletes a guest, who then owns no table. Their seats are left to `forgetGuest`. */
  removeGuest(id: string): Promise<void>
  /** The number of guests made before a time who sit nowhere. */
  idleGuests(before: number): Promise<number>
  removeIdleGuests(before: number): Promise<void>

  /** Replaces an earlier one of the same. */
  addBan(ban: Ban): Promise<void>
  removeBan(ban: Pick<Ban, 'kind' | 'who'>): Promise<void>
  /** All of them, newest first. */
  bans(): Promise<Ban[]>

  addTable(table: StoredTable): Promise<void>
  table(id: string): Promise<StoredTable | undefined>
  commit(change: Change): Promise<boolean>
  /** All lines except the first `from`. */
  lines(table: string, from: number): Promise<StoredLine[]>
  /** The last snapshot. */
  snapshot(table: string): Promise<Snapshot | undefined>
  /** The snapshots from which the match continued with other rules, in order. */
  checkpoints(table: string): Promise<Snapshot[]>
  /** The version of the seat after an answer; undefined if this answer was never stored. */
  answered(table: string, seat: Seat, decision: number, answer: string): Promise<number | undefined>

  /** Newest first. The cost does not depend on how many tables there are. */
  tablesOf(guest: string, page: Page): Promise<TableSummary[]>
  publicTables(list: PublicList, page: Page): Promise<TableSummary[]>
  /** The newest tables, public or not. */
  newestTables(most: number): Promise<TableSummary[]>
  /** The number of unfinished tables of an owner. */
  unfinished(owner: string): Promise<number>
  /**
   * The tables among the next `most` from a place on that are not finished and have not changed since `before`; and the place to
   * continue from, undefined at the end. The first place is 0.
   */
  abandoned(before: number, from: number, most: number): Promise<Abandoned>
  /** Tables with this status that nothing has happened at since a time, oldest first. */
  staleTables(status: Status, before: number, most: number): Promise<StaleTable[]>
  /** The revisions of these tables; those that are gone are missing. */
  revisions(tables: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Calls the listener with the tables that other nodes have changed. Returns the function that ends it. */
  subscribe(listener: BusListener): () => void

  /** Who is connected to other nodes. */
  readonly presence: Presence

  /**
   * Leases tables at which a bot or automaton owes a decision, oldest first, and returns their ids: while the lease lasts, no other
   * node plays there. The write that makes a bot's turn come up leases the table to the node that writes it.
   */
  claimBots(most: number): Promise<string[]>
  /** Extends the leases of tables whose bots this node still plays. */
  renewBots(tables: readonly string[]): Promise<void>

  /** Since when writes fail; undefined if the last one succeeded. */
  readonly failingSince: number | undefined
  /** Whether a write succeeds now. */
  canWrite(): Promise<boolean>

  /** Resolves when the writes made so far are done. */
  settled(): Promise<void>
  /** Finishes pending writes, then closes the file. */
  close(): Promise<void>
}
