import type { Move, Position, Seat } from '@benben/kernel'
import { B07, cardsAt, firstOfPair, maskAt, pairOf, type CardOf } from './blessing-cards.ts'
import { T24 } from './card-ids.ts'
import { cardPlayed, isKind, K, numbersSaid, playMove, POPULATION_CHOICE, saidWith } from './moves.ts'
import { BLESSING, bitOf, blessing, firstOf, GOLD, type Card } from './names.ts'
import type { Play } from './play.ts'
import type { Anytime, AnytimeEffect } from './rules.ts'
import { cheer, grow } from './populace.ts'
import { DISCARD, hasTechnology, heldCell, held, tokenCell } from './state.ts'
import { gain } from './tokens.ts'

/**
 * Blessings: played once, then discarded. What each does stands in the file of its moment (blessing-cards.ts); here is what
 * all share, and those for any time.
 */

export function playBlessing(p: Position, play: Play, seat: Seat, card: Card): void {
  const cell = heldCell(BLESSING, seat)
  p[cell] = p[cell]! & ~bitOf(card)
  p[DISCARD + BLESSING] = p[DISCARD + BLESSING]! | bitOf(card)
  play.emit?.({ type: 'played', seat, card: blessing(card) })
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

/** Of a card and its twin the first that the seat holds; 0 where it holds neither. */
export const firstHeld = (p: Position, seat: Seat, card: Card): Card =>
  firstOf(held(p, BLESSING, seat) & pairOf(card))

/** What B07 and B08 bring. */
export const B07_GAINS = 3

/** What blessings for any time do, inside an action too (R31). */
const EFFECTS: Readonly<Record<CardOf<'anytime'>, AnytimeEffect>> = {
  // B07, B08: population or happiness.
  [B07]: {
    effect: (p, play, seat, said, by) => {
      if (said === POPULATION_CHOICE) grow(p, play, seat, B07_GAINS, by)
      else cheer(p, play, seat, B07_GAINS, by)
    },
  },
}

export const ANYTIME: readonly Anytime[] = cardsAt('anytime').map((card) => ({ card, ...EFFECTS[card] }))

/** At any time of the own turn, between actions. */
export function legalAnytime(p: Position, play: Play, seat: Seat, out: Move[]): void {
  if (held(p, BLESSING, seat) === 0 || !play.rules.cardsWork(seat)) return
  offer(p, play, seat, play.rules.anytime, out)
}

function offer(p: Position, play: Play, seat: Seat, cards: readonly Anytime[], out: Move[]): void {
  for (const { card, can } of cards) {
    const first = firstHeld(p, seat, card)
    if (first === 0 || can?.(p, play, seat) === false) continue
    for (const said of numbersSaid(card)) out.push(playMove(first, said))
  }
}

/** Cards that may be played inside an action. */
const INSIDE = maskAt('anytime')

export const holdsInside = (p: Position, play: Play, seat: Seat): boolean =>
  (held(p, BLESSING, seat) & INSIDE) !== 0 && play.rules.cardsWork(seat)

/** The first of them that the seat holds; 0 where it holds none. */
export const firstInside = (p: Position, seat: Seat): Card => firstOf(held(p, BLESSING, seat) & INSIDE)

/** Takes those cards out of a seat's hand, in a position that is only looked at. */
export function withoutInside(p: Position, seat: Seat): void {
  const cell = heldCell(BLESSING, seat)
  p[cell] = p[cell]! & ~INSIDE
}

/** The same inside an action: some cards may not be played inside another effect. */
export function legalInside(p: Position, play: Play, seat: Seat, out: Move[]): void {
  if (holdsInside(p, play, seat)) offer(p, play, seat, ANYTIME, out)
}

export function holdsAnytime(p: Position, play: Play, seat: Seat): boolean {
  if (held(p, BLESSING, seat) === 0) return false
  for (const { card, can } of play.rules.anytime)
    if (firstHeld(p, seat, card) !== 0 && can?.(p, play, seat) !== false) return true
  return false
}

const anytimeOf = (play: Play, card: Card): Anytime | undefined =>
  play.rules.anytime.find((each) => each.card === firstOfPair(card))

export const isAnytime = (play: Play, move: Move): boolean =>
  isKind(move, K.play) && anytimeOf(play, cardPlayed(move)) !== undefined

export function playAnytime(p: Position, play: Play, seat: Seat, move: Move): void {
  const card = cardPlayed(move)
  playBlessing(p, play, seat, card)
  anytimeOf(play, card)!.effect(p, play, seat, saidWith(move), blessing(card))
}
