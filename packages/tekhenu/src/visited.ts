import { equals, hash, type Position } from '@benben/kernel'

/** Positions that a search has been in, by their hashes: orders of the same actions often meet in one position. */
const visited = new Map<number, Position>()

export const forget = (): void => visited.clear()

/** Whether the search comes to this position for the first time. Where two share a hash, only the first is remembered. */
export function isNew(p: Position): boolean {
  const key = hash(p)
  const before = visited.get(key)
  if (before !== undefined) return !equals(before, p)
  visited.set(key, p.slice())
  return true
}
