import { aton, spaceOf } from '@benben/aton'
import { clone, fastHost, type Move, type Position, type Seat } from '@benben/kernel'
import { CLASS_OF, countTemples, newCounts } from './counts.ts'
import { isReturn } from './playout.ts'
import { winsInTurn, wholeTurn } from './target.ts'

/** Leaves the other seat no win in its coming turn, however many steps that takes. */

/**
 * The moves after which the seat's turn can still end so that the other seat, which acts next, cannot win in its turn; all of
 * them if there is no such end.
 */
export function defending(p: Position, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const known = new Map<string, boolean>()
  const byClass = new Map<number, boolean>()
  const holds = (move: Move): boolean => {
    const space = CLASS_OF[spaceOf(move)]!
    let held = byClass.get(space)
    if (held === undefined) byClass.set(space, (held = canHold(after(p, seat, move), seat, known)))
    return held
  }
  const kept = moves.filter(holds)
  return kept.length > 0 ? kept : moves
}

function after(p: Position, seat: Seat, move: Move): Position {
  const next = clone(p)
  aton.step(next, seat, move, fastHost)
  return next
}

const counts = newCounts()

/** Whether some rest of the seat's turn leaves no win. Positions with the same contents are looked at once. */
function canHold(p: Position, seat: Seat, known: Map<string, boolean>): boolean {
  const acting = aton.toAct(p)
  const moves = acting.length === 1 && acting[0] === seat ? aton.legal(p, seat, []) : []
  if (moves.length === 0 || isReturn(moves[0]!)) return winsInTurn(p, 1 - seat, wholeTurn(p, 1 - seat)) === 0
  const key = `${moves.length} ${countTemples(p, counts).join()}`
  let held = known.get(key)
  if (held !== undefined) return held
  held = false
  let seen = 0
  for (const move of moves) {
    const space = 1 << CLASS_OF[spaceOf(move)]!
    if ((seen & space) !== 0) continue
    seen |= space
    if (canHold(after(p, seat, move), seat, known)) {
      held = true
      break
    }
  }
  known.set(key, held)
  return held
}
