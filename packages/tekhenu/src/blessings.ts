import type { Move, Position, Seat } from '@benben/kernel'
import { HAPPINESS_CHOICE, isKind, K, named, playMove, POPULATION_CHOICE } from './moves.ts'
import { BLESSING, bitOf, blessing, GOLD, type Card } from './names.ts'
import type { Play } from './play.ts'
import { cheer, grow } from './populace.ts'
import { DISCARD, hasTechnology, heldCell, held, tokenCell } from './state.ts'
import { gain } from './tokens.ts'

/** Blessings: played once, then discarded. What each does stands where its moment is; here is what all share. */

export function playBlessing(p: Position, play: Play, seat: Seat, card: Card): void {
  const cell = heldCell(BLESSING, seat)
  p[cell] = p[cell]! & ~bitOf(card)
  p[DISCARD + BLESSING] = p[DISCARD + BLESSING]! | bitOf(card)
  play.tell?.({ type: 'played', seat, card: blessing(card) })
  if (hasTechnology(p, seat, 24)) gain(p, play, seat, GOLD, 1, 'T24') // R43: before the effect
}

/** What would be so once a blessing is played: T24's gold is there before its effect (R43). */
export function whenPlayed(p: Position, seat: Seat, then: () => boolean): boolean {
  if (!hasTechnology(p, seat, 24)) return then()
  const gold = tokenCell(seat, GOLD)
  p[gold] = p[gold]! + 1
  const result = then()
  p[gold] = p[gold] - 1
  return result
}

/** The first of two cards that do the same; 0 where the seat holds neither. */
export const firstHeld = (p: Position, seat: Seat, card: Card): Card => {
  const mask = held(p, BLESSING, seat)
  return (mask & bitOf(card)) !== 0 ? card : (mask & bitOf(card + 1)) !== 0 ? card + 1 : 0
}

/** B07, B08: at any time of the own turn. */
export function legalAnytime(p: Position, seat: Seat, out: Move[]): void {
  const card = firstHeld(p, seat, 7)
  if (card === 0) return
  out.push(playMove(card, POPULATION_CHOICE), playMove(card, HAPPINESS_CHOICE))
}

export const holdsAnytime = (p: Position, seat: Seat): boolean => firstHeld(p, seat, 7) !== 0

export const isAnytime = (move: Move): boolean =>
  isKind(move, K.play) && ((named(move) & 31) === 7 || (named(move) & 31) === 8)

export function playAnytime(p: Position, play: Play, seat: Seat, move: Move): void {
  const card = named(move) & 31
  playBlessing(p, play, seat, card)
  if (named(move) >> 5 === POPULATION_CHOICE) grow(p, play, seat, 3, blessing(card))
  else cheer(p, play, seat, 3, blessing(card))
}
