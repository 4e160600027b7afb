import { take } from '../state.ts'

/** The cells of Botankhamun with Seth: the options that are needed once the table is laid. */

/** What the person chooses two starting cards and a cult power from: so many of the one and of the other. */
export const PACKETS = ['3+1', '2+2', '3+2'] as const
/** A place in `PACKETS`. */
export const PACKET = take(1)
/** How many artifacts lie beside the destiny cards at the beginning. */
export const ARTIFACTS_DEALT = take(1)
