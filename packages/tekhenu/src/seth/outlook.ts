import type { Position, Seat } from '@benben/kernel'
import { cardsOf } from '../names.ts'
import { priceOfArtifact } from './artifacts.ts'
import { BLOOD, HELD_ARTIFACTS, PRIESTS, WARRIORS } from './state.ts'

/** What those who judge positions may read of this module; without it, nothing is there. */
export const warriorsOf = (p: Position, seat: Seat): number => p[WARRIORS + seat]!
export const priestsOf = (p: Position, seat: Seat): number => p[PRIESTS + seat]!
export const bloodOf = (p: Position, seat: Seat): number => p[BLOOD + seat]!
/** The artifacts a seat holds, as the priests they cost. */
export const artifactsOf = (p: Position, seat: Seat): number[] =>
  p[HELD_ARTIFACTS + seat] === 0 ? NONE : cardsOf(p[HELD_ARTIFACTS + seat]!).map(priceOfArtifact)
const NONE: number[] = []
