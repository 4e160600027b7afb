import type { Move, Position, Seat } from '@benben/kernel'
import { B09, B17, B19, cardsAt, firstOfPair, maskAt, type CardOf } from './blessing-cards.ts'
import { firstHeld, playBlessing, whenPlayed } from './blessings.ts'
import { turnLast } from './dice.ts'
import { cardPlayed, playMove, saidWith } from './moves.ts'
import { BLESSING, blessing, GODS, SCRIBE, SECTIONS, type Card, type God } from './names.ts'
import { canPayAndUse, costOf, demandPayment } from './payment.ts'
import type { Play } from './play.ts'
import { sadden } from './populace.ts'
import { canDoAllWith, mainIsPossible } from './possible.ts'
import { adjacent, extrasOf, hasFace, opposite } from './reach.ts'
import { add, DIE_FACE, DIE_SECTION, EXTRA, HAPPINESS, held, POPULATION, VALUE } from './state.ts'

/** Blessings that are played with a die in hand, before anything is done with it: B09 and B10, B17–B20. */
interface Effect {
  /** Adds what can be said with the card now. */
  readonly offer: (p: Position, play: Play, seat: Seat, card: Card, out: Move[]) => void
  readonly effect: (p: Position, play: Play, seat: Seat, said: number, by: string) => void
}

const EFFECTS: Readonly<Record<CardOf<'changing' | 'adding'>, Effect>> = {
  // The die shows another face (R2).
  [B09]: {
    offer: (p, play, seat, card, out) => {
      for (let to = 1; to <= 6; to++)
        if (to !== p[DIE_FACE] && hasFace(p, play, to) && canTurnTo(p, play, seat, to))
          out.push(playMove(card, to))
    },
    effect: (p, play, seat, to) => {
      p[DIE_FACE] = to
      p[VALUE] = to
      turnLast(p, seat, to)
      play.emit?.({ type: 'turned', seat, value: to })
    },
  },
  // The action of a god beside the die's, for a scribe (R33).
  [B17]: {
    offer: (p, play, seat, card, out) => {
      for (const god of adjacent(p, play)) {
        if (extrasOf(p, god) < 3 && whenPlayed(p, seat, () => canDeclareBeside(p, play, seat, god)))
          out.push(playMove(card, god))
      }
    },
    effect: (p, play, seat, god, by) => {
      declare(p, play, seat, god, by)
      demandPayment(p, seat, costOf(SCRIBE, 1), 0, 1)
    },
  },
  // The action of the god opposite, for happiness and population (R33).
  [B19]: {
    offer: (p, play, seat, card, out) => {
      if (extrasOf(p, opposite(p, play)) === 3) return
      if (whenPlayed(p, seat, () => canDeclareOpposite(p, play, seat))) out.push(playMove(card))
    },
    effect: (p, play, seat, _said, by) => {
      declare(p, play, seat, opposite(p, play), by)
      sadden(p, play, seat, 1, 1, by)
    },
  },
}

const CHANGING = cardsAt('changing')
const MAY_CHANGE = maskAt('changing')
const ADDING = cardsAt('adding')
const MAY_ADD = maskAt('adding')

/** What changes the die itself. */
export function legalTurns(p: Position, play: Play, seat: Seat, out: Move[]): void {
  if ((held(p, BLESSING, seat) & MAY_CHANGE) === 0) return
  for (const card of CHANGING) {
    const first = firstHeld(p, seat, card)
    if (first !== 0) EFFECTS[card].offer(p, play, seat, first, out)
  }
}

/** What adds an action to it. */
export function legalExtras(p: Position, play: Play, seat: Seat, out: Move[]): void {
  // Beside the wheel nothing is adjacent or opposite.
  if ((held(p, BLESSING, seat) & MAY_ADD) === 0 || p[DIE_SECTION]! >= SECTIONS) return
  for (const card of ADDING) {
    const first = firstHeld(p, seat, card)
    if (first !== 0) EFFECTS[card].offer(p, play, seat, first, out)
  }
}

export function playWithDie(p: Position, play: Play, seat: Seat, move: Move): void {
  const card = cardPlayed(move)
  playBlessing(p, play, seat, card)
  const { effect } = EFFECTS[firstOfPair(card) as keyof typeof EFFECTS]
  effect(p, play, seat, saidWith(move), blessing(card))
}

function declare(p: Position, play: Play, seat: Seat, god: God, by: string): void {
  add(p, EXTRA, 1 << (2 * god)) // R34
  play.emit?.({ type: 'declared', seat, action: GODS[god]!, by })
}

function canTurnTo(p: Position, play: Play, seat: Seat, to: number): boolean {
  const before = p[VALUE]!
  p[VALUE] = to
  const usable = whenPlayed(p, seat, () => mainIsPossible(p, play, seat))
  p[VALUE] = before
  return usable
}

const canDeclareBeside = (p: Position, play: Play, seat: Seat, god: God): boolean =>
  canPayAndUse(p, play, seat, costOf(SCRIBE, 1), () => canDoAllWith(p, play, seat, god))

/** R20, R36: happiness and population are paid first. */
function canDeclareOpposite(p: Position, play: Play, seat: Seat): boolean {
  if (p[HAPPINESS + seat] === 0) return false
  add(p, HAPPINESS + seat, -1)
  add(p, POPULATION + seat, -1)
  const possible = canDoAllWith(p, play, seat, opposite(p, play))
  add(p, HAPPINESS + seat, 1)
  add(p, POPULATION + seat, 1)
  return possible
}
