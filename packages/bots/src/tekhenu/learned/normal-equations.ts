import { ERAS, FEATURES } from '@benben/tekhenu/features'
import { solvePositive } from './cholesky.ts'
import type { Samples } from './samples.ts'
import { KNOT_COUNT, KNOTS_PER_HALF, MIXTURES, WEIGHT_COUNT } from './shape.ts'

const MANY = FEATURES.length
/** Per era: the products of all features (lower triangle), and of each feature with the target. */
const PER_ERA = MANY * MANY + MANY

/**
 * The sums that least squares needs, per era: samples are added and then forgotten, and older ones fade. Its numbers are
 * all that a training has to keep.
 */
export class NormalEquations {
  readonly sums: Float64Array

  constructor(sums = new Float64Array(ERAS * PER_ERA)) {
    this.sums = sums
  }

  /** Lets all samples so far count only this share. */
  fade(share: number): void {
    for (let i = 0; i < this.sums.length; i++) this.sums[i] = this.sums[i]! * share
  }

  add({ many, features, eras, targets }: Samples): void {
    const { sums } = this
    const present = new Int32Array(MANY)
    for (let sample = 0; sample < many; sample++) {
      const row = features.subarray(sample * MANY, (sample + 1) * MANY)
      let found = 0
      for (let f = 0; f < MANY; f++) if (row[f] !== 0) present[found++] = f
      const products = eras[sample]! * PER_ERA
      const withTarget = products + MANY * MANY
      for (let i = 0; i < found; i++) {
        const f = present[i]!
        const value = row[f]!
        sums[withTarget + f] = sums[withTarget + f]! + value * targets[sample]!
        for (let j = 0; j <= i; j++) {
          const at = products + f * MANY + present[j]!
          sums[at] = sums[at]! + value * row[present[j]!]!
        }
      }
    }
  }

  /** The weights that fit best; `trust` is how many samples the given ones count as, for each weight. */
  solve(given: Float32Array, trust: number): Float32Array {
    const out = new Float32Array(WEIGHT_COUNT)
    for (let first = 0; first < KNOT_COUNT; first += KNOTS_PER_HALF)
      out.set(this.#solveHalf(first, given, trust), first * MANY)
    return out
  }

  #solveHalf(first: number, given: Float32Array, trust: number): Float64Array {
    const size = KNOTS_PER_HALF * MANY
    const matrix = new Float64Array(size * size)
    const right = Float64Array.from({ length: size }, (_, i) => trust * given[first * MANY + i]!)
    for (let i = 0; i < size; i++) matrix[i * size + i] = trust
    MIXTURES.forEach(({ knot, share }, era) => {
      if (knot < first || knot >= first + KNOTS_PER_HALF) return
      const parts = [{ at: (knot - first) * MANY, part: 1 - share }]
      if (share > 0) parts.push({ at: (knot - first + 1) * MANY, part: share })
      for (const a of parts) {
        this.#addTargets(era, a.part, right.subarray(a.at, a.at + MANY))
        for (const b of parts)
          if (b.at <= a.at) this.#addProducts(era, a.part * b.part, matrix, size, a.at, b.at)
      }
    })
    return solvePositive(matrix, right)
  }

  #addTargets(era: number, part: number, right: Float64Array): void {
    const from = era * PER_ERA + MANY * MANY
    for (let f = 0; f < MANY; f++) right[f] = right[f]! + part * this.sums[from + f]!
  }

  /** Adds the products of an era to a block of the matrix; the stored triangle is mirrored. */
  #addProducts(
    era: number,
    part: number,
    matrix: Float64Array,
    size: number,
    row: number,
    column: number,
  ): void {
    const { sums } = this
    const from = era * PER_ERA
    for (let f = 0; f < MANY; f++) {
      for (let g = 0; g < MANY; g++) {
        const product = sums[from + (f >= g ? f * MANY + g : g * MANY + f)]!
        const at = (row + f) * size + column + g
        matrix[at] = matrix[at]! + part * product
      }
    }
  }
}
