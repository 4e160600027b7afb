import { at, cells, type Cell, type Position } from './position.ts'
import type { CellAllocator } from './cell-allocator.ts'

/**
 * The pending work of a game, as a stack of frames inside the position. A frame is a kind and a few numbers. The game
 * takes the top frame, executes it or asks the question it needs, and pops it.
 */
export interface Frames {
  readonly depth: (position: Position) => number
  /** The kind of the top frame; −1 if the stack is empty. */
  readonly kind: (position: Position) => number
  /** A number of the top frame, by index. */
  readonly get: (position: Position, index: number) => number
  /** The kind, or a number, of the frame at a level; level 0 is the bottom. */
  readonly kindAt: (position: Position, level: number) => number
  readonly getAt: (position: Position, level: number, index: number) => number
  readonly set: (position: Position, index: number, value: number) => void
  readonly push: (position: Position, kind: number, a?: number, b?: number, c?: number, d?: number) => void
  readonly pop: (position: Position) => void
  readonly clear: (position: Position) => void
  /** All frames from the bottom up, for JSON. */
  readonly list: (position: Position) => number[][]
  readonly capacity: number
}

/** Room for `capacity` frames of a kind and up to four numbers each. */
export function frames(take: CellAllocator, capacity: number, numbers: 2 | 3 | 4 = 2): Frames {
  const WIDTH = 1 + numbers
  const DEPTH = take(1)
  const FIRST = take(capacity * WIDTH)
  const top = (position: Position): Cell => FIRST + (at(position, DEPTH) - 1) * WIDTH
  return {
    capacity,
    depth: (position) => at(position, DEPTH),
    kind: (position) => (at(position, DEPTH) === 0 ? -1 : at(position, top(position))),
    get: (position, index) => at(position, top(position) + 1 + index),
    kindAt: (position, level) => at(position, FIRST + level * WIDTH),
    getAt: (position, level, index) => at(position, FIRST + level * WIDTH + 1 + index),
    set: (position, index, value) => {
      position[top(position) + 1 + index] = value
    },
    push: (position, kind, a = 0, b = 0, c = 0, d = 0) => {
      const depth = at(position, DEPTH)
      if (depth === capacity) throw new RangeError(`frame stack overflow: more than ${capacity} frames`)
      position[DEPTH] = depth + 1
      const cell = FIRST + depth * WIDTH
      position[cell] = kind
      position[cell + 1] = a
      position[cell + 2] = b
      if (numbers > 2) position[cell + 3] = c
      if (numbers > 3) position[cell + 4] = d
    },
    pop: (position) => {
      const cell = top(position)
      for (let i = 0; i < WIDTH; i++) position[cell + i] = 0
      position[DEPTH] = at(position, DEPTH) - 1
    },
    clear: (position) => {
      position.fill(0, FIRST, FIRST + capacity * WIDTH)
      position[DEPTH] = 0
    },
    list: (position) => {
      const out: number[][] = []
      for (let i = 0; i < at(position, DEPTH); i++) out.push(cells(position, FIRST + i * WIDTH, WIDTH))
      return out
    },
  }
}
