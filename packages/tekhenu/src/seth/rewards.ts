import type { Position, Seat } from '@benben/kernel'
import { W } from '../kinds.ts'
import { K, named } from '../moves.ts'
import {
  BLESSING,
  BREAD,
  bitOf,
  cardsOf,
  count,
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
} from '../names.ts'
import { DISTRICTS, PAINLESS, perform, QUIET } from '../perform.ts'
import { chose, said, type Play, type Wait } from '../play.ts'
import { cheer, grow } from '../populace.ts'
import { DRAFTED, ORDER, seats, stack } from '../state.ts'
import { gain } from '../tokens.ts'
import { BASIC, offerResources, offerWarband } from './gain.ts'
import { showCards } from './pick.ts'
import { enlist, ordain } from './warband.ts'

/** What SX01 to SX12 bring, seat by seat in turn order, before destinies are chosen (Q01). */

/** Those without a choice and without chance come first, whatever the order. */
const PLAIN = [5, 8, 12].reduce((mask, card) => mask | bitOf(STARTING_CARDS + card), 0)

/** Marks a seat whose cards lie in the frame; bits of cards end before it. */
const BEGUN = 1 << 28

const seatOf = (p: Position): Seat => p[ORDER + stack.get(p, 0)]!

export const rewards: Wait = {
  name: 'seth-rewards',
  fields: { place: [0, 4], cards: [0, 0x1fffffff] },
  bottom: true,
  early: true,
  run: (p, play) => {
    if (stack.get(p, 0) === seats(p)) {
      stack.pop(p)
      stack.push(p, W.destiny, 0)
      return false
    }
    const seat = seatOf(p)
    if (stack.get(p, 1) === 0) stack.set(p, 1, BEGUN | p[DRAFTED + seat]!)
    const left = stack.get(p, 1) & ~BEGUN
    if (left === 0) {
      stack.set(p, 0, stack.get(p, 0) + 1)
      stack.set(p, 1, 0)
      return false
    }
    const plain = left & PLAIN
    if (plain === 0 && count(left) > 1) return true
    take(p, play, seat, nthOf(plain === 0 ? left : plain, 0))
    return false
  },
  seats: (p) => [seatOf(p)],
  ask: {
    question: () => said('tekhenu.rewards'),
    legal: (p, _play, _seat, out) => {
      for (const card of cardsOf(stack.get(p, 1) & ~BEGUN)) out.push(K.reward + card)
    },
    step: (p, play, seat, move) => {
      chose(play, seat, move)
      take(p, play, seat, named(move))
    },
  },
}

function take(p: Position, play: Play, seat: Seat, card: Card): void {
  stack.set(p, 1, stack.get(p, 1) & ~bitOf(card))
  GIVES[card - STARTING_CARDS]!(p, play, seat, startingName(card))
}

type Give = (p: Position, play: Play, seat: Seat, by: string) => void

const PAPYRUS_BREAD = (1 << PAPYRUS) | (1 << BREAD)
const LIMESTONE_GRANITE = (1 << LIMESTONE) | (1 << GRANITE)

/** Q01b: an Osiris action that cannot be done is lost, the rest is not. Here it costs its happiness. */
const build =
  (districts: number): Give =>
  (p, play, seat, by) => {
    offerWarband(p, seat, 4, by)
    perform(p, play, seat, OSIRIS, 3 | QUIET | (districts << DISTRICTS), by)
  }

const stock =
  (kinds: number): Give =>
  (p, _play, seat, by) => {
    offerWarband(p, seat, 3, by)
    offerResources(p, seat, 3, kinds, by)
  }

/** By number; what waits longest is put down first. */
const GIVES: Readonly<Record<number, Give>> = {
  1: (p, play, seat, by) => {
    enlist(p, play, seat, 2, by)
    perform(p, play, seat, OSIRIS, 5 | QUIET | PAINLESS, by)
  },
  2: build(LIMESTONE_GRANITE),
  3: build(PAPYRUS_BREAD),
  4: (p, _play, seat, by) => {
    offerWarband(p, seat, 1, by)
    offerResources(p, seat, 5, BASIC, by)
  },
  5: (p, play, seat, by) => {
    gain(p, play, seat, SCRIBE, 2, by)
    ordain(p, play, seat, 4, by)
    enlist(p, play, seat, 4, by)
  },
  6: (p, play, seat, by) => {
    ordain(p, play, seat, 3, by)
    showCards(p, play, seat, TECHNOLOGY, 2)
  },
  7: (p, play, seat, by) => {
    enlist(p, play, seat, 3, by)
    showCards(p, play, seat, BLESSING, 2)
  },
  8: (p, play, seat, by) => {
    for (let resource = 0; resource < RESOURCES.length; resource++) gain(p, play, seat, resource, 1, by)
    enlist(p, play, seat, 2, by)
    ordain(p, play, seat, 2, by)
  },
  9: stock(LIMESTONE_GRANITE),
  10: stock(PAPYRUS_BREAD),
  11: (p, play, seat, by) => {
    grow(p, play, seat, 3, by)
    cheer(p, play, seat, 2, by)
    enlist(p, play, seat, 4, by)
  },
  12: (p, play, seat, by) => {
    gain(p, play, seat, GOLD, 2, by)
    ordain(p, play, seat, 4, by)
  },
}
