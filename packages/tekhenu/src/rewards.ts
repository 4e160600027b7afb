import type { Position, Seat } from '@benben/kernel'
import { A01, A02, A04, S01, S02, S03, S04, S05, S06, S07, S08, S09, S10, S11, S12 } from './card-ids.ts'
import { giveDestiny } from './destiny.ts'
import { W } from './kinds.ts'
import { draw, hold } from './market.ts'
import { cardIndex, cardOf, DESTINY_AT, K, named, addCards } from './moves.ts'
import {
  BLESSING,
  BREAD,
  bitOf,
  cardName,
  count,
  GOLD,
  GRANITE,
  LIMESTONE,
  nthOf,
  OSIRIS,
  PAPYRUS,
  RESOURCES,
  SCRIBE,
  startingName,
  TECHNOLOGY,
  type Card,
} from './names.ts'
import { DISTRICTS, PAINLESS, perform, QUIET } from './perform.ts'
import { alone, chose, said, type Play, type Wait } from './play.ts'
import { cheer, grow } from './populace.ts'
import { DECK, DESTINY, DRAFTED, ORDER, seats, stack } from './state.ts'
import { gain } from './tokens.ts'

/** What starting and destiny cards bring before the first round. */

/** Marks a seat whose cards lie in the frame; bits of cards end before it. */
const BEGUN = 1 << 28

const seatOf = (p: Position): Seat => p[ORDER + stack.get(p, 0)]!

/** A set of cards that bring something, as bits. */
interface Rewarding {
  readonly name: string
  /** Those without a choice and without chance: they come first, whatever the order. */
  readonly plain: number
  readonly cards: (p: Position, seat: Seat) => number
  readonly give: (p: Position, play: Play, seat: Seat, card: Card) => void
  /** What follows when everybody has been given its own. */
  readonly after: (p: Position) => void
}

/** R29: seat by seat in turn order, a seat's own cards in the order it likes. */
export function rewarding(set: Rewarding): Wait {
  const take = (p: Position, play: Play, seat: Seat, card: Card): void => {
    stack.set(p, 1, stack.get(p, 1) & ~bitOf(card))
    set.give(p, play, seat, card)
  }
  return {
    name: set.name,
    fields: { place: [0, 4], cards: [0, 0x1fffffff] },
    bottom: true,
    early: true,
    run: (p, play) => {
      if (stack.get(p, 0) === seats(p)) {
        stack.pop(p)
        set.after(p)
        return false
      }
      const seat = seatOf(p)
      if (stack.get(p, 1) === 0) stack.set(p, 1, BEGUN | set.cards(p, seat))
      const left = stack.get(p, 1) & ~BEGUN
      if (left === 0) {
        stack.set(p, 0, stack.get(p, 0) + 1)
        stack.set(p, 1, 0)
        return false
      }
      const plain = left & set.plain
      if (plain === 0 && count(left) > 1) return true
      take(p, play, seat, nthOf(plain === 0 ? left : plain, 0)) // TK3
      return false
    },
    seats: (p) => alone(seatOf(p)),
    ask: {
      question: () => said('tekhenu.rewards'),
      legal: (p, _play, _seat, out) => {
        addCards(out, K.reward, stack.get(p, 1) & ~BEGUN)
      },
      several: () => true,
      step: (p, play, seat, move) => {
        chose(play, seat, move)
        take(p, play, seat, named(move))
      },
    },
  }
}

/** The starting cards of a seat, then its destiny card. */
export const rewards = rewarding({
  name: 'rewards',
  plain: [S07, S08, S12, DESTINY_AT + A01, DESTINY_AT + A02, DESTINY_AT + A04].reduce(
    (mask, card) => mask | bitOf(card),
    0,
  ),
  cards: (p, seat) => p[DRAFTED + seat]! | bitOf(DESTINY_AT + p[DESTINY + seat]!),
  give,
  after: (p) => {
    p.fill(0, DRAFTED, DRAFTED + seats(p))
    stack.push(p, W.begin)
  },
})

