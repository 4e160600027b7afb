import type { Occasion } from '@benben/protocol'

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
