import type { Position, Seat } from '@benben/kernel'
import type { Play } from '../play.ts'

/** A position as a seat reads it. */
export interface Reading {
  readonly p: Position
  readonly seat: Seat
  /** For asking what is possible: nothing happens under it. */
  readonly play: Play
}

/** A group of features that are read together. */
export interface Block {
  readonly names: readonly string[]
  /** Writes a small whole number for every name, from a place of `out` on. */
  readonly write: (at: Reading, out: Int8Array, from: number) => void
}

/** A name for each number from 0 to `many` − 1. */
export const numbered = <T>(many: number, name: (n: number) => T): T[] =>
  Array.from({ length: many }, (_, n) => name(n))

/** Writes a bit for every card of a mask, from its first one on. */
export function writeBits(mask: number, many: number, out: Int8Array, from: number): void {
  for (let i = 0; i < many; i++) out[from + i] = (mask >> i) & 1
}
