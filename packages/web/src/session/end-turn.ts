import type { Game } from '@benben/kernel'

/** The move that ends a turn where it is among these; null where the turn cannot be ended now. */
export function endTurnIn(
  { write, endTurn }: Pick<Game, 'write' | 'endTurn'>,
  moves: readonly string[],
): string | null {
  const text = write(endTurn)
  return moves.includes(text) ? text : null
}
