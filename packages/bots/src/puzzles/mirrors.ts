import type { Move, Position, Seat } from '@benben/kernel'
import type { Analyst } from '../analysis/analyst.ts'
import { isSame, turnOf } from './whole-turns.ts'

/** Whether two turns are worth exactly the same to their seat, as where spaces of one colour are exchanged. */
export const mirrors = (
  analyst: Analyst,
  position: Position,
  seat: Seat,
  one: readonly Move[],
  other: readonly Move[],
): boolean => isSame(turnOf(analyst, position, seat, one).value, turnOf(analyst, position, seat, other).value)
