import type { Position, Seat } from '@benben/kernel'
import { giveDestiny } from './destiny.ts'
import { W } from './kinds.ts'
import { draw, hold } from './market.ts'
import { cardIndex, cardOf, DESTINY_AT, isKind, K, named } from './moves.ts'
import {
  BLESSING,
  BREAD,
  bitOf,
  cardName,
  cardsOf,
  count,
  DECREE,
  decree,
  GOLD,
  GRANITE,
  LIMESTONE,
  nthOf,
  OSIRIS,
  PAPYRUS,
  RESOURCES,
  SCRIBE,
  STARTING_CARDS,
  startingName,
  TECHNOLOGY,
  type Card,
} from './names.ts'
import { DISTRICTS, PAINLESS, perform, QUIET } from './perform.ts'
import { chose, refusal, said, type Play, type Wait } from './play.ts'
import type { Rules } from './rules.ts'
import { cheer, grow } from './populace.ts'
import { DEALT, DECK, DESTINY, DRAFTED, ORDER, seats, stack, STARTING } from './state.ts'
import { putUnder } from './market.ts'
import { gain } from './tokens.ts'
import { beginRound } from './turn.ts'

/** What the seats choose before the first round: a decree, starting cards, a destiny, and their rewards. */

const CHOSE = 1 << 30
const chooses = (p: Position, seat: Seat): boolean =>
  p[DEALT + seat] !== 0 && (p[DEALT + seat]! & CHOSE) === 0

