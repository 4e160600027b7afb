import type { Position, Seat } from '@benben/kernel'
import { T01, T02, T03, T04, T06, T20, T21 } from './card-ids.ts'
import {
  BASTET,
  bitOf,
  BREAD,
  GRANITE,
  HORUS,
  OSIRIS,
  PAPYRUS,
  RA,
  TECHNOLOGY,
  technology,
  THOTH,
  HATHOR,
  type Card,
  type God,
} from './names.ts'
import type { Play } from './play.ts'
import { grow } from './populace.ts'
import type { Trigger } from './rules.ts'
import { FIRED, hasTechnology, held } from './state.ts'
import { gain, score } from './tokens.ts'

/**
 * Technologies that answer to a god action: points, and what comes before it, so that it can pay for the action (R8).
 * The others stand where their moment is.
 */
export const TRIGGERS: readonly Trigger[] = [
  { card: T01, god: OSIRIS, points: 2 },
  { card: T02, god: RA, points: 2 },
  { card: T03, god: THOTH, points: 2 },
  { card: T04, god: HORUS, points: 2, token: GRANITE },
  { card: T06, god: BASTET, points: 2, population: 1 },
  { card: T20, god: THOTH, token: PAPYRUS },
  { card: T21, god: HATHOR, token: BREAD },
]

/** What the seat's technologies do when it performs a god action. */
export function trigger(p: Position, play: Play, seat: Seat, god: God): void {
  if (held(p, TECHNOLOGY, seat) === 0) return
  for (const each of play.rules.triggers) {
    if (each.god !== god || !fires(p, play, seat, each.card)) continue
    const by = technology(each.card)
    score(p, play, seat, each.points ?? 0, 'technologies', by)
    if (each.token !== undefined) gain(p, play, seat, each.token, 1, by)
    if (each.population !== undefined) grow(p, play, seat, each.population, by)
    each.also?.(p, play, seat, by)
  }
}

/** Whether a technology that answers to an action of its owner may do so (R9: every time; or once a turn). */
export const mayFire = (p: Position, play: Play, seat: Seat, card: Card): boolean =>
  hasTechnology(p, seat, card) && !(play.rules.oncePerTurn && (p[FIRED]! & bitOf(card)) !== 0) // Q33, Q34

/** The same, and it has fired now. */
export function fires(p: Position, play: Play, seat: Seat, card: Card): boolean {
  if (!mayFire(p, play, seat, card)) return false
  if (play.rules.oncePerTurn) p[FIRED] = p[FIRED]! | bitOf(card)
  return true
}

/** How many of a token the seat's technologies bring before a god action. */
export function broughtBefore(p: Position, play: Play, seat: Seat, god: God, token: number): number {
  if (held(p, TECHNOLOGY, seat) === 0) return 0
  let brought = 0
  for (const each of play.rules.triggers)
    if (each.god === god && each.token === token && mayFire(p, play, seat, each.card)) brought++
  return brought
}
