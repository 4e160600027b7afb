import type { Move, Position, Seat } from '@benben/kernel'
import { B09, B17, B18, B19, B20, T10, T14, T19 } from './card-ids.ts'
import { firstHeld, whenPlayed } from './blessings.ts'
import { K, playMove } from './moves.ts'
import { ANUBIS, bitOf, BLESSING, RESOURCES, SCRIBE, SECTIONS, TAINTED, type God } from './names.ts'
import { canPay, canPayAndUse, costOf } from './payment.ts'
import { whyNot, WITH_DIE } from './perform.ts'
import { type Play } from './play.ts'
import { producedBy } from './printed.ts'
import { mostProduced } from './produce.ts'
import {
  add,
  did,
  DID_ALSO,
  DID_BEGIN,
  DID_CHANGE,
  DID_GOD,
  DID_IDLE,
  DID_MAIN,
  DIE_AS,
  DIE_COLOUR,
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
  tokenCell,
  tokens,
  VALUE,
} from './state.ts'

/** What can still be done with the die that was taken: actions, changes of its value, extra actions (R7, R31). */

export const isAnubis = (p: Position): boolean => p[DIE_SIDE] === ANUBIS + 1
export const godOfDie = (p: Position, play: Play): God => play.printed.godAt[p[DIE_SECTION]!]!
/** R35: one value per turn, for god actions changed at most once by T14. */
export const godValue = (p: Position): number => p[GOD_VALUE]! || p[VALUE]!
export const extrasOf = (p: Position, god: God): number => (p[EXTRA]! >> (2 * god)) & 3

/** Whether the die itself, whatever it is treated as, has such a face. */
export const hasFace = (p: Position, play: Play, value: number): boolean => {
  const faces = play.rules.faces[p[DIE_COLOUR]!]!
  return value >= faces[0]! && value <= faces[5]!
}

const mayAdjust = (p: Position, seat: Seat): boolean =>
  hasTechnology(p, seat, T14) && p[GOD_VALUE] === 0 && !did(p, DID_GOD)

/** Whether a god action can be done at the die's value, or at one that T14 still reaches. */
function canReachGod(p: Position, play: Play, seat: Seat, god: God): boolean {
  const value = godValue(p)
  const spread = mayAdjust(p, seat) ? 2 : 0
  const faces = play.rules.faces[p[DIE_COLOUR]!]!
  for (let to = Math.max(faces[0]!, value - spread); to <= Math.min(faces[5]!, value + spread); to++) {
    if (whyNot(p, play, seat, god, to | WITH_DIE) === undefined) return true
  }
  return false
}

/** Whether the main action can still be done. */
export function mainIsPossible(p: Position, play: Play, seat: Seat): boolean {
  if (did(p, DID_MAIN) || did(p, DID_IDLE) || isAnubis(p)) return true
  if (producedBy(p[DIE_AS]!) >= 0 && !did(p, DID_ALSO)) return true
  const god = godOfDie(p, play)
  if (canReachGod(p, play, seat, god)) return true
  return did(p, DID_ALSO) && reachesGodAfterProduction(p, play, seat, god)
}