/** All at the same time, in secret: one of two decrees is kept, the other goes under the deck. */
export const chooseDecree: Wait = {
  name: 'choose-decree',
  fields: {},
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
  seats: (p) => Array.from({ length: seats(p) }, (_, seat) => seat).filter((seat) => chooses(p, seat)),
  ask: {
    question: () => said('tekhenu.choose-decree'),
    legal: (p, _play, seat, out) => {
      if (!chooses(p, seat)) return
      for (const card of cardsOf(p[DEALT + seat]!)) out.push(K.keep + card)
    },
    step: (p, play, seat, move) => {
      const card = named(move)
      const under = nthOf(p[DEALT + seat]! & ~bitOf(card), 0)
      hold(p, seat, DECREE, card)
      p[DEALT + seat] = bitOf(under) | CHOSE
      play.tell?.({ type: 'decree-kept', seat, decree: decree(card), under: decree(under) })
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
  play.tell?.({ type: 'decrees-dealt', seat, decrees: cardsOf(dealt).map(decree) })
}

/** Whose pick it is: once around, then back. */
const drafter = (p: Position): Seat => {
  const pick = stack.get(p, 0)
  return p[ORDER + (pick < seats(p) ? pick : 2 * seats(p) - 1 - pick)]!
}

export const draft: Wait = {
  name: 'draft',
  fields: { pick: [0, 8] },
  run: (p, play) => {
    if (stack.get(p, 0) === 0 && p[STARTING] === 0) layStartingCards(p, play)
    if (stack.get(p, 0) < 2 * seats(p)) return true
    stack.pop(p)
    p[STARTING] = 0
    orderByInitiative(p, play)
    stack.push(p, W.destiny, 0)
    return false
  },
  seats: (p) => [drafter(p)],
  ask: {
    question: () => said('tekhenu.draft'),
    legal: (p, _play, _seat, out) => {
      for (const card of cardsOf(p[STARTING]!)) out.push(K.draft + card)
    },
    step: (p, play, seat, move) => {
      const card = named(move)
      p[STARTING] = p[STARTING]! & ~bitOf(card)
      p[DRAFTED + seat] = p[DRAFTED + seat]! | bitOf(card)
      stack.set(p, 0, stack.get(p, 0) + 1)
      play.tell?.({ type: 'drafted', seat, card: startingName(card) })
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
    const card = nthOf(pile, play.chance(p, count(pile)))
    pile &= ~bitOf(card)
    laid |= bitOf(card)
  }
  p[STARTING] = laid
  const first = play.chance(p, seats(p))
  for (let place = 0; place < seats(p); place++) p[ORDER + place] = (first + place) % seats(p)
  play.tell?.({ type: 'drafting', first, cards: cardsOf(laid).map(startingName) })
}

/** The number of a starting card is its initiative; the highest total comes first, then the highest card. */
export function orderByInitiative(p: Position, play: Play): void {
  const initiative = (card: Card): number => ((card - 1) % STARTING_CARDS) + 1
  const cards = Array.from({ length: seats(p) }, (_, seat) => cardsOf(p[DRAFTED + seat]!).map(initiative))
  const totals = cards.map((own) => own.reduce((sum, card) => sum + card, 0))
  const order = cards.map((_, seat) => seat)
  order.sort((a, b) => totals[b]! - totals[a]! || Math.max(...cards[b]!) - Math.max(...cards[a]!))
  order.forEach((seat, place) => (p[ORDER + place] = seat))
  play.tell?.({ type: 'initiative', totals })
  play.tell?.({ type: 'order', order })
}

// Rewards. A seat's cards as bits: the starting cards, then the destiny cards.
/** Rewards without a choice and without chance: they come first, whatever the order. */
const PLAIN = [7, 8, 12, DESTINY_AT + 1, DESTINY_AT + 2, DESTINY_AT + 4].reduce(
  (mask, card) => mask | bitOf(card),
  0,
)

const seatOf = (p: Position): Seat => p[ORDER + stack.get(p, 0)]!

/** R29: seat by seat in turn order, a seat's own cards in the order it likes. */
export const rewards: Wait = {
  name: 'rewards',
  fields: { place: [0, 4], cards: [0, 0x1fffffff] },
  run: (p, play) => {
    if (stack.get(p, 0) === seats(p)) {
      stack.pop(p)
      p.fill(0, DRAFTED, DRAFTED + seats(p))
      stack.push(p, W.begin)
      return false
    }
    const seat = seatOf(p)
    const begun = 1 << 28
    if (stack.get(p, 1) === 0)
      stack.set(p, 1, begun | p[DRAFTED + seat]! | bitOf(DESTINY_AT + p[DESTINY + seat]!))
    const left = stack.get(p, 1) & ~begun
    if (left === 0) {
      stack.set(p, 0, stack.get(p, 0) + 1)
      stack.set(p, 1, 0)
      return false
    }
    const plain = left & PLAIN
    if (plain === 0 && count(left) > 1) return true
    const card = nthOf(plain === 0 ? left : plain, 0)
    stack.set(p, 1, stack.get(p, 1) & ~bitOf(card))
    give(p, play, seat, card)
    return false
  },
  seats: (p) => [seatOf(p)],
  ask: {
    question: () => said('tekhenu.rewards'),
    legal: (p, _play, _seat, out) => {
      for (const card of cardsOf(stack.get(p, 1) & 0xfffffff)) out.push(K.reward + card)
    },
    step: (p, play, seat, move) => {
      const card = named(move)
      chose(play, seat, move)
      stack.set(p, 1, stack.get(p, 1) & ~bitOf(card))
      give(p, play, seat, card)
    },
  },
}

const PAPYRUS_BREAD = (1 << PAPYRUS) | (1 << BREAD)
const LIMESTONE_GRANITE = (1 << LIMESTONE) | (1 << GRANITE)

function give(p: Position, play: Play, seat: Seat, card: Card): void {
  if (card > DESTINY_AT) return giveDestiny(p, play, seat, card - DESTINY_AT)
  const by = startingName(card)
  switch (card) {
    case 1:
      return perform(p, play, seat, OSIRIS, 5 | QUIET | PAINLESS, by)
    case 2:
      return perform(p, play, seat, OSIRIS, 3 | QUIET | PAINLESS | (LIMESTONE_GRANITE << DISTRICTS), by)
    case 3:
      return perform(p, play, seat, OSIRIS, 3 | QUIET | PAINLESS | (PAPYRUS_BREAD << DISTRICTS), by)
    case 4:
      return stack.push(p, W.gain, seat, 5, 15)
    case 5:
      return show(p, play, seat, TECHNOLOGY)
    case 6:
      return show(p, play, seat, BLESSING)
    case 7:
      gain(p, play, seat, SCRIBE, 2, by)
      return gain(p, play, seat, GOLD, 1, by)
    case 8:
      for (let resource = 0; resource < RESOURCES.length; resource++) gain(p, play, seat, resource, 1, by)
      return
    case 9:
      return stack.push(p, W.gain, seat, 3, LIMESTONE_GRANITE)
    case 10:
      return stack.push(p, W.gain, seat, 3, PAPYRUS_BREAD)
    case 11:
      grow(p, play, seat, 3, by)
      return cheer(p, play, seat, 2, by)
    default:
      return gain(p, play, seat, GOLD, 2, by)
  }
}

/** S04, S09, S10: resources of one's choice, one at a time. */
export const gainWait: Wait = {
  name: 'gain',
  fields: { seat: [0, 3], left: [1, 5], kinds: [1, 15] },
  run: () => true,
  ask: {
    question: (p) => said('tekhenu.gain', { left: stack.get(p, 1) }),
    legal: (p, _play, _seat, out) => {
      for (let resource = 0; resource < RESOURCES.length; resource++) {
        if (((stack.get(p, 2) >> resource) & 1) === 1) out.push(K.gain + resource)
      }
    },
    step: (p, play, seat, move) => {
      const kinds = stack.get(p, 2)
      const card = kinds === LIMESTONE_GRANITE ? 9 : kinds === PAPYRUS_BREAD ? 10 : 4
      gain(p, play, seat, named(move), 1, startingName(card))
      if (stack.get(p, 1) === 1) stack.pop(p)
      else stack.set(p, 1, stack.get(p, 1) - 1)
    },
  },
}

/** S05, S06: two cards are shown, one is kept, the other is shuffled back. */
function show(p: Position, play: Play, seat: Seat, family: number): void {
  const first = draw(p, play, family)
  const second = draw(p, play, family)
  stack.push(p, W.pick, seat, family, first, second)
  play.tell?.({ type: 'shown', seat, cards: [first, second].map((card) => cardName(family, card)) })
}

export const pick: Wait = {
  name: 'pick',
  fields: { seat: [0, 3], family: [0, 1], first: [1, 24], second: [1, 24] },
  run: () => true,
  ask: {
    question: (p) =>
      said(stack.get(p, 1) === TECHNOLOGY ? 'tekhenu.pick-technology' : 'tekhenu.pick-blessing'),
    legal: (p, _play, _seat, out) => {
      const family = stack.get(p, 1)
      out.push(K.pick + cardIndex(family, stack.get(p, 2)), K.pick + cardIndex(family, stack.get(p, 3)))
    },
    step: (p, play, seat, move) => {
      const family = stack.get(p, 1)
      const kept = cardOf(named(move))
      const other = kept === stack.get(p, 2) ? stack.get(p, 3) : stack.get(p, 2)
      stack.pop(p)
      hold(p, seat, family, kept)
      p[DECK + family] = p[DECK + family]! | bitOf(other)
      play.tell?.({ type: 'kept', seat, card: cardName(family, kept) })
    },
  },
}

export const begin: Wait = {
  name: 'begin',
  fields: {},
  run: (p, play) => {
    stack.pop(p)
    beginRound(p, play)
    return false
  },
}
