import { assignedCard, isAssign, WINNING_SCORE, type AtonView } from '@benben/aton'
import type { Move, Seat } from '@benben/kernel'
import { unseen } from './hands.ts'

/**
 * What cartouche 1 decides at once, whatever the other seat may hold: the assignments that win by its points if there are any,
 * otherwise all moves but the assignments that lose by them.
 */
export function notCertainlyLost(view: AtonView, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const own = view.seats[seat]!
  const other = view.seats[1 - seat]!
  const possible = unseen(other.discards, other.bottom).flatMap((left, i) => (left > 0 ? [i + 1] : []))
  const [least, most] = [Math.min(...possible), Math.max(...possible)]
  const assigns = moves.filter(isAssign)
  const wins = assigns.filter((move) => own.score + 2 * (assignedCard(move, 0) - most) >= WINNING_SCORE)
  if (wins.length > 0) return wins
  const loses = (move: Move): boolean => other.score + 2 * (least - assignedCard(move, 0)) >= WINNING_SCORE
  const kept = moves.filter((move) => !isAssign(move) || !loses(move))
  return kept.some(isAssign) ? kept : moves
}
