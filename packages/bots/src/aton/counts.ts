import {
  bitOf,
  KIND,
  KINDS,
  priests,
  SPACES_PER_TEMPLE,
  TEMPLES,
  templeOf,
  type Kind,
  type Space,
} from '@benben/aton'
import type { Position, Seat } from '@benben/kernel'

/**
 * What the temples hold, counted: per seat five numbers, its priests in temples 1 to 4 and, packed into one number,
 * how many of its priests stand on each kind of space. Spaces of the same kind are interchangeable.
 */
export type Counts = Int32Array

export const PACKED = TEMPLES
const WIDTH = TEMPLES + 1

export const newCounts = (): Counts => new Int32Array(2 * WIDTH)

/** The offset of a seat's numbers. */
export const countsOf = (seat: Seat): number => seat * WIDTH

const PACK: Readonly<Record<Kind, number>> = {
  yellow: 1,
  green: 1 << 4,
  black: 1 << 8,
  blue: 1 << 12,
  bonus1: 1 << 15,
  bonus2: 2 << 15,
}
export const yellow = (packed: number): number => packed & 15
export const green = (packed: number): number => (packed >> 4) & 15
export const black = (packed: number): number => (packed >> 8) & 15
export const blue = (packed: number): number => (packed >> 12) & 7
/** The sum of the bonuses, not the number of spaces. */
export const bonus = (packed: number): number => packed >> 15

/** What a priest on a space adds to the packed number. */
const PACKED_AT = Int32Array.from(KIND, (kind) => PACK[kind])

/** The class of interchangeable spaces: same kind, same temple. */
export const CLASS_OF = Int32Array.from(
  KIND,
  (kind, space) => templeOf(space) * KINDS.length + KINDS.indexOf(kind),
)

const MASKS = 1 << SPACES_PER_TEMPLE
const TEMPLE_SHIFT = 20

/** For every temple and every mask of occupied spaces: the packed kinds and, in the higher bits, the number of priests. */
const COUNTED = Int32Array.from({ length: TEMPLES * MASKS }, (_, i) => {
  let sum = 0
  const temple = Math.trunc(i / MASKS)
  for (let within = 0; within < SPACES_PER_TEMPLE; within++) {
    if ((i & (1 << within)) !== 0)
      sum += PACKED_AT[temple * SPACES_PER_TEMPLE + within]! + (1 << TEMPLE_SHIFT)
  }
  return sum
})

export function countTemples(p: Position, out: Counts): Counts {
  for (let seat = 0; seat < 2; seat++) {
    let packed = 0
    for (let temple = 0; temple < TEMPLES; temple++) {
      const counted = COUNTED[temple * MASKS + priests(p, seat, temple)]!
      out[seat * WIDTH + temple] = counted >> TEMPLE_SHIFT
      packed += counted & ((1 << TEMPLE_SHIFT) - 1)
    }
    out[seat * WIDTH + PACKED] = packed
  }
  return out
}

/** Adds (`by` = 1) or removes (`by` = −1) a priest of the seat on a space. */
export function shift(counts: Counts, seat: Seat, space: Space, by: number): void {
  counts[seat * WIDTH + templeOf(space)]! += by
  counts[seat * WIDTH + PACKED]! += by * PACKED_AT[space]!
}

/** The owner of the priest on a space that is occupied. */
export const ownerAt = (p: Position, space: Space): Seat =>
  (priests(p, 0, templeOf(space)) & bitOf(space)) !== 0 ? 0 : 1
