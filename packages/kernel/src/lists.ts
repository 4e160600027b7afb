import type { Move } from './contract.ts'

/** Empties a list that is used again. `length = 0` would free its memory, and the next `push` would allocate it anew. */
export function clear(moves: Move[]): void {
  while (moves.length > 0) moves.pop()
}
