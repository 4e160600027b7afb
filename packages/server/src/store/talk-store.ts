import type { BlockKind, Phrase, TalkRoom } from '@benben/protocol'

/** What is kept of talk and notes, and the interface to it. It is written apart from matches: no move waits for it. */

/** What somebody says. */
export interface NewTalk {
  readonly room: TalkRoom
  readonly guest: string
  /** The writer's name when they said it. */
  readonly name: string
  readonly seat: number | null
  /** Made by the client: with the guest it identifies a retry. */
  readonly id: string
  /** One of the two; neither if the line was deleted. */
  readonly text: string | null
  readonly phrase: Phrase | null
  readonly at: number
}

export interface StoredTalk extends NewTalk {
  readonly n: number
  /** The version of the talk at which the line last changed. */
  readonly version: number
}

/** Lines that have changed after a version, in their order, and the version now. */
export interface NewerTalk {
  readonly version: number
  readonly lines: readonly StoredTalk[]
  /** Whether older ones that have changed as well were left out. */
  readonly isCut: boolean
}

/** One person does not read another one, or does not want them at their tables either. */
export interface Block {
  readonly id: string
  readonly guest: string
  readonly other: string
  readonly kind: BlockKind
  /** The name of the other one when they were blocked. */
  readonly name: string
  readonly at: number
}

export interface Report {
  readonly id: string
  readonly table: string
  /** The line; 0 if the person was reported. */
  readonly n: number
  readonly guest: string
  readonly name: string
  readonly reporter: string
  readonly reason: string
  readonly at: number
}

export interface Note {
  readonly text: string
  /** Counts the changes. */
  readonly version: number
  readonly at: number
}

/** Gets the tables at which something was said at another node; undefined if that may have been missed. */
export type TalkListener = (tables: readonly string[] | undefined) => void

export interface TalkStore {
  /** Idempotent. A table that is gone takes nothing. */
  say(table: string, line: NewTalk): Promise<void>
  /** What has changed after a version: the newest `most` lines of each room. */
  since(table: string, version: number, most: number): Promise<NewerTalk>
  /** The versions of the talk at these tables; those without talk are missing. */
  versions(tables: readonly string[]): Promise<ReadonlyMap<string, number>>
  line(table: string, n: number): Promise<StoredTalk | undefined>
  /** So many lines of one room before a line and after it. */
  around(table: string, room: TalkRoom, n: number, each: number): Promise<StoredTalk[]>
  saidBy(guest: string): Promise<{ readonly table: string; readonly line: StoredTalk }[]>
  /** Deletes what a line says; its place stays. */
  wipe(table: string, n: number): Promise<void>
  /** Deletes what somebody said, everywhere. Returns the tables. */
  wipeAll(guest: string): Promise<string[]>
  /** Tables with talk or reports whose match ended before a time. */
  old(before: number, most: number): Promise<string[]>
  /** Deletes all talk at a table, and the reports of it. */
  remove(table: string): Promise<void>
  subscribe(listener: TalkListener): () => void

  /** Replaces an earlier one of the same two. */
  block(block: Block): Promise<void>
  unblock(guest: string, id: string): Promise<void>
  /** Newest first. */
  blocksOf(guest: string): Promise<Block[]>
  /** Whether the first one has blocked the other one; muting does not count. */
  hasBlocked(guest: string, other: string): Promise<boolean>

  /** The same report twice is one. */
  report(report: Report): Promise<void>
  /** Newest first. */
  reports(most: number): Promise<Report[]>
  reportsBy(guest: string): Promise<Report[]>
  closeReport(id: string): Promise<void>

  note(guest: string, table: string): Promise<Note | undefined>
  /** False if the note has another version than the one that `note` follows. */
  writeNote(guest: string, table: string, note: Note): Promise<boolean>
  notesOf(guest: string): Promise<(Note & { readonly table: string })[]>

  /** Deletes what somebody said, their notes and blocks, and reports by them and about them. Returns the tables they talked at. */
  forget(guest: string): Promise<string[]>
  /** Everything here that belongs to one guest becomes another one's. */
  join(from: string, to: string): Promise<void>
  /** Notes and blocks of guests who were removed. */
  removeLost(): Promise<void>
}
