import { ERAS, FEATURES } from '@benben/tekhenu/features'
import type { WeightsShape } from '../../weights-file.ts'

/**
 * The shape of the learned evaluation: a weight for every feature, which changes with the time of the game. Weights are
 * learned at a few times (knots) and interpolated between them.
 */

/** The beginning, middle and end of each half of the game. */
const KNOTS = [0, 4, 8, 9, 13, 17] as const
export const KNOT_COUNT = KNOTS.length
/** The halves are learned apart: nothing is interpolated between them. */
export const KNOTS_PER_HALF = KNOT_COUNT / 2

/** How many weights there are, by knot and feature. */
export const WEIGHT_COUNT = KNOT_COUNT * FEATURES.length
export const SHAPE: WeightsShape = { features: FEATURES.length, many: WEIGHT_COUNT }

/** An era as a mixture of two knots: the first of them, and the share of the next one. */
export interface Mixture {
  readonly knot: number
  readonly share: number
}

export const MIXTURES: readonly Mixture[] = Array.from({ length: ERAS }, (_, era) => {
  const knot = KNOTS.findLastIndex((at) => at <= era)
  // The last knot has no next one, and nothing lies between the halves.
  const between = (KNOTS[knot + 1] ?? 0) - KNOTS[knot]!
  return { knot, share: between > 1 ? (era - KNOTS[knot]!) / between : 0 }
})
