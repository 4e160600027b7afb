import type { Move, Position, Seat } from '@benben/kernel'
import { B07, T24 } from './card-ids.ts'
import { HAPPINESS_CHOICE, isKind, K, named, playMove, POPULATION_CHOICE } from './moves.ts'
import { BLESSING, bitOf, blessing, GOLD, type Card } from './names.ts'
import type { Play } from './play.ts'
import type { Anytime } from './rules.ts'
import { cheer, grow } from './populace.ts'
import { DISCARD, hasTechnology, heldCell, held, tokenCell } from './state.ts'
import { gain } from './tokens.ts'

/** Blessings: played once, then discarded. What each does stands where its moment is; here is what all share. */

export function playBlessing(p: Position, play: Play, seat: Seat, card: Card): void {
  const cell = heldCell(BLESSING, seat)
  p[cell] = p[cell]! & ~bitOf(card)
  p[DISCARD + BLESSING] = p[DISCARD + BLESSING]! | bitOf(card)
  play.tell?.({ type: 'played', seat, card: blessing(card) })
  if (hasTechnology(p, seat, T24)) gain(p, play, seat, GOLD, 1, 'T24') // R43: before the effect
}

/** What would be so once a blessing is played: T24's gold is there before its effect (R43). */
export function whenPlayed(p: Position, seat: Seat, then: () => boolean): boolean {
  if (!hasTechnology(p, seat, T24)) return then()
  const gold = tokenCell(seat, GOLD)
  p[gold] = p[gold]! + 1
  const result = then()
  p[gold] = p[gold] - 1
  return result
}

/** From B07 on blessings come in pairs that do the same; the first of the pair, or the card itself. */
export const firstOfPair = (card: Card): Card => (card > B07 && card % 2 === 0 ? card - 1 : card)

/** The first of two cards that do the same; 0 where the seat holds neither. */
export const firstHeld = (p: Position, seat: Seat, card: Card): Card => {
  const mask = held(p, BLESSING, seat)
  return (mask & bitOf(card)) !== 0 ? card : (mask & bitOf(card + 1)) !== 0 ? card + 1 : 0
}

/** B07, B08: three population or three happiness, inside an action too (R31). */
export const ANYTIME: readonly Anytime[] = [
  {
    card: B07,
    says: [POPULATION_CHOICE, HAPPINESS_CHOICE],
    effect: (p, play, seat, said, by) => {
      if (said === POPULATION_CHOICE) grow(p, play, seat, 3, by)
      else cheer(p, play, seat, 3, by)
    },
  },
]

/** At any time of the own turn, between actions. */
export function legalAnytime(p: Position, play: Play, seat: Seat, out: Move[]): void {
  if (held(p, BLESSING, seat) === 0 || !play.rules.cardsWork(seat)) return
  for (const { card, says, helps } of play.rules.anytime) {
    const first = firstHeld(p, seat, card)
    if (first === 0 || helps?.(p, play, seat) === false) continue
    for (const said of says) out.push(playMove(first, said))
  }
}

/** Cards and their twins that may be played inside an action. */
const INSIDE = ANYTIME.reduce((mask, { card }) => mask | bitOf(card) | bitOf(card + 1), 0)

export const holdsInside = (p: Position, play: Play, seat: Seat): boolean =>
  (held(p, BLESSING, seat) & INSIDE) !== 0 && play.rules.cardsWork(seat)

/** Takes those cards out of a seat's hand, in a position that is only looked at. */
export function withoutInside(p: Position, seat: Seat): void {
  const cell = heldCell(BLESSING, seat)
  p[cell] = p[cell]! & ~INSIDE
}

/** The same inside an action: some cards may not be played inside another effect. */
export function legalInside(p: Position, play: Play, seat: Seat, out: Move[]): void {
  if (!holdsInside(p, play, seat)) return
  for (const { card, says } of ANYTIME) {
    const first = firstHeld(p, seat, card)
    if (first !== 0) for (const said of says) out.push(playMove(first, said))
  }
}

export function holdsAnytime(p: Position, play: Play, seat: Seat): boolean {
  if (held(p, BLESSING, seat) === 0) return false
  for (const { card, helps } of play.rules.anytime)
    if (firstHeld(p, seat, card) !== 0 && helps?.(p, play, seat) !== false) return true
  return false
}

const anytimeOf = (play: Play, card: Card): Anytime | undefined =>
  play.rules.anytime.find((each) => each.card === firstOfPair(card))

export const isAnytime = (play: Play, move: Move): boolean =>
  isKind(move, K.play) && anytimeOf(play, named(move) & 31) !== undefined

export function playAnytime(p: Position, play: Play, seat: Seat, move: Move): void {
  const card = named(move) & 31
  playBlessing(p, play, seat, card)
  anytimeOf(play, card)!.effect(p, play, seat, named(move) >> 5, blessing(card))
}
