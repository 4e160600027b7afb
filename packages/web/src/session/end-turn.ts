import type { Game } from '@benben/kernel'

type Ending = Pick<Game, 'write' | 'endTurn'>

/** The move that ends a turn where it is among these; null where the turn cannot be ended now. */
export function endTurnIn({ write, endTurn }: Ending, moves: readonly string[]): string | null {
  const text = write(endTurn)
  return moves.includes(text) ? text : null
}

/**
 * The end of a turn that waits for nothing: a turn waits so that its last move can be taken back. Null where it can be, or
 * where there is anything else to do.
 */
export function endsItself(
  game: Ending,
  decision: { readonly moves: readonly string[] } | null | undefined,
  canUndo: boolean,
): string | null {
  if (decision === null || decision === undefined || canUndo || decision.moves.length !== 1) return null
  return endTurnIn(game, decision.moves)
}
