import type { BAN_KINDS, Calendar, Ending, Occasion, Pace, Scope } from '@benben/protocol'
import type { CodedMessage, Closing, Result, Seat } from '@benben/kernel'
import type { Clock } from '../clocks/clock.ts'
import type { Span } from '../clocks/spans.ts'
import type { Rating } from '../ratings/glicko.ts'
import type { BusListener } from './bus.ts'
import type { Messenger, Presence } from './presence.ts'
import type { TalkStore } from './talk-store.ts'

/** The persisted data and the interface to it. The store is the source of truth; tables in memory are copies. */

export interface Guest {
  readonly id: string
  readonly nickname: string
  /** What a program may do; left out for people, who may do everything. */
  readonly scopes?: readonly Scope[]
  /** Whether others see their rating and results. */
  readonly showsResults?: true
}

/** What a finished match was for one of the people who played it. */
export interface StoredResult {
  readonly guest: string
  /** The table, which may have been removed since. */
  readonly match: string
  readonly game: string
  readonly seats: number
  readonly at: number
  readonly ending: Ending
  /** From 1; shared places are the same. */
  readonly place: number
  readonly score: number
  /** Null if the match was not rated. */
  readonly rated: RatedResult | null
}

/** The rating of a person after a match. */
export interface RatedResult extends Rating {
  /** The how manyth rated match of this person, of that game with so many seats: two writers cannot add the same one. */
  readonly n: number
}

/** The result of somebody else in a match of mine. */
export interface RivalResult {
  readonly match: string
  readonly guest: string
  /** Their name now. */
  readonly nickname: string
  readonly place: number
  readonly score: number
}

/**
 * The token of a program; the cookie of a further device; the recovery phrase; the code that lets in one more device; a passkey, which is
 * found by its id; and a challenge for a passkey. For notices: the secret of a feed; a browser that gets push messages, found by its
 * endpoint; and a webhook, found by its guest. A link that shares a replay.
 */
export type CredentialKind =
  | 'token'
  | 'cookie'
  | 'phrase'
  | 'device'
  | 'passkey'
  | 'challenge'
  | 'feed'
  | 'push'
  | 'webhook'
  | 'share'

/** Something that lets somebody in: what is found by its hash belongs to a guest. */
export interface Credential {
  readonly kind: CredentialKind
  /** Of the secret, which is not stored. */
  readonly hash: string
  /** Names it where the secret may not be shown. */
  readonly id: string
  readonly guest: string
  /** What else belongs to its kind. */
  readonly data: unknown
  readonly created: number
}

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
export type TableSummary = Omit<StoredTable, 'printed' | 'position'>

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

type LineKind = 'setup' | 'move' | 'undo' | 'incident'

/** One saved line of a match. Undone moves stay; an undo is a line too. */
export interface StoredLine {
  readonly kind: LineKind
  readonly seat: Seat | null
  /** As text; of an incident the line of the record. */
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
  /** Another pace, before the match; null for none. */
  readonly pace?: Pace | null
  /** The rules with which the match begins. */
  readonly rules?: number
  readonly standing?: Standing
  readonly line?: StoredLine
  /** Saves the position after the line as a snapshot. */
  readonly snapshot?: SnapshotInfo
  /** What people who have chosen notices are to be told of it. */
  readonly tells?: readonly OutboxRow[]
  /** A table to create in the same transaction. */
  readonly opens?: StoredTable
  /** Deletes the table and everything that belongs to it, but not the results of people. */
  readonly removes?: boolean
  /** With the end of a match: what it was for each person. */
  readonly results?: readonly StoredResult[]
}

/** Some tables in the order in which they were made, and the place to continue from; undefined at the end. */
export interface Ages {
  readonly tables: readonly Pick<StoredTable, 'id' | 'revision' | 'status' | 'since'>[]
  readonly next: number | undefined
}

/**
 * Something to be told. `turn`, `reminder`, `invitation` and `over` say what happened at a table, `summary` that more than one of them waited for the
 * day; `push` and `webhook` are on their way to a receiver; `feed` is an entry of somebody's feed.
 */
export type OutboxKind = Occasion | 'summary' | 'push' | 'webhook' | 'feed'

export interface OutboxRow {
  readonly id: string
  readonly kind: OutboxKind
  readonly guest: string
  readonly data: unknown
  /** When it is to be looked at; null for never. */
  readonly due: number | null
  readonly tries: number
  readonly created: number
}

/** What is to be told. Rows are claimed by one node at a time, and looked at again if that node dies: at least once each. */
export interface Outbox {
  /** Replaces earlier ones with the same id. */
  add(rows: readonly OutboxRow[]): Promise<void>
  /** Takes rows that are due, the oldest first: they are due again at `until`, and one try older. */
  claim(now: number, until: number, most: number): Promise<OutboxRow[]>
  /** Removes a claimed row and adds others, unless it was replaced meanwhile. */
  settle(row: OutboxRow, then?: readonly OutboxRow[]): Promise<void>
  /** Makes a claimed row due at another time, unless it was replaced meanwhile. */
  postpone(row: OutboxRow, due: number): Promise<void>
  /** Those of a guest, newest first. */
  of(guest: string, kind: OutboxKind, most: number): Promise<OutboxRow[]>
  /** Removes those of a guest. */
  clear(guest: string, kind: OutboxKind): Promise<void>
  /** Removes everything made before a time. */
  removeOld(before: number): Promise<void>
}

