import type { Counts } from '../counts.ts'
import { Evaluator } from '../evaluator.ts'
import { decidedBy, type AtonJudge } from '../judge.ts'
import { GROUPS, writePairs } from './inputs.ts'
import { BIAS, CELLS, OUT, tableOf, WEIGHT_COUNT } from './network.ts'

/** Judges positions with a network, which corrects the fitted evaluation. */
export class LearnedJudge implements AtonJudge {
  readonly #fitted = new Evaluator()
  readonly #table: Float32Array
  readonly #start: Float32Array
  readonly #out: Float32Array
  readonly #pairs = new Int32Array(GROUPS.length)

  constructor(weights: Float32Array) {
    if (weights.length !== WEIGHT_COUNT)
      throw new RangeError(`${weights.length} weights do not fit the network: train again`)
    this.#table = tableOf(weights)
    const bias = weights.subarray(BIAS, BIAS + CELLS)
    this.#start = Float32Array.from([...bias, ...bias])
    this.#out = weights.slice(OUT, OUT + CELLS)
  }

  value(c: Counts, dead: number, s0: number, s1: number): number {
    const decided = decidedBy(s0, s1)
    if (decided !== undefined) return decided
    writePairs(c, dead, s0, s1, this.#pairs)
    return this.#fitted.value(c, dead, s0, s1) + this.ofPairs(this.#pairs)
  }

  /** The correction. */
  ofPairs(pairs: Int32Array | Uint16Array): number {
    const out = this.#out
    let sum = out[0]! * (this.#cell(pairs, 0) - this.#cell(pairs, CELLS))
    for (let i = 1; i < CELLS; i++) {
      const mine = this.#cell(pairs, i)
      const theirs = this.#cell(pairs, CELLS + i)
      sum += out[i]! * ((mine > 0 ? mine : 0) - (theirs > 0 ? theirs : 0))
    }
    return sum
  }

  #cell(pairs: Int32Array | Uint16Array, i: number): number {
    const table = this.#table
    let sum = this.#start[i]!
    for (let group = 0; group < pairs.length; group++) sum += table[pairs[group]! * 2 * CELLS + i]!
    return sum
  }
}
