import type { Cell } from './position.ts'
import { GENERATOR_CELLS } from './random.ts'

/** Deals out the cells of a position: `const SCORE = take(2)` names two cells side by side. */
export interface Layout {
  (cells: number): Cell
  /** How many cells have been dealt out so far, the generator's included. */
  readonly size: () => number
}

export function layout(): Layout {
  let next = GENERATOR_CELLS
  const take = (cells: number): Cell => {
    const first = next
    next += cells
    return first
  }
  return Object.assign(take, { size: () => next })
}
