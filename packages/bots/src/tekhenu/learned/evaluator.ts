import type { Position, Seat } from '@benben/kernel'
import { projectedPoints, type Edition } from '@benben/tekhenu'
import { CLOSING, eraOf, FEATURES, featuresWith, scoreOf } from '@benben/tekhenu/features'
import { KNOT_COUNT, MIXTURES, shapeOfSize, type Shape } from './shape.ts'

/** Predicts the final points of a seat from a position, with learned weights. */
export class Evaluator {
  readonly #shape: Shape
  readonly #weights: Float32Array
  readonly #linear: readonly Float32Array[]
  readonly #biases: readonly Float32Array[]
  readonly #features = new Int8Array(FEATURES.length)
  readonly #sums: Float32Array
  readonly #write: ReturnType<typeof featuresWith>
  readonly #projected: (p: Position, seat: Seat) => number

  constructor(edition: Edition, weights: Float32Array) {
    const shape = shapeOfSize(weights.length)
    if (shape === undefined)
      throw new RangeError(`${weights.length} weights do not fit ${FEATURES.length} features`)
    this.#shape = shape
    this.#weights = weights
    this.#linear = MIXTURES.map(({ knot, share }) => mixed(weights, 0, FEATURES.length, knot, share))
    this.#biases = MIXTURES.map(({ knot, share }) => mixed(weights, shape.biases, shape.hidden, knot, share))
    this.#sums = new Float32Array(shape.hidden)
    this.#write = featuresWith(edition)
    this.#projected = projectedPoints(edition)
  }

  /** The final points a seat can expect. Exact once the last turn is over. */
  readonly value = (p: Position, seat: Seat): number => {
    const era = eraOf(p)
    if (era === CLOSING) return this.#projected(p, seat)
    return scoreOf(p, seat) + this.ofFeatures(this.#write(p, seat, this.#features), 0, era)
  }

  /** The points still to come, from features that stand at a place of a list. */
  ofFeatures(features: Int8Array, from: number, era: number): number {
    const linear = this.#linear[era]!
    let sum = 0
    const { hidden, layer, output } = this.#shape
    if (hidden === 0) {
      for (let i = 0; i < linear.length; i++) sum += linear[i]! * features[from + i]!
      return sum
    }
    const weights = this.#weights
    const sums = this.#sums
    sums.set(this.#biases[era]!)
    for (let i = 0; i < linear.length; i++) {
      const feature = features[from + i]!
      if (feature === 0) continue
      sum += linear[i]! * feature
      const row = layer + i * hidden
      for (let h = 0; h < hidden; h++) sums[h] = sums[h]! + weights[row + h]! * feature
    }
    for (let h = 0; h < hidden; h++) if (sums[h]! > 0) sum += weights[output + h]! * sums[h]!
    return sum
  }
}

function mixed(weights: Float32Array, from: number, many: number, knot: number, share: number): Float32Array {
  const out = new Float32Array(many)
  const next = Math.min(knot + 1, KNOT_COUNT - 1)
  for (let i = 0; i < many; i++)
    out[i] = (1 - share) * weights[from + knot * many + i]! + share * weights[from + next * many + i]!
  return out
}
