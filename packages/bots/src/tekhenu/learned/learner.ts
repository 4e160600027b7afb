import { FEATURES } from '@benben/tekhenu/features'
import type { Samples } from './samples.ts'
import { MIXTURES, shapeOfSize, type Shape } from './shape.ts'

/** Fits weights to samples by Adam, a few samples at a time. */

const BATCH = 64
const DECAY_1 = 0.9
const DECAY_2 = 0.999

export class Learner {
  readonly weights: Float32Array
  readonly #shape: Shape
  readonly #gradient: Float32Array
  readonly #first: Float32Array
  readonly #second: Float32Array
  readonly #sums: Float32Array
  #steps = 0

  constructor(weights: Float32Array) {
    this.weights = weights
    this.#shape = shapeOfSize(weights.length)!
    this.#gradient = new Float32Array(weights.length)
    this.#first = new Float32Array(weights.length)
    this.#second = new Float32Array(weights.length)
    this.#sums = new Float32Array(this.#shape.hidden)
  }

  /** One pass over samples in an order; returns the mean squared error before each step. */
  pass(all: readonly Samples[], order: Uint32Array, rate: number, keep: number): number {
    let loss = 0
    for (let i = 0; i < order.length; i++) {
      const samples = all[order[i]! >>> 24]!
      loss += this.#addGradient(samples, order[i]! & 0xffffff)
      if (i % BATCH === BATCH - 1 || i === order.length - 1) this.#step(rate, keep)
    }
    return loss / Math.max(1, order.length)
  }

  #addGradient({ features, eras, targets }: Samples, i: number): number {
    const { weights } = this
    const gradient = this.#gradient
    const { hidden, layer, biases, output } = this.#shape
    const { knot, share } = MIXTURES[eras[i]!]!
    const many = FEATURES.length
    const from = i * many
    const a = knot * many
    const b = share > 0 ? a + many : a
    const sums = this.#sums
    const ba = biases + knot * hidden
    const bb = share > 0 ? ba + hidden : ba
    for (let h = 0; h < hidden; h++) sums[h] = (1 - share) * weights[ba + h]! + share * weights[bb + h]!
    let value = 0
    for (let f = 0; f < many; f++) {
      const feature = features[from + f]!
      if (feature === 0) continue
      value += feature * ((1 - share) * weights[a + f]! + share * weights[b + f]!)
      const row = layer + f * hidden
      for (let h = 0; h < hidden; h++) sums[h] = sums[h]! + weights[row + h]! * feature
    }
    for (let h = 0; h < hidden; h++) if (sums[h]! > 0) value += weights[output + h]! * sums[h]!
    const error = value - targets[i]!
    // A limit, so that a freak game does not move everything.
    const pull = Math.max(-25, Math.min(25, error)) / BATCH
    for (let h = 0; h < hidden; h++) {
      if (sums[h]! <= 0) {
        sums[h] = 0
        continue
      }
      gradient[output + h] = gradient[output + h]! + pull * sums[h]!
      const back = pull * weights[output + h]!
      sums[h] = back
      gradient[ba + h] = gradient[ba + h]! + back * (1 - share)
      if (share > 0) gradient[bb + h] = gradient[bb + h]! + back * share
    }
    for (let f = 0; f < many; f++) {
      const feature = features[from + f]!
      if (feature === 0) continue
      gradient[a + f] = gradient[a + f]! + pull * feature * (1 - share)
      if (share > 0) gradient[b + f] = gradient[b + f]! + pull * feature * share
      const row = layer + f * hidden
      for (let h = 0; h < hidden; h++) gradient[row + h] = gradient[row + h]! + sums[h]! * feature
    }
    return error * error
  }

  /** `keep` is the share of a weight that stays at each step of size `rate`. */
  #step(rate: number, decay: number): void {
    this.#steps++
    const { weights } = this
    const gradient = this.#gradient
    const first = this.#first
    const second = this.#second
    const size = (rate * Math.sqrt(1 - DECAY_2 ** this.#steps)) / (1 - DECAY_1 ** this.#steps)
    const shrink = 1 - rate * decay
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i]!
      const m = (first[i] = DECAY_1 * first[i]! + (1 - DECAY_1) * g)
      const v = (second[i] = DECAY_2 * second[i]! + (1 - DECAY_2) * g * g)
      weights[i] = shrink * weights[i]! - (size * m) / (Math.sqrt(v) + 1e-6)
      gradient[i] = 0
    }
  }
}
