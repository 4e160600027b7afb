import type { Position, Seat } from '@benben/kernel'
import { ART05, SX06, SX07 } from '../card-ids.ts'
import { draw, hold, shuffleIn } from '../market.ts'
import { cardIndex, cardOf, familyOf, K, named } from '../moves.ts'
import {
  artifactName,
  cardName,
  conquestName,
  startingName,
  TECHNOLOGY,
  type Card,
  type Family,
} from '../names.ts'
import { said } from './codes.ts'
import type { Play, Wait } from '../play.ts'
import { ROUND, stack, UNDER_TECHNOLOGY } from '../state.ts'
import { XW } from './kinds.ts'

/** The top cards of a deck are shown to all (TS11) and one is kept: the frame holds up to three among all cards. */

/** What becomes of the others: they are shuffled in, or (Art05) put under the deck, which one card is at most. */
type PutBack = (p: Position, family: Family, card: Card) => void

export function showCards(
  p: Position,
  play: Play,
  seat: Seat,
  family: Family,
  many: number,
  wait: number = XW.pick,
): void {
  const shown: Card[] = []
  for (let i = 0; i < many; i++) {
    const card = draw(p, play, family)
    if (card !== 0) shown.push(card)
  }
  if (shown.length === 0) return
  play.emit?.({ type: 'shown', seat, cards: shown.map((card) => cardName(family, card)) }) // TS11
  if (shown.length === 1) return keep(p, play, seat, family, shown[0]!)
  const [first, second, third] = shown.map((card) => cardIndex(family, card))
  stack.push(p, wait, seat, first, second, third)
}

function keep(p: Position, play: Play, seat: Seat, family: Family, card: Card): void {
  hold(p, seat, family, card)
  play.emit?.({ type: 'kept', seat, card: cardName(family, card) })
}

const shown = (p: Position): number[] => [1, 2, 3].map((i) => stack.get(p, i)).filter((index) => index !== 0)

const LAST = cardIndex(TECHNOLOGY, 31)

/** What shows cards to be shuffled in again: a starting card before the first round, a conquest tile later. */
function shownBy(p: Position): string {
  const isTechnology = familyOf(stack.get(p, 1)) === TECHNOLOGY
  if (p[ROUND] === 0) return startingName(isTechnology ? SX06 : SX07)
  return `conquest ${conquestName(isTechnology ? A06 : A07)}`
}

/** The conquest tiles that show cards. */
export const [A06, A07] = [6, 7] as const

const pickWait = (name: string, putBack: PutBack, by: (p: Position) => string): Wait => ({
  name,
  fields: { seat: [0, 3], first: [1, LAST], second: [1, LAST], third: [0, LAST] },
  run: () => true,
  ask: {
    question: (p) =>
      said(familyOf(stack.get(p, 1)) === TECHNOLOGY ? 'tekhenu.pick-technology' : 'tekhenu.pick-blessing', {
        by: by(p),
      }),
    legal: (p, _play, _seat, out) => {
      for (const index of shown(p)) out.push(K.pick + index)
    },
    step: (p, play, seat, move) => {
      const kept = named(move)
      const others = shown(p).filter((index) => index !== kept)
      stack.pop(p)
      keep(p, play, seat, familyOf(kept), cardOf(kept))
      for (const index of others) putBack(p, familyOf(index), cardOf(index))
    },
  },
})

export const pickAndShuffle = pickWait('seth-pick', shuffleIn, shownBy) // Q54
export const pickAndBury = pickWait(
  'seth-bury',
  (p, _family, card) => {
    p[UNDER_TECHNOLOGY] = card // Q54
  },
  () => artifactName(ART05),
)

/** Cards of a family that lie before a seat now. */
export const cardsShown = (p: Position, family: Family): Card[] =>
  stack
    .list(p)
    .flatMap(([kind, , ...indices]) => (kind === XW.pick || kind === XW['bury-technology'] ? indices : []))
    .filter((index) => index !== 0 && familyOf(index) === family)
    .map(cardOf)
