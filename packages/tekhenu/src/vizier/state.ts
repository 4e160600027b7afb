import type { Position, Seat } from '@benben/kernel'
import { ORDER, take } from '../state.ts'

/** The cells of the Vizier's Challenge. */

/** Its bit in `MODULES`. */
export const VIZIER_MODULE = 4

/** The god in whose area the Vizier stands, from 1; 0 before it is first stationed. */
export const VIZIER = take(1)
/** The destiny card the first player has discarded for this time; 0 is none. */
export const DISCARDED = take(1)

/** Order changes in Maat only, and the Vizier is stationed after that: who is first now has stationed it. */
export const firstOf = (p: Position): Seat => p[ORDER]!
export const secondOf = (p: Position): Seat => p[ORDER + 1]!
