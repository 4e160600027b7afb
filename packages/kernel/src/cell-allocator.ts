import type { Cell } from './position.ts'
import { GENERATOR_CELLS } from './random.ts'

/** Allocates the cells of a position: `const SCORE = take(2)` reserves two consecutive cells. */
export interface CellAllocator {
  (cells: number): Cell
  /** The number of cells allocated so far, including the generator's. */
  readonly size: () => number
}

export function cellAllocator(): CellAllocator {
  let next = GENERATOR_CELLS
  const take = (cells: number): Cell => {
    const first = next
    next += cells
    return first
  }
  return Object.assign(take, { size: () => next })
}
