import type { Sight } from '@benben/kernel'

/** For self-play and for answers inside a search. */
export const FAST: Sight = { depth: 1, mostMoves: 12, width: 1, mostValued: 400 }
