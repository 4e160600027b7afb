import type { Move, Position, Seat } from '@benben/kernel'
import { B09, B17, B19, T10, T19 } from './card-ids.ts'
import { firstHeld, whenPlayed } from './blessings.ts'
import { EXTRAS, foreseesAll, foreseesMain } from './foresee.ts'
import { K, playMove } from './moves.ts'
import { BLESSING, SCRIBE, SECTIONS, TAINTED, type God } from './names.ts'
import { canPay, canPayAndUse, costOf } from './payment.ts'
import { whyNot, WITH_DIE } from './perform.ts'
import { type Play } from './play.ts'
import { producedBy } from './printed.ts'
import {
  adjacent,
  afterProduction,
  canProduce,
  canReachGod,
  extrasOf,
  godOfDie,
  hasFace,
  isAnubis,
  mainIsReachable,
  mayAdjust,
  opposite,
  reachesGodAfterProduction,
} from './reach.ts'
import {
  add,
  did,
  DID_ALSO,
  DID_BEGIN,
  DID_CHANGE,
  DID_IDLE,
  DID_MAIN,
  DIE_AS,
  DIE_FACE,
  DIE_SECTION,
  DIE_SIDE,
  EXTRA,
  GOD_VALUE,
  HAPPINESS,
  hasTechnology,
  held,
  POPULATION,
  RECOLOURED,
  tokens,
  VALUE,
} from './state.ts'

/** What can still be done with the die that was taken: actions, changes of its value, extra actions (R7, R31). */

/** Whether the main action can still be done, counting extra actions that could come first. */
export const mainIsPossible = (p: Position, play: Play, seat: Seat): boolean =>
  mainIsReachable(p, play, seat) || (mayCountExtras(p, seat) && foreseesMain(p, play, seat))

/** An extra action is declared, or could be. */
const mayCountExtras = (p: Position, seat: Seat): boolean =>
  p[EXTRA] !== 0 ||
  (!did(p, DID_BEGIN) && p[DIE_SECTION]! < SECTIONS && (held(p, BLESSING, seat) & EXTRAS) !== 0)

/** R7's question after every payment: whether all that the die is still to do can be done. */
export function dieIsUsable(p: Position, play: Play, seat: Seat): boolean {
  if (p[EXTRA] === 0) return mainIsPossible(p, play, seat)
  // The production of T19 comes once its scribe is paid.
  return did(p, DID_ALSO)
    ? afterProduction(p, play, seat, () => foreseesAll(p, play, seat))
    : foreseesAll(p, play, seat)
}

/** Scribes it takes to bring the die to another value; B11 and B12 bring one step each for nothing (R3). */
export const scribesFor = (p: Position, to: number): number =>
  (Math.max(0, Math.abs(to - p[DIE_FACE]!) - p[RECOLOURED]!) + 1) >> 1

/** Whether the die could be used at another value, paid for with scribes. */
function canChangeTo(p: Position, play: Play, seat: Seat, to: number): boolean {
  const cost = costOf(SCRIBE, scribesFor(p, to))
  if (!canPay(p, seat, cost)) return false
  if (canProduce(p)) return true
  const before = p[VALUE]!
  p[VALUE] = to
  const usable = canPayAndUse(p, play, seat, cost, mainIsPossible)
  p[VALUE] = before
  return usable
}

/** T19: a tainted die may also produce before its god action (R41). */
function mayAlsoProduce(p: Position, play: Play, seat: Seat): boolean {
  if (!hasTechnology(p, seat, T19) || p[DIE_SIDE] !== TAINTED + 1 || producedBy(p[DIE_AS]!) < 0) return false
  if (did(p, DID_ALSO) || did(p, DID_MAIN)) return false
  return (
    canPayAndUse(p, play, seat, costOf(SCRIBE, 1), reachesOwnGodAfterProduction) ||
    (mayCountExtras(p, seat) && canPay(p, seat, costOf(SCRIBE, 1)) && foreseesMain(p, play, seat, K.also))
  )
}

const reachesOwnGodAfterProduction = (p: Position, play: Play, seat: Seat): boolean =>
  reachesGodAfterProduction(p, play, seat, godOfDie(p, play))

/**
 * An extra action may be declared if it, the main action and what is declared already can all be done in some order,
 * counting what the earlier ones bring for certain (TK4).
 */
