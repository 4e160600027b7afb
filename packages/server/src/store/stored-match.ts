import type { Closing, Seat } from '@benben/kernel'

/** A match as it is stored: its lines, and the positions from which it can be resumed. */

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
