import { ERAS, FEATURES } from '@benben/tekhenu/features'

/**
 * The shape of the learned evaluation: a weight for every feature, which changes with the time of the game, and a small
 * network beside it. Weights are learned at a few times and interpolated between them.
 */

/** The times at which weights are learned: the beginning, middle and end of each half of the game. */
const KNOTS = [0, 4, 8, 9, 13, 17] as const
export const KNOT_COUNT = KNOTS.length

/** The parts of a list of weights: linear ones by knot and feature, those of the network, its biases by knot, its output. */
export interface Shape {
  readonly hidden: number
  readonly layer: number
  readonly biases: number
  readonly output: number
  readonly size: number
}

export function shapeOf(hidden: number): Shape {
  const layer = KNOT_COUNT * FEATURES.length
  const biases = layer + FEATURES.length * hidden
  const output = biases + KNOT_COUNT * hidden
  return { hidden, layer, biases, output, size: output + hidden }
}

/** The shape of a list of weights; undefined if there is none of that size. */
export function shapeOfSize(size: number): Shape | undefined {
  const hidden = (size - KNOT_COUNT * FEATURES.length) / (FEATURES.length + KNOT_COUNT + 1)
  return Number.isInteger(hidden) && hidden >= 0 ? shapeOf(hidden) : undefined
}

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