export const PAPYRUS_BREAD = (1 << PAPYRUS) | (1 << BREAD)
export const LIMESTONE_GRANITE = (1 << LIMESTONE) | (1 << GRANITE)

function give(p: Position, play: Play, seat: Seat, card: Card): void {
  if (card > DESTINY_AT) return giveDestiny(p, play, seat, card - DESTINY_AT)
  const by = startingName(card)
  switch (card) {
    case S01:
      return perform(p, play, seat, OSIRIS, 5 | QUIET | PAINLESS, by)
    case S02:
      return perform(p, play, seat, OSIRIS, 3 | QUIET | PAINLESS | (LIMESTONE_GRANITE << DISTRICTS), by)
    case S03:
      return perform(p, play, seat, OSIRIS, 3 | QUIET | PAINLESS | (PAPYRUS_BREAD << DISTRICTS), by)
    case S04:
      return stack.push(p, W.gain, seat, 5, 15)
    case S05:
      return show(p, play, seat, TECHNOLOGY)
    case S06:
      return show(p, play, seat, BLESSING)
    case S07:
      gain(p, play, seat, SCRIBE, 2, by)
      return gain(p, play, seat, GOLD, 1, by)
    case S08:
      for (let resource = 0; resource < RESOURCES.length; resource++) gain(p, play, seat, resource, 1, by)
      return
    case S09:
      return stack.push(p, W.gain, seat, 3, LIMESTONE_GRANITE)
    case S10:
      return stack.push(p, W.gain, seat, 3, PAPYRUS_BREAD)
    case S11:
      grow(p, play, seat, 3, by)
      return cheer(p, play, seat, 2, by)
    default:
      return gain(p, play, seat, GOLD, 2, by) // S12
  }
}

/** The starting card that lets choose among these kinds. */
function givenBy(p: Position): string {
  const kinds = stack.get(p, 2)
  return startingName(kinds === LIMESTONE_GRANITE ? S09 : kinds === PAPYRUS_BREAD ? S10 : S04)
}

/** S04, S09, S10: resources of one's choice, one at a time. */
export const gainWait: Wait = {
  name: 'gain',
  fields: { seat: [0, 3], left: [1, 5], kinds: [1, 15] },
  run: () => true,
  ask: {
    question: (p) => said('tekhenu.gain', { left: stack.get(p, 1), by: givenBy(p) }),
    legal: (p, _play, _seat, out) => {
      for (let resource = 0; resource < RESOURCES.length; resource++) {
        if (((stack.get(p, 2) >> resource) & 1) === 1) out.push(K.gain + resource)
      }
    },
    step: (p, play, seat, move) => {
      gain(p, play, seat, named(move), 1, givenBy(p))
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
  play.emit?.({ type: 'shown', seat, cards: [first, second].map((card) => cardName(family, card)) }) // TK1
}

export const pick: Wait = {
  name: 'pick',
  fields: { seat: [0, 3], family: [0, 1], first: [1, 24], second: [1, 24] },
  run: () => true,
  ask: {
    question: (p) =>
      stack.get(p, 1) === TECHNOLOGY
        ? said('tekhenu.pick-technology', { by: startingName(S05) })
        : said('tekhenu.pick-blessing', { by: startingName(S06) }),
    legal: (p, _play, _seat, out) => {
      const family = stack.get(p, 1)
      out.push(K.pick + cardIndex(family, stack.get(p, 2)), K.pick + cardIndex(family, stack.get(p, 3)))
    },
    several: () => true,
    step: (p, play, seat, move) => {
      const family = stack.get(p, 1)
      const kept = cardOf(named(move))
      const other = kept === stack.get(p, 2) ? stack.get(p, 3) : stack.get(p, 2)
      stack.pop(p)
      hold(p, seat, family, kept)
      p[DECK + family] = p[DECK + family]! | bitOf(other)
      play.emit?.({ type: 'kept', seat, card: cardName(family, kept) })
    },
  },
}
