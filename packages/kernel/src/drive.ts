import type { Game, GameEvent, Host, Move } from './contract.ts'
import type { Position, Seat } from './position.ts'

/** Picks one of the legal moves. Called only if there are at least two. */
export type Choose = (position: Position, seat: Seat, moves: readonly Move[]) => Move

/**
 * Plays a position to the end on the fast path; returns the number of decisions with at least two legal moves. Seats that
 * decide simultaneously are asked one after the other; views keep the earlier choices hidden from the later seats.
 */
export function drive<E extends GameEvent>(
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
