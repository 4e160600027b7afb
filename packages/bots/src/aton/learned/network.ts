import type { WeightsShape } from '../../weights-file.ts'
import { GROUPS, OFFSETS, PAIRS } from './inputs.ts'

/**
 * A small network: inputs, one layer of cells, one number. It reads a position from both seats, and the difference counts, so
 * that both seats see the same position alike.
 */

/** The first cell adds up, the others count only what is positive. */
export const CELLS = 16

/** Where the inputs of each group begin. */
export const FIRST_INPUT: readonly number[] = GROUPS.map((_, i) => inputsOf(i))
const INPUTS = inputsOf(GROUPS.length)

function inputsOf(groups: number): number {
  return GROUPS.slice(0, groups).reduce((sum, { inputs }) => sum + inputs(0, 0).length, 0)
}

/** Weights in one list: from each input to every cell, of each cell to the result, and where each cell starts. */
export const OUT = INPUTS * CELLS
export const BIAS = OUT + CELLS
export const WEIGHT_COUNT = BIAS + CELLS
export const NETWORK: WeightsShape = { features: INPUTS, many: WEIGHT_COUNT }

/** What a pair adds to the cells of seat 0 and, after them, of seat 1. */
export function tableOf(weights: Float32Array): Float32Array {
  const table = new Float32Array(PAIRS * 2 * CELLS)
  GROUPS.forEach(({ side, inputs }, group) => {
    for (let mine = 0; mine < side; mine++)
      for (let theirs = 0; theirs < side; theirs++) {
        const at = (OFFSETS[group]! + mine * side + theirs) * 2 * CELLS
        addInputs(table, at, inputs(mine, theirs), FIRST_INPUT[group]!, weights)
        addInputs(table, at + CELLS, inputs(theirs, mine), FIRST_INPUT[group]!, weights)
      }
  })
  return table
}

function addInputs(
  table: Float32Array,
  at: number,
  values: readonly number[],
  first: number,
  weights: Float32Array,
): void {
  for (let i = 0; i < values.length; i++) {
    const value = Math.fround(values[i]!)
    if (value === 0) continue
    for (let cell = 0; cell < CELLS; cell++)
      table[at + cell] = table[at + cell]! + value * weights[(first + i) * CELLS + cell]!
  }
}
