import type { Move, Position, Seat } from '@benben/kernel'
import { T10 } from './card-ids.ts'
import { legalExtras, legalTurns } from './die-blessings.ts'
import { foreseesMain } from './foresee.ts'
import { K } from './moves.ts'
import { SCRIBE, type God } from './names.ts'
import { canPay, canPayAndUse, costOf } from './payment.ts'
import { whyNot, WITH_DIE } from './perform.ts'
import type { Play } from './play.ts'
import { mainIsPossible, mayCountExtras, scribesFor } from './possible.ts'
import {
  canProduce,
  extrasOf,
  godOfDie,
  t19Applies,
  hasFace,
  isAnubis,
  mayAdjust,
  reachesGodAfterProduction,
} from './reach.ts'
import {
  did,
  DID_BEGIN,
  DID_CHANGE,
  DID_MAIN,
  GOD_VALUE,
  hasTechnology,
  RECOLOURED,
  tokens,
  VALUE,
} from './state.ts'

/** What can be done to the die before it is used: another value, T14, T19, blessings (R1, R7). */

/** What can be done to the die before anything is done with it. */
export function legalChanges(p: Position, play: Play, seat: Seat, out: Move[]): void {
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
    legalTurns(p, play, seat, out)
  }
  if (mayAlsoProduce(p, play, seat)) out.push(K.also)
  legalExtras(p, play, seat, out)
}

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

/** Whether T19's production can be paid, and leaves the god action. */
function mayAlsoProduce(p: Position, play: Play, seat: Seat): boolean {
  if (!t19Applies(p, seat)) return false
  return (
    canPayAndUse(p, play, seat, costOf(SCRIBE, 1), reachesOwnGodAfterProduction) ||
    (mayCountExtras(p, seat) && canPay(p, seat, costOf(SCRIBE, 1)) && foreseesMain(p, play, seat, K.also))
  )
}

const reachesOwnGodAfterProduction = (p: Position, play: Play, seat: Seat): boolean =>
  reachesGodAfterProduction(p, play, seat, godOfDie(p, play))

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
