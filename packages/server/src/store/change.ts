import type { Pace } from '@benben/protocol'
import type { OutboxRow } from './outbox.ts'
import type { StoredResult } from './stored-people.ts'
import type { SnapshotInfo, StoredLine } from './stored-match.ts'
import type { Lobby, Standing, StoredTable } from './stored-table.ts'

/** An atomic change. All of it is on disk when `commit` resolves to true, none of it when it resolves to false. */
export interface Change {
  readonly table: string
  /** The revision the change is based on. Another one in the store means that another writer was first. */
  readonly revision: number
  readonly lobby?: Lobby
  /** Whose table it is from now on. */
  readonly owner?: string
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
