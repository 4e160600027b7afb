import type { Move } from '@benben/kernel'

/** The move that is worth most; the first of equals. */
export function bestOf(moves: readonly Move[], worth: (move: Move) => number): Move {
  let best = moves[0]!
  let most = -Infinity
  for (const move of moves) {
    const value = worth(move)
    if (value > most) {
      most = value
      best = move
    }
  }
  return best
}
