import { GROUPS, OFFSETS, PAIRS } from './inputs.ts'
import { FIRST_INPUT } from './network.ts'

/** Inputs of a pair that are not 0, and their values. */
interface PairInputs {
  readonly places: Uint16Array
  readonly values: Float32Array
}

/** The inputs of each pair, for learning; those of the other seat are at the pair turned round. */
export const INPUTS_OF: readonly PairInputs[] = GROUPS.flatMap(({ side, inputs }, group) =>
  Array.from({ length: side * side }, (_, pair) => {
    const all = inputs(Math.trunc(pair / side), pair % side)
    const places = all.flatMap((value, i) => (value === 0 ? [] : [FIRST_INPUT[group]! + i]))
    return { places: Uint16Array.from(places), values: Float32Array.from(all.filter((value) => value !== 0)) }
  }),
)

/** The same pair as the other seat reads it. */
export const TURNED: Int32Array = Int32Array.from({ length: PAIRS }, (_, place) => {
  const group = OFFSETS.findLastIndex((offset) => offset <= place)
  const { side } = GROUPS[group]!
  const pair = place - OFFSETS[group]!
  return OFFSETS[group]! + (pair % side) * side + Math.trunc(pair / side)
})