function canDoAllWith(p: Position, play: Play, seat: Seat, god: God): boolean {
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

function legalExtras(p: Position, play: Play, seat: Seat, out: Move[]): void {
  // Beside the wheel nothing is adjacent or opposite.
  if (p[DIE_SECTION]! >= SECTIONS) return
  const beside = firstHeld(p, seat, B17)
  if (beside !== 0) {
    for (const god of adjacent(p, play)) {
      if (extrasOf(p, god) < 3 && whenPlayed(p, seat, () => canDeclareBeside(p, play, seat, god)))
        out.push(playMove(beside, god))
    }
  }
  const across = firstHeld(p, seat, B19)
  if (across === 0 || extrasOf(p, opposite(p, play)) === 3) return
  if (whenPlayed(p, seat, () => canDeclareOpposite(p, play, seat))) out.push(playMove(across))
}

const canDeclareBeside = (p: Position, play: Play, seat: Seat, god: God): boolean =>
  canPayAndUse(p, play, seat, costOf(SCRIBE, 1), () => canDoAllWith(p, play, seat, god))

/** R20, R36: happiness and population are paid first. */
function canDeclareOpposite(p: Position, play: Play, seat: Seat): boolean {
  if (p[HAPPINESS + seat] === 0) return false
  add(p, HAPPINESS + seat, -1)
  add(p, POPULATION + seat, -1)
  const possible = canDoAllWith(p, play, seat, opposite(p, play))
  add(p, HAPPINESS + seat, 1)
  add(p, POPULATION + seat, 1)
  return possible
}

/** What can be done to the die before anything is done with it. */
export function legalChanges(p: Position, play: Play, seat: Seat, out: Move[]): void {
  if (did(p, DID_IDLE)) return
  if (mayAdjust(p, seat)) {
    const value = p[VALUE]!
    for (let to = value - 2; to <= value + 2; to++) {
      if (to !== value && hasFace(p, play, to) && adjustHelps(p, play, seat, to)) out.push(K.adjust + to)
    }
  }
  if (did(p, DID_BEGIN)) {
    // An extra action may come first; T19's production belongs to the normal one.
    if (mayAlsoProduce(p, play, seat)) out.push(K.also)
    return
  }
  // T14 comes with the action, after every other change of the value (R1).
  if (!did(p, DID_CHANGE) && p[GOD_VALUE] === 0) {
    if (tokens(p, seat, SCRIBE) > 0 || p[RECOLOURED]! > 0 || hasTechnology(p, seat, T10)) {
      for (let to = 1; to <= 6; to++) {
        if (to !== p[VALUE] && hasFace(p, play, to) && canChangeTo(p, play, seat, to)) out.push(K.value + to)
      }
    }
    const turning = firstHeld(p, seat, B09)
    if (turning !== 0) {
      for (let to = 1; to <= 6; to++)
        if (to !== p[DIE_FACE] && hasFace(p, play, to) && canTurnTo(p, play, seat, to))
          out.push(playMove(turning, to))
    }
  }
  if (mayAlsoProduce(p, play, seat)) out.push(K.also)
  if ((held(p, BLESSING, seat) & EXTRAS) !== 0) legalExtras(p, play, seat, out)
}

function canTurnTo(p: Position, play: Play, seat: Seat, to: number): boolean {
  const before = p[VALUE]!
  p[VALUE] = to
  const usable = whenPlayed(p, seat, () => mainIsPossible(p, play, seat))
  p[VALUE] = before
  return usable
}

/** Some god action of this die can be done at that value, and the main action is not lost by it (R7). */
function adjustHelps(p: Position, play: Play, seat: Seat, to: number): boolean {
  p[GOD_VALUE] = to
  const usable = mainIsPossible(p, play, seat)
  p[GOD_VALUE] = 0
  if (!usable) return false
  const possible = (god: God): boolean => whyNot(p, play, seat, god, to | WITH_DIE) === undefined
  if (!did(p, DID_MAIN)) {
    if (isAnubis(p) ? play.rules.gods.some((_, god) => possible(god)) : possible(godOfDie(p, play)))
      return true
  }
  return play.rules.gods.some((_, god) => extrasOf(p, god) > 0 && possible(god))
}
