import type { Position, Seat } from '@benben/kernel'
import { projectedPoints, type Edition } from '@benben/tekhenu'
import { CLOSING, eraOf, FEATURES, featuresWith, scoreOf } from '@benben/tekhenu/features'
import { KNOT_COUNT, MIXTURES, WEIGHT_COUNT, type Mixture } from './shape.ts'

/** Predicts the final points of a seat from a position, with learned weights. */
export class Evaluator {
  readonly #byEra: readonly Float32Array[]
  readonly #features = new Int8Array(FEATURES.length)
  readonly #write: ReturnType<typeof featuresWith>
  readonly #projected: (p: Position, seat: Seat) => number

  constructor(edition: Edition, weights: Float32Array) {
    if (weights.length !== WEIGHT_COUNT)
      throw new RangeError(`${weights.length} weights do not fit ${FEATURES.length} features`)
    this.#byEra = MIXTURES.map((mixture) => mixed(weights, mixture))
    this.#write = featuresWith(edition)
    this.#projected = projectedPoints(edition)
  }

  /** The final points a seat can expect. Exact once the last turn is over. */
  readonly value = (p: Position, seat: Seat): number => {
    const era = eraOf(p)
    if (era === CLOSING) return this.#projected(p, seat)
    return scoreOf(p, seat) + this.ofFeatures(this.#write(p, seat, this.#features), era)
  }

  /** The points still to come. */
  ofFeatures(features: Int8Array, era: number): number {
    const weights = this.#byEra[era]!
    let sum = 0
    for (let i = 0; i < weights.length; i++) sum += weights[i]! * features[i]!
    return sum
  }
}

function mixed(weights: Float32Array, { knot, share }: Mixture): Float32Array {
  const many = FEATURES.length
  const next = Math.min(knot + 1, KNOT_COUNT - 1)
  return Float32Array.from(
    { length: many },
    (_, i) => (1 - share) * weights[knot * many + i]! + share * weights[next * many + i]!,
  )
}