/** What somebody has chosen, by name. The empty owner is the server itself. */
export interface SettingsStore {
  get(owner: string, name: string): Promise<unknown>
  set(owner: string, name: string, data: unknown): Promise<void>
  /** Sets it unless it is set; returns what is set. All nodes get the same. */
  first(owner: string, name: string, data: unknown): Promise<unknown>
  remove(owner: string, name: string): Promise<void>
}

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
  guestById(id: string): Promise<Guest | undefined>
  /** The number of browsers that are signed in. */
  devices(guest: string): Promise<number>
  renameGuest(id: string, nickname: string): Promise<void>
  /** When clocks of games by turn run for a guest; undefined if they have not said. */
  calendar(guest: string): Promise<Calendar | undefined>
  setCalendar(guest: string, calendar: Calendar): Promise<void>
  /** Deletes a guest, their credentials, results, settings and notices; they then own no table. Their seats are left to `forgetGuest`. */
  removeGuest(id: string): Promise<void>
  /** The number of guests made before a time who sit nowhere. */
  idleGuests(before: number): Promise<number>
  removeIdleGuests(before: number): Promise<void>

  addCredential(credential: Credential): Promise<void>
  credential(kind: CredentialKind, hash: string): Promise<Credential | undefined>
  /** Those of a guest, oldest first. */
  credentialsOf(guest: string, kind: CredentialKind): Promise<Credential[]>
  removeCredential(hash: string): Promise<void>
  /** Removes a credential that works once. Of several who try at the same time one gets it. */
  takeCredential(kind: CredentialKind, hash: string): Promise<Credential | undefined>
  changeCredential(hash: string, data: unknown): Promise<void>
  /** Removes those of a kind that were made before a time. */
  removeOldCredentials(kind: CredentialKind, before: number): Promise<void>
  /** Ends all cookies of a guest, and push messages to their browsers. */
  signOut(guest: string): Promise<void>
  /**
   * Programs, links to replays, tables and results of one guest become those of another one, and the first one is removed. Where both have a rating, that
   * of the second one stays. Seats are left to `joinGuests`.
   */
  joinGuest(from: string, to: string): Promise<void>

  /** Whether others see rating and results of a guest. */
  showResults(guest: string, isShown: boolean): Promise<void>
  /** Those of a guest, newest first. */
  results(guest: string): Promise<StoredResult[]>
  /** Those of the others in the matches of a guest, without whoever is deleted. */
  rivals(guest: string): Promise<RivalResult[]>
  /** The last rated result of each of these guests in a game with so many seats; without those who have none. */
  lastRated(guests: readonly string[], game: string, seats: number): Promise<StoredResult[]>

  readonly settings: SettingsStore
  readonly outbox: Outbox

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
  /** All snapshots, in order. */
  snapshots(table: string): Promise<Snapshot[]>
  /** The snapshots from which the match continued with other rules, in order. */
  checkpoints(table: string): Promise<Snapshot[]>
  /** The version of the seat after an answer; undefined if this answer was never stored. */
  answered(table: string, seat: Seat, decision: number, answer: string): Promise<number | undefined>

  /** Newest first. The cost does not depend on how many tables there are. */
  tablesOf(guest: string, page: Page): Promise<TableSummary[]>
  publicTables(list: PublicList, page: Page): Promise<TableSummary[]>
  /** The newest tables, public or not. */
  newestTables(most: number): Promise<TableSummary[]>
  /** Work with the same key is done one after the other, at all nodes: what it reads first still holds when it writes. */
  exclusively<T>(key: string, work: () => Promise<T>): Promise<T>
  /** The number of unfinished tables of an owner. */
  unfinished(owner: string): Promise<number>
  /** The next `most` tables from a place on, with the time of their last change. The first place is 0. */
  ages(from: number, most: number): Promise<Ages>
  /** The revisions of these tables; those that are gone are missing. */
  revisions(tables: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** What is new at these tables, read at one moment: undefined if nothing is. Those that are gone are missing. */
  newer(known: readonly Known[]): Promise<ReadonlyMap<string, Newer | undefined>>
  /** Calls the listener with the tables that other nodes have changed. Returns the function that ends it. */
  subscribe(listener: BusListener): () => void

  /** Talk, blocks, reports and notes. */
  readonly talk: TalkStore

  /** Who is connected to other nodes. */
  readonly presence: Presence
  /** What nodes tell each other and nobody saves. */
  readonly messenger: Messenger

  /**
   * Leases tables at which a bot or automaton owes a decision, oldest first, and returns their ids: while the lease lasts, no other
   * node plays there. The write that makes a bot's turn come up leases the table to the node that writes it.
   */
  claimBots(most: number): Promise<string[]>
  /** Extends the leases of tables whose bots this node still plays. */
  renewBots(tables: readonly string[]): Promise<void>

  /**
   * Leases tables at which a clock is up, earliest first, and returns their ids: while the lease lasts, no other node gets them. It
   * ends with the next write of where the match stands.
   */
  claimDue(now: number, most: number): Promise<string[]>
  /**
   * Says that a server runs at this time. The period goes on if it was last said at most `patience` milliseconds ago, else a new one
   * begins. Returns all periods, oldest first, without those that ended before `forget`.
   */
  beat(now: number, patience: number, forget: number): Promise<Span[]>

  /** Since when writes fail; undefined if they work. */
  readonly failingSince: number | undefined
  /** Whether a write succeeds now. */
  canWrite(): Promise<boolean>

  /** Resolves when the writes made so far are done. */
  settled(): Promise<void>
  /** Finishes pending writes, then closes the file. */
  close(): Promise<void>
}
