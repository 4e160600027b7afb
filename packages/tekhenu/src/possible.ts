import type { Position, Seat } from '@benben/kernel'
import { EXTRAS, foreseesAll, foreseesMain } from './foresee.ts'
import { BLESSING, SECTIONS, type God } from './names.ts'
import { type Play } from './play.ts'
import { canProduce, canReachGod, mainIsReachable, reachesGodAfterProduction } from './reach.ts'
import { add, did, DID_BEGIN, DIE_FACE, DIE_SECTION, EXTRA, held, RECOLOURED } from './state.ts'

/** Whether what the die is still to do can be done, counting extra actions (R7, R31). */

/** Whether the main action can still be done, counting extra actions that could come first. */
export const mainIsPossible = (p: Position, play: Play, seat: Seat): boolean =>
  mainIsReachable(p, play, seat) || (mayCountExtras(p, seat) && foreseesMain(p, play, seat))

/** An extra action is declared, or could be. */
export const mayCountExtras = (p: Position, seat: Seat): boolean =>
  p[EXTRA] !== 0 ||
  (!did(p, DID_BEGIN) && p[DIE_SECTION]! < SECTIONS && (held(p, BLESSING, seat) & EXTRAS) !== 0)

/** R7's question after every payment: whether all that the die is still to do can be done. */
export const dieIsUsable = (p: Position, play: Play, seat: Seat): boolean =>
  p[EXTRA] === 0 ? mainIsPossible(p, play, seat) : foreseesAll(p, play, seat)

/** Scribes it takes to bring the die to another value; B11 and B12 bring one step each for nothing (R3). */
export const scribesFor = (p: Position, to: number): number =>
  (Math.max(0, Math.abs(to - p[DIE_FACE]!) - p[RECOLOURED]!) + 1) >> 1

/**
 * An extra action may be declared if it, the main action and what is declared already can all be done in some order,
 * counting what the earlier ones bring for certain (TK4).
 */
export function canDoAllWith(p: Position, play: Play, seat: Seat, god: God): boolean {
  const alone = p[EXTRA] === 0
  // To produce takes nothing from an action that comes before it.
  if (
    alone &&
    canProduce(p) &&
    (canReachGod(p, play, seat, god) || reachesGodAfterProduction(p, play, seat, god))
  )
    return true
  add(p, EXTRA, 1 << (2 * god))
  const possible = foreseesAll(p, play, seat)
  add(p, EXTRA, -(1 << (2 * god)))
  return possible
}
