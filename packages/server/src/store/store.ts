import type { Seat } from '@benben/kernel'
import type { Calendar } from '@benben/protocol'
import type { Span } from '../clocks/spans.ts'
import type { BusListener } from './bus.ts'
import type { Change } from './change.ts'
import type { Outbox, SettingsStore } from './outbox.ts'
import type { Ban, Credential, CredentialKind, Guest, RivalResult, StoredResult } from './stored-people.ts'
import type { Messenger, Presence } from './presence.ts'
import type { Snapshot, StoredLine } from './stored-match.ts'
import type { Ages, Known, Newer, Page, PublicList, StoredTable, TableSummary } from './stored-table.ts'
import type { TalkStore } from './talk-store.ts'

/** The interface to the persisted data. The store is the source of truth; tables in memory are copies. */
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
