import type { Game, Happening, Host, Move } from './contract.ts'
import type { Position, Seat } from './position.ts'

/** Picks one of the legal moves. Only asked where there are two or more. */
export type Choose = (position: Position, seat: Seat, moves: readonly Move[]) => Move

/**
 * Plays a position to its end on the fast path and counts the decisions in which there was a choice. Where several
 * seats decide at the same time they are asked one after the other; what the first one chose stays hidden in its view.
 */
export function drive<E extends Happening>(
  game: Pick<Game<never, never, E>, 'toAct' | 'legal' | 'step'>,
  position: Position,
  choose: Choose,
  host: Host<E>,
): number {
  const moves: Move[] = []
  let decisions = 0
  for (let seats = game.toAct(position); seats.length > 0; seats = game.toAct(position)) {
    const seat = seats[0]!
    game.legal(position, seat, moves)
    let move = moves[0]!
    if (moves.length > 1) {
      decisions++
      move = choose(position, seat, moves)
    }
    game.step(position, seat, move, host)
  }
  return decisions
}
