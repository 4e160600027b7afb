import { black, blue, bonus, countsOf, PACKED, type Counts } from './counts.ts'

/** The capacity of the realm of the dead. */
export const REALM_FULL = 8

/** The points of a scoring now, packed: those of seat 0 times 256, plus those of seat 1. */
export function scoring(c: Counts): number {
  const b = countsOf(1)
  const mine = c[PACKED]!
  const theirs = c[b + PACKED]!
  let paid = (bonus(mine) << 8) + bonus(theirs)
  const margin = c[0]! - c[b]!
  paid += margin > 0 ? margin << 8 : -margin
  if (c[1] !== c[b + 1]) paid += c[1]! > c[b + 1]! ? 5 << 8 : 5
  if (c[2] !== c[b + 2]) paid += c[2]! > c[b + 2]! ? c[2]! << 8 : c[b + 2]!
  if (c[3] !== c[b + 3]) paid += c[3]! > c[b + 3]! ? (3 * blue(mine)) << 8 : 3 * blue(theirs)
  if (black(mine) !== black(theirs)) paid += black(mine) > black(theirs) ? 8 << 8 : 8
  return paid
}
