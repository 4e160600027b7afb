import type { Move, Position, Seat } from '@benben/kernel'
import { T14, T19 } from './card-ids.ts'
import { K } from './moves.ts'
import { ANUBIS, RESOURCES, SECTIONS, TAINTED, type God } from './names.ts'
import { whyNot, WITH_DIE } from './perform.ts'
import type { Play } from './play.ts'
import { producedBy } from './printed.ts'
import { mostProduced } from './produce.ts'
import {
  add,
  did,
  DID_ALSO,
  DID_GOD,
  DID_MAIN,
  DIE_AS,
  DIE_COLOUR,
  DIE_SECTION,
  DIE_SIDE,
  EXTRA,
  GOD_VALUE,
  hasTechnology,
  tokenCell,
  VALUE,
} from './state.ts'

/** What can be done with the die as things stand: nothing is played ahead here (see `foresee.ts`). */

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

export const mayAdjust = (p: Position, seat: Seat): boolean =>
  hasTechnology(p, seat, T14) && p[GOD_VALUE] === 0 && !did(p, DID_GOD)

/** Whether a god action can be done at the die's value, or at one that T14 still reaches. */
export function canReachGod(p: Position, play: Play, seat: Seat, god: God): boolean {
  const value = godValue(p)
  const spread = mayAdjust(p, seat) ? 2 : 0
  const faces = play.rules.faces[p[DIE_COLOUR]!]!
  for (let to = Math.max(faces[0]!, value - spread); to <= Math.min(faces[5]!, value + spread); to++) {
    if (whyNot(p, play, seat, god, to | WITH_DIE) === undefined) return true
  }
  return false
}

/** Whether the main action can be done now. */
export function mainIsReachable(p: Position, play: Play, seat: Seat): boolean {
  if (did(p, DID_MAIN) || isAnubis(p)) return true
  if (producedBy(p[DIE_AS]!) >= 0 && !did(p, DID_ALSO)) return true
  return canReachGod(p, play, seat, godOfDie(p, play))
}

/** The same for any god, with the most that a production of this die could bring first (R31 counts T19). */
export function reachesGodAfterProduction(p: Position, play: Play, seat: Seat, god: God): boolean {
  const resource = producedBy(p[DIE_AS]!)
  if (resource < 0) return false
  const brought = mostProduced(p, play, seat, resource, p[VALUE]!)
  for (let token = 0; token < brought.length; token++) add(p, tokenCell(seat, token), brought[token]!)
  const reached = canReachGod(p, play, seat, god)
  for (let token = 0; token < brought.length; token++) add(p, tokenCell(seat, token), -brought[token]!)
  return reached
}

/** The gods beside the die's section, and the one opposite (R6). */
export const adjacent = (p: Position, play: Play): God[] => [
  play.printed.godAt[(p[DIE_SECTION]! + 1) % SECTIONS]!,
  play.printed.godAt[(p[DIE_SECTION]! + SECTIONS - 1) % SECTIONS]!,
]
export const opposite = (p: Position, play: Play): God =>
  play.printed.godAt[(p[DIE_SECTION]! + 3) % SECTIONS]!

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

/** T19: a tainted die may also produce before its god action, once (R41). */
export const t19Applies = (p: Position, seat: Seat): boolean =>
  hasTechnology(p, seat, T19) &&
  p[DIE_SIDE] === TAINTED + 1 &&
  producedBy(p[DIE_AS]!) >= 0 &&
  !did(p, DID_ALSO | DID_MAIN)

/** The main action may be to produce. */
export const canProduce = (p: Position): boolean =>
  !did(p, DID_MAIN) && (isAnubis(p) || (producedBy(p[DIE_AS]!) >= 0 && !did(p, DID_ALSO)))
