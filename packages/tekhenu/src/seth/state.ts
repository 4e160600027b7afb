import type { Position, Seat } from '@benben/kernel'
import { CULTS, type Card } from '../names.ts'
import { MOST_SEATS, take, TURN_NOTES } from '../state.ts'

/** The cells of Time of Seth, after those of the base game. */

/** Its bit in `MODULES`. */
export const SETH_MODULE = 2

/** Where its dice lie: the place beside the wheel. */
export const SETH_AREA = 6

/** Two tracks from 0 to 10 each. */
export const TRACK_TOP = 10
export const WARRIORS = take(MOST_SEATS)
export const PRIESTS = take(MOST_SEATS)
/** Blood tokens on the tainted side of the scales. */
export const BLOOD = take(MOST_SEATS)

/** Cult power of each seat; 0 is none. */
export const CULT = take(MOST_SEATS)
/** Cult powers on the table during the draft, a bit each. */
export const CULTS_LAID = take(1)
/** Bits of the symbols of the happiness track that have paid a seat with Cult03 (Q37). */
export const CULT_REACHED = take(MOST_SEATS)

/** Artifacts beside the destiny cards, and those a seat holds, a bit each. */
export const ARTIFACTS_LAID = take(1)
export const HELD_ARTIFACTS = take(MOST_SEATS)

/** Six regions of two spaces: the seat + 1. */
export const SPACES_PER_REGION = 2
export const REGION = take(6 * SPACES_PER_REGION)

/** Conquest tiles face down in the stack, a bit each, and the one that lies open on it; 0 is none. */
export const CONQUEST_STACK = take(1)
export const CONQUEST_OPEN = take(1)
/** The bit of `FACE_DOWN` for the next of them. */
export const AT_SETH = 2
/** The tile on each space of the temple, under a pillar or not; 0 is none. */
export const CONQUEST = take(25)

// For the turn under way.
/** Bits of the seats whose cult power has fired. */
export const FIRED_CULTS = TURN_NOTES
/** 1 once the die has brought its warriors or priests. */
export const DIE_PAID = TURN_NOTES + 1
/** 1 once TX05 has reached into the next section. */
export const REACHED_UP = TURN_NOTES + 2

export const hasCult = (p: Position, seat: Seat, card: Card): boolean => p[CULT + seat] === card
export const ALL_CULTS = (1 << CULTS) - 1

/** The cell of a space of a region (1 to 6). */
export const regionCell = (region: number, space: number): number =>
  REGION + (region - 1) * SPACES_PER_REGION + space
