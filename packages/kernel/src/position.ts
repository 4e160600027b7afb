/**
 * A position is an array of integers. Games name the cells (see `cellAllocator`); the kernel copies, compares and hashes
 * them without knowing their meaning. Cells 0 to 3 hold the state of the random generator (see `random`).
 */
export type Position = Int32Array

/** The index of a player, from 0. */
export type Seat = number

/** The index of a cell in a position. */
export type Cell = number

export function at(position: Position, cell: Cell): number {
  return position[cell]!
}

/** Consecutive cells, as an array. */
export function cells(position: Position, first: Cell, many: number): number[] {
  const out: number[] = []
  for (let cell = first; cell < first + many; cell++) out.push(position[cell]!)
  return out
}

/** A copy; into `target` if given, so that search can reuse memory. */
export function clone(position: Position, target?: Position): Position {
  if (target === undefined) return position.slice()
  target.set(position)
  return target
}

export function equals(a: Position, b: Position): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** A 53-bit hash, for transposition tables and quick comparison. */
export function hash(position: Position): number {
  let low = 0x811c9dc5
  let high = 0x9e3779b9
  for (let i = 0; i < position.length; i++) {
    const value = position[i]!
    low = Math.imul(low ^ value, 0x01000193)
    low ^= low >>> 15
    high = Math.imul(high + value, 0x85ebca6b)
    high ^= high >>> 13
  }
  return (high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0)
}
