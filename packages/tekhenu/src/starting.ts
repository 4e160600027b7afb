import type { Position, Seat } from '@benben/kernel'
import { W } from './kinds.ts'
import { draw, hold, putUnder } from './market.ts'
import { isKind, K, named, addCards } from './moves.ts'
import {
  bitOf,
  cardsOf,
  count,
  DECREE,
  decree,
  nthOf,
  STARTING_CARDS,
  startingName,
  type Card,
} from './names.ts'
import { alone, refusal, said, type Play, type Wait, seatsIn } from './play.ts'
import type { Rules } from './rules.ts'
import { DEALT, DRAFTED, ORDER, seats, stack, STARTING } from './state.ts'
import { beginRound } from './turn.ts'

/** What the seats choose before the first round: a decree and starting cards. */

const CHOSE = 1 << 30
const chooses = (p: Position, seat: Seat): boolean =>
  p[DEALT + seat] !== 0 && (p[DEALT + seat]! & CHOSE) === 0

/** All at the same time, in secret: one of two decrees is kept, the other goes under the deck. */
export const chooseDecree: Wait = {
  name: 'choose-decree',
  fields: {},
  early: true,
  always: true,
  run: (p) => {
    for (let seat = 0; seat < seats(p); seat++) if (chooses(p, seat)) return true
    stack.pop(p)
    for (let seat = 0; seat < seats(p); seat++) {
      if (p[DEALT + seat] === 0) continue
      putUnder(p, nthOf(p[DEALT + seat]! & ~CHOSE, 0), seat)
      p[DEALT + seat] = 0
    }
    return false
  },
  seats: (p) => {
    let mask = 0
    for (let seat = 0; seat < seats(p); seat++) if (chooses(p, seat)) mask |= 1 << seat
    return seatsIn(mask)
  },
  ask: {
    question: () => said('tekhenu.choose-decree'),
    legal: (p, _play, seat, out) => {
      if (!chooses(p, seat)) return
      addCards(out, K.keep, p[DEALT + seat]!)
    },
    step: (p, play, seat, move) => {
      const card = named(move)
      const under = nthOf(p[DEALT + seat]! & ~bitOf(card), 0)
      hold(p, seat, DECREE, card)
      p[DEALT + seat] = bitOf(under) | CHOSE
      play.emit?.({ type: 'decree-kept', seat, decree: decree(card), under: decree(under) })
    },
    why: (_p, _play, _seat, move) =>
      isKind(move, K.keep) ? refusal('tekhenu.not-dealt', 'setup') : undefined,
  },
}

/** Two while a seat chooses, then the one that goes under the deck. */
export const dealtStands: Rules['dealtStands'] = (_p, _seat, { chose: has, decrees }, choosing) =>
  choosing ? decrees.length === (has ? 1 : 2) : !has && decrees.length === 0

export const deal = (p: Position, play: Play, seat: Seat): void => {
  let dealt = 0
  for (let i = 0; i < play.rules.decreesDealt; i++) dealt |= bitOf(draw(p, play, DECREE))
  p[DEALT + seat] = dealt
  play.emit?.({ type: 'decrees-dealt', seat, decrees: cardsOf(dealt).map(decree) })
}

/** Whose pick it is: once around, then back. */
const drafter = (p: Position): Seat => {
  const pick = stack.get(p, 0)
  return p[ORDER + (pick < seats(p) ? pick : 2 * seats(p) - 1 - pick)]!
}

export const draft: Wait = {
  name: 'draft',
  fields: { pick: [0, 8] },
  bottom: true,
  early: true,
  run: (p, play) => {
    if (stack.get(p, 0) === 0 && p[STARTING] === 0) layStartingCards(p, play)
    if (stack.get(p, 0) < 2 * seats(p)) return true
    stack.pop(p)
    p[STARTING] = 0
    orderByInitiative(p, play)
    stack.push(p, W.destiny, 0)
    return false
  },
  seats: (p) => alone(drafter(p)),
  ask: {
    question: () => said('tekhenu.draft'),
    legal: (p, _play, _seat, out) => {
      addCards(out, K.draft, p[STARTING]!)
    },
    step: (p, play, seat, move) => {
      const card = named(move)
      p[STARTING] = p[STARTING]! & ~bitOf(card)
      p[DRAFTED + seat] = p[DRAFTED + seat]! | bitOf(card)
      stack.set(p, 0, stack.get(p, 0) + 1)
      play.emit?.({ type: 'drafted', seat, card: startingName(card) })
    },
    why: (_p, _play, _seat, move) =>
      isKind(move, K.draft)
        ? refusal('tekhenu.not-laid-out', 'setup', { card: startingName(named(move)) })
        : undefined,
  },
}

/** 5, 7 or 9 starting cards of one set, the first or the second; who drafts first comes from the seed (R55). */
export function layStartingCards(p: Position, play: Play, set = 0): void {
  const many = 2 * seats(p) + 1
  let pile = ((1 << STARTING_CARDS) - 1) << (set * STARTING_CARDS)
  let laid = 0
  for (let i = 0; i < many; i++) {
    play.draw?.({ code: 'tekhenu.draw.starting', params: {}, outcomes: cardsOf(pile).map(startingName) })
    const card = nthOf(pile, play.chance(p, count(pile)))
    pile &= ~bitOf(card)
    laid |= bitOf(card)
  }
  p[STARTING] = laid
  play.draw?.({
    code: 'tekhenu.draw.first',
    params: {},
    outcomes: Array.from({ length: seats(p) }, (_, seat) => String(seat)),
  })
  const first = play.chance(p, seats(p))
  for (let place = 0; place < seats(p); place++) p[ORDER + place] = (first + place) % seats(p)
  play.emit?.({ type: 'drafting', first, cards: cardsOf(laid).map(startingName) })
}

/** The number of a starting card is its initiative; the highest total comes first, then the highest card. */
export function orderByInitiative(p: Position, play: Play): void {
  const initiative = (card: Card): number => ((card - 1) % STARTING_CARDS) + 1
  const cards = Array.from({ length: seats(p) }, (_, seat) => cardsOf(p[DRAFTED + seat]!).map(initiative))
  const totals = cards.map((own) => own.reduce((sum, card) => sum + card, 0))
  const order = cards.map((_, seat) => seat)
  order.sort((a, b) => totals[b]! - totals[a]! || Math.max(...cards[b]!) - Math.max(...cards[a]!))
  order.forEach((seat, place) => (p[ORDER + place] = seat))
  play.emit?.({ type: 'initiative', totals })
  play.emit?.({ type: 'order', order })
}

export const begin: Wait = {
  name: 'begin',
  fields: {},
  bottom: true,
  early: true,
  run: (p, play) => {
    stack.pop(p)
    beginRound(p, play)
    return false
  },
}
