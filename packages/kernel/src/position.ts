/**
 * A position is a row of whole numbers. Games give the cells names (see `layout`); the kernel copies, compares and
 * hashes them without knowing what they mean. Cells 0 to 3 are the generator's (see `random`).
 */
export type Position = Int32Array

/** A player's place at the table, from 0. */
export type Seat = number

/** Where a cell lies in a position. */
export type Cell = number

export function at(position: Position, cell: Cell): number {
  return position[cell]!
}

/** Some cells in a row, as a list. */
export function cells(position: Position, first: Cell, many: number): number[] {
  const out: number[] = []
  for (let cell = first; cell < first + many; cell++) out.push(position[cell]!)
  return out
}

/** A copy; into `target` where one is given, so that search can use the same memory again. */
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

/** 53 bits of a position, for tables of positions and for comparing at a glance. */
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