/** R7's question after every payment: whether all that the die is still to do can be done. */
export function dieIsUsable(p: Position, play: Play, seat: Seat): boolean {
  if (!mainIsPossible(p, play, seat)) return false
  if (p[EXTRA] === 0) return true
  for (let god = 0; god < play.rules.gods.length; god++)
    if (extrasOf(p, god) > 0 && !extraIsPossible(p, play, seat, god)) return false
  return true
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

/** With the most that the production of this die could bring (R31 counts T19). */
function afterProduction<T>(p: Position, play: Play, seat: Seat, then: () => T): T {
  const resource = producedBy(p[DIE_AS]!)
  if (resource < 0) return then()
  const brought = mostProduced(p, play, seat, resource, p[VALUE]!)
  for (let token = 0; token < brought.length; token++) add(p, tokenCell(seat, token), brought[token]!)
  const result = then()
  for (let token = 0; token < brought.length; token++) add(p, tokenCell(seat, token), -brought[token]!)
  return result
}

const reachesGodAfterProduction = (p: Position, play: Play, seat: Seat, god: God): boolean =>
  afterProduction(p, play, seat, () => canReachGod(p, play, seat, god))

/** T19: a tainted die may also produce before its god action (R41). */
function mayAlsoProduce(p: Position, play: Play, seat: Seat): boolean {
  if (!hasTechnology(p, seat, T19) || p[DIE_SIDE] !== TAINTED + 1 || producedBy(p[DIE_AS]!) < 0) return false
  if (did(p, DID_ALSO) || did(p, DID_MAIN)) return false
  return canPayAndUse(p, play, seat, costOf(SCRIBE, 1), reachesOwnGodAfterProduction)
}

const reachesOwnGodAfterProduction = (p: Position, play: Play, seat: Seat): boolean =>
  reachesGodAfterProduction(p, play, seat, godOfDie(p, play))

/** The gods beside the die's section, and the one opposite (R6). */
const adjacent = (p: Position, play: Play): God[] => [
  play.printed.godAt[(p[DIE_SECTION]! + 1) % SECTIONS]!,
  play.printed.godAt[(p[DIE_SECTION]! + SECTIONS - 1) % SECTIONS]!,
]
export const opposite = (p: Position, play: Play): God =>
  play.printed.godAt[(p[DIE_SECTION]! + 3) % SECTIONS]!

/** An extra action may be declared if it can be done now, or after the die has produced (R7, R32). */
const extraIsPossible = (p: Position, play: Play, seat: Seat, god: God): boolean =>
  canReachGod(p, play, seat, god) || reachesGodAfterProduction(p, play, seat, god)

const EXTRAS = bitOf(B17) | bitOf(B18) | bitOf(B19) | bitOf(B20)

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
  canPayAndUse(
    p,
    play,
    seat,
    costOf(SCRIBE, 1),
    () => mainIsPossible(p, play, seat) && extraIsPossible(p, play, seat, god),
  )

/** R20, R36: happiness and population are paid first. */
function canDeclareOpposite(p: Position, play: Play, seat: Seat): boolean {
  if (p[HAPPINESS + seat] === 0) return false
  add(p, HAPPINESS + seat, -1)
  add(p, POPULATION + seat, -1)
  const possible = mainIsPossible(p, play, seat) && extraIsPossible(p, play, seat, opposite(p, play))
  add(p, HAPPINESS + seat, 1)
  add(p, POPULATION + seat, 1)
  return possible
}

/** Actions of the die that can be done now. */
export function legalActions(p: Position, play: Play, seat: Seat, out: Move[]): void {
  const how = godValue(p) | WITH_DIE
  if (!did(p, DID_MAIN)) {
    if (isAnubis(p)) {
      for (let god = 0; god < play.rules.gods.length; god++) {
        if (whyNot(p, play, seat, god, how) === undefined) out.push(K.do + god)
      }
      for (let resource = 0; resource < RESOURCES.length; resource++) out.push(K.produce + resource) // R5
    } else {
      const god = godOfDie(p, play)
      if (whyNot(p, play, seat, god, how) === undefined) out.push(K.do + god)
      const resource = producedBy(p[DIE_AS]!)
      if (resource >= 0 && !did(p, DID_ALSO)) out.push(K.produce + resource)
    }
  }
  if (p[EXTRA] === 0) return
  for (let god = 0; god < play.rules.gods.length; god++) {
    if (extrasOf(p, god) > 0 && whyNot(p, play, seat, god, how) === undefined) out.push(K.extra + god)
  }
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

/** The main action may be to produce. */
export const canProduce = (p: Position): boolean =>
  !did(p, DID_MAIN) && (isAnubis(p) || (producedBy(p[DIE_AS]!) >= 0 && !did(p, DID_ALSO)))
