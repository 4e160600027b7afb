import type { Random } from '@benben/kernel'
import { GROUPS } from './inputs.ts'
import { BIAS, CELLS, OUT, WEIGHT_COUNT } from './network.ts'
import { INPUTS_OF, TURNED } from './pair-inputs.ts'
import type { Samples } from './self-play.ts'

/** Fits a network to samples by gradient descent (Adam), with steps that become smaller. */

const STEP = 0.004
const BATCH = 64
const [FIRST_MOMENT, SECOND_MOMENT] = [0.9, 0.999]
/** How much a weight shrinks on its own, per step of full size. */
const SHRINK = 0.001

/** Starting weights: cells that differ, and no correction yet. */
export function freshWeights(random: Random): Float32Array {
  const small = (): number => (random.below(2001) - 1000) / 1000
  return Float32Array.from({ length: WEIGHT_COUNT }, (_, i) => (i < OUT ? 0.2 * small() : i < BIAS ? 0 : 0.1))
}

class Pass {
  readonly #cells = [new Float64Array(CELLS), new Float64Array(CELLS)] as const
  readonly #back = new Float64Array(CELLS)

  /** Adds the gradient of one sample; returns its loss. */
  add(
    weights: Float32Array,
    pairs: Uint16Array,
    from: number,
    fitted: number,
    target: number,
    slope: Float64Array,
  ): number {
    let logit = fitted
    for (const seat of [0, 1] as const) {
      const cells = this.#read(weights, pairs, from, seat)
      let sum = weights[OUT]! * cells[0]!
      for (let i = 1; i < CELLS; i++) if (cells[i]! > 0) sum += weights[OUT + i]! * cells[i]!
      logit += seat === 0 ? sum : -sum
    }
    const chance = 1 / (1 + Math.exp(-logit))
    for (const seat of [0, 1] as const) this.#write(weights, pairs, from, seat, chance - target, slope)
    const sure = Math.min(Math.max(chance, 1e-6), 1 - 1e-6)
    return -target * Math.log(sure) - (1 - target) * Math.log(1 - sure)
  }

  #read(weights: Float32Array, pairs: Uint16Array, from: number, seat: 0 | 1): Float64Array {
    const cells = this.#cells[seat]
    for (let i = 0; i < CELLS; i++) cells[i] = weights[BIAS + i]!
    for (let group = 0; group < GROUPS.length; group++) {
      const pair = pairs[from + group]!
      const { places, values } = INPUTS_OF[seat === 0 ? pair : TURNED[pair]!]!
      for (let i = 0; i < places.length; i++) {
        const at = places[i]! * CELLS
        const value = values[i]!
        for (let cell = 0; cell < CELLS; cell++) cells[cell] = cells[cell]! + value * weights[at + cell]!
      }
    }
    return cells
  }

  #write(
    weights: Float32Array,
    pairs: Uint16Array,
    from: number,
    seat: 0 | 1,
    off: number,
    slope: Float64Array,
  ): void {
    const cells = this.#cells[seat]
    const back = this.#back
    const error = seat === 0 ? off : -off
    for (let i = 0; i < CELLS; i++) {
      const open = i === 0 || cells[i]! > 0
      if (open) slope[OUT + i] = slope[OUT + i]! + error * cells[i]!
      back[i] = open ? error * weights[OUT + i]! : 0
      slope[BIAS + i] = slope[BIAS + i]! + back[i]!
    }
    for (let group = 0; group < GROUPS.length; group++) {
      const pair = pairs[from + group]!
      const { places, values } = INPUTS_OF[seat === 0 ? pair : TURNED[pair]!]!
      for (let i = 0; i < places.length; i++) {
        const at = places[i]! * CELLS
        for (let cell = 0; cell < CELLS; cell++)
          slope[at + cell] = slope[at + cell]! + values[i]! * back[cell]!
      }
    }
  }
}

/** Some passes over all samples, in random order; returns the mean loss of the last one. Changes the weights. */
export function fit(
  weights: Float32Array,
  { pairs, fitted, targets }: Samples,
  passes: number,
  random: Random,
): number {
  const pass = new Pass()
  const slope = new Float64Array(WEIGHT_COUNT)
  const first = new Float64Array(WEIGHT_COUNT)
  const second = new Float64Array(WEIGHT_COUNT)
  const many = targets.length
  const order = Uint32Array.from({ length: many }, (_, i) => i)
  const steps = passes * Math.ceil(many / BATCH)
  let loss = 0
  for (let step = 0; step < steps; step++) {
    const start = (step * BATCH) % (Math.ceil(many / BATCH) * BATCH)
    if (start === 0) {
      shuffle(order, random)
      loss = 0
    }
    slope.fill(0)
    const end = Math.min(many, start + BATCH)
    for (let i = start; i < end; i++) {
      const sample = order[i]!
      loss += pass.add(weights, pairs, sample * GROUPS.length, fitted[sample]!, targets[sample]!, slope)
    }
    descend(weights, slope, first, second, end - start, step, steps)
  }
  return loss / Math.max(1, many)
}

function descend(
  weights: Float32Array,
  slope: Float64Array,
  first: Float64Array,
  second: Float64Array,
  batch: number,
  step: number,
  steps: number,
): void {
  const size = STEP * (1 - step / steps)
  const early = 1 - FIRST_MOMENT ** (step + 1)
  const late = 1 - SECOND_MOMENT ** (step + 1)
  for (let i = 0; i < WEIGHT_COUNT; i++) {
    const each = slope[i]! / batch
    first[i] = FIRST_MOMENT * first[i]! + (1 - FIRST_MOMENT) * each
    second[i] = SECOND_MOMENT * second[i]! + (1 - SECOND_MOMENT) * each * each
    const towards = first[i]! / early / (Math.sqrt(second[i]! / late) + 1e-8)
    weights[i] = weights[i]! - size * (towards + SHRINK * weights[i]!)
  }
}

function shuffle(order: Uint32Array, random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const other = order[j]!
    order[j] = order[i]!
    order[i] = other
  }
}
