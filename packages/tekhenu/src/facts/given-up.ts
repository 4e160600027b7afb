import type { Move } from '@benben/kernel'
import type { Edition } from '../edition.ts'
import { givenUp } from '../foresee.ts'
import { GODS } from '../names.ts'
import type { TekhenuView } from '../view.ts'
import { known } from './known.ts'

/**
 * R32: the actions of the die in use that the seat at turn would give up with a move, or with moves that follow each other,
 * though all of them can still be done.
 */
export function givenUpBy(edition: Edition, view: TekhenuView, moves: readonly Move[]): readonly string[] {
  const { seat } = view.now
  if (seat === null || view.toAct[0] !== seat) return []
  const { p, play } = known(edition, view)
  return givenUp(p, play, seat, moves).map((god) => GODS[god]!)
}
