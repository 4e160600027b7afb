import type { Position, Seat } from '@benben/kernel'
import { CULT01, CULT02, CULT03, CULT04, CULT05, CULT06, CULT07 } from '../card-ids.ts'
import { K, named } from '../moves.ts'
import { BREAD, cultName, FAITH, GODS, GOLD, numberOf, SCRIBE, TOKENS, type Card } from '../names.ts'
import { said } from './codes.ts'
import type { Play, Wait } from '../play.ts'
import { cheer, grow } from '../populace.ts'
import type { Rules } from '../rules.ts'
import {
  add,
  HAPPINESS,
  ORDER,
  PILLARS_LEFT,
  turnPlaceOf,
  ROUND,
  seats,
  stack,
  STATUES_LEFT,
  tokenCell,
  tokens,
} from '../state.ts'
import { ownsPillar } from '../temple.ts'
import { gain } from '../tokens.ts'
import { emitSeth } from './events.ts'
import { BASIC, offerResources } from './gain.ts'
import { XW } from './kinds.ts'
import { CULT, CULT_REACHED, FIRED_CULTS, hasCult } from './state.ts'
import { enlist, ordain } from './warband.ts'

/** Cult powers: what their owner builds or reaches pays it, and then everybody else. */

type Give = (p: Position, play: Play, seat: Seat, by: string) => void
interface Power {
  readonly owner: Give
  readonly others: Give
}

const swap: Give = (p, _play, seat, by) => stack.push(p, XW.swap, seat, numberOf(by))

const POWERS: Readonly<Record<Card, Power>> = {
  [CULT01]: {
    owner: (p, play, seat, by) => gain(p, play, seat, SCRIBE, 1, by),
    others: (p, play, seat, by) => ordain(p, play, seat, 1, by),
  },
  [CULT02]: {
    owner: (p, play, seat, by) => cheer(p, play, seat, 2, by),
    others: (p, play, seat, by) => grow(p, play, seat, 1, by), // Q35c
  },
  [CULT03]: {
    owner: (p, play, seat, by) => gain(p, play, seat, GOLD, 1, by),
    others: (p, play, seat, by) => enlist(p, play, seat, 1, by),
  },
  [CULT04]: {
    owner: (p, play, seat, by) => grow(p, play, seat, 2, by),
    others: (p, play, seat, by) => gain(p, play, seat, BREAD, 1, by),
  },
  [CULT05]: { owner: (p, play, seat, by) => ordain(p, play, seat, 3, by), others: swap },
  [CULT06]: {
    owner: (p, play, seat, by) => enlist(p, play, seat, 3, by),
    others: (p, play, seat, by) => gain(p, play, seat, FAITH, 2, by),
  },
  [CULT07]: { owner: (p, _play, seat, by) => offerResources(p, seat, 1, BASIC, by), others: swap },
}

/** Q39: a seat whose cards do nothing has neither tokens nor tracks; only its population grows. */
function giveOther(p: Position, play: Play, seat: Seat, cult: Card): void {
  if (cult === CULT02 || play.rules.cardsWork(seat)) POWERS[cult]!.others(p, play, seat, cultName(cult))
}

const otherAt = (p: Position, owner: Seat, after: number): Seat =>
  p[ORDER + ((turnPlaceOf(p, owner) + after) % seats(p))]!

/** Whether a seat's cult answers now: not in setup, and once a turn (Q35) unless the edition says otherwise. */
const answers = (p: Position, play: Play, seat: Seat, cult: Card): boolean =>
  hasCult(p, seat, cult) &&
  p[ROUND] !== 0 && // Q01c
  !(play.printed.seth.cultOncePerTurn && (p[FIRED_CULTS]! & (1 << seat)) !== 0)

/** The owner first, then the others in turn order after it, one by one: some of them choose. */
export const cultWait: Wait = {
  name: 'cult',
  fields: { seat: [0, 3], given: [0, 4] },
  run: (p, play) => {
    const owner = stack.get(p, 0)
    const given = stack.get(p, 1)
    const cult = p[CULT + owner]!
    if (cult === 0 || given === seats(p) || (given === 0 && !answers(p, play, owner, cult))) {
      stack.pop(p)
      return false
    }
    stack.set(p, 1, given + 1)
    if (given > 0) giveOther(p, play, otherAt(p, owner, given), cult)
    else {
      p[FIRED_CULTS] = p[FIRED_CULTS]! | (1 << owner)
      emitSeth(play, () => ({ type: 'cult', seat: owner, cult: cultName(cult) }))
      POWERS[cult]!.owner(p, play, owner, cultName(cult))
    }
    return false
  },
}

/** Puts a frame under the one on top: it comes once that one and all it leads to are done (Q35b). */
function slipUnder(p: Position, kind: number, seat: Seat): void {
  const top = stack.kind(p)
  const [a, b, c] = [stack.get(p, 0), stack.get(p, 1), stack.get(p, 2)]
  stack.pop(p)
  stack.push(p, kind, seat, 0)
  stack.push(p, top, a, b, c)
}

/** A frame that builds: which cult answers to it, and where one sees that it has built. */
const building = (wait: Wait, cultOf: (p: Position, seat: Seat) => Card, piecesLeft: number): Wait => ({
  ...wait,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    if (p[CULT + seat] === 0 || !answers(p, play, seat, cultOf(p, seat))) return wait.run(p, play)
    const before = p[piecesLeft + seat]
    slipUnder(p, XW.cult, seat)
    const asks = wait.run(p, play)
    if (p[piecesLeft + seat] === before) stack.pop(p)
    return asks
  },
})

/** Cult01 answers to statues for the people, Cult02 to those in honour of a god. */
export const statueWithCult = (wait: Wait): Wait =>
  building(wait, (p) => (stack.get(p, 1) < GODS.length ? CULT02 : CULT01), STATUES_LEFT)

const NO_CULT = 0

/** Cult05: the first of its owner's pillars in the row or in the column (Q36). Cult07: one at the edge of the temple. */
export const pillarWithCult = (wait: Wait): Wait =>
  building(
    wait,
    (p, seat) => {
      const space = stack.get(p, 1)
      const [row, column] = [Math.floor(space / 5), space % 5]
      if (hasCult(p, seat, CULT07)) return row % 4 === 0 || column % 4 === 0 ? CULT07 : NO_CULT
      let [inRow, inColumn] = [0, 0]
      for (let i = 0; i < 5; i++) {
        if (ownsPillar(p, seat, row * 5 + i)) inRow++
        if (ownsPillar(p, seat, i * 5 + column)) inColumn++
      }
      return inRow === 0 || inColumn === 0 ? CULT05 : NO_CULT
    },
    PILLARS_LEFT,
  )

/** Cult06 answers to quarries and workshops, whichever the district. */
export const osirisWithCult = (wait: Wait): Wait => ({
  ...wait,
  ask: {
    ...wait.ask!,
    step: (p, play, seat, move) => {
      if (answers(p, play, seat, CULT06)) slipUnder(p, XW.cult, seat)
      wait.ask!.step(p, play, seat, move)
    },
  },
})

/** Cult04 answers once a building in a region has brought all it brings, its conquest tile too. */
export const settleWithCult = (wait: Wait): Wait => ({
  ...wait,
  run: (p, play) => {
    if (stack.get(p, 2) === 1 && answers(p, play, stack.get(p, 0), 4)) slipUnder(p, XW.cult, stack.get(p, 0)) // TS7
    return wait.run(p, play)
  },
})

/** Cult03: each symbol of the track pays once in a game, even two in one move (Q37). */
export const cheeredWith =
  (cheered: Rules['cheered']): NonNullable<Rules['cheered']> =>
  (p, play, seat, before) => {
    cheered?.(p, play, seat, before)
    if (!hasCult(p, seat, CULT03)) return
    play.printed.happinessSymbols.forEach((at, symbol) => {
      const bit = 1 << symbol
      if (at <= before || at > p[HAPPINESS + seat]! || (p[CULT_REACHED + seat]! & bit) !== 0) return
      p[CULT_REACHED + seat] = p[CULT_REACHED + seat]! | bit
      if (p[ROUND] === 0) return
      emitSeth(play, () => ({ type: 'cult', seat, cult: cultName(3) }))
      POWERS[3]!.owner(p, play, seat, cultName(3))
      for (let after = 1; after < seats(p); after++) giveOther(p, play, otherAt(p, seat, after), 3)
    })
  }

/** Cult05 lets the others swap a resource for a gold, Cult07 for a scribe; gold is one too (Q38). */
const wanted = (p: Position): number => (stack.get(p, 1) === 5 ? GOLD : SCRIBE)

/** Whose cult it is: only somebody's cult lets the others swap. */
function ownerOf(p: Position, cult: Card): Seat {
  let seat = 0
  while (!hasCult(p, seat, cult)) seat++
  return seat
}

export const swapWait: Wait = {
  name: 'swap',
  fields: { seat: [0, 3], cult: [5, 7] },
  run: (p) => {
    for (let token = 0; token < wanted(p); token++) if (tokens(p, stack.get(p, 0), token) > 0) return true // TS8
    stack.pop(p)
    return false
  },
  ask: {
    question: (p) =>
      said('tekhenu.seth.swap', {
        token: TOKENS[wanted(p)]!,
        by: cultName(stack.get(p, 1)),
        owner: ownerOf(p, stack.get(p, 1)),
      }),
    legal: (p, _play, seat, out) => {
      for (let token = 0; token < wanted(p); token++) if (tokens(p, seat, token) > 0) out.push(K.swap + token) // TS8
      out.push(K.decline)
    },
    step: (p, play, seat, move) => {
      const to = wanted(p)
      const by = cultName(stack.get(p, 1))
      stack.pop(p)
      if (move === K.decline) {
        play.emit?.({ type: 'declined', seat, action: by })
        return
      }
      add(p, tokenCell(seat, named(move)), -1)
      add(p, tokenCell(seat, to), 1)
      emitSeth(play, () => ({ type: 'swapped', seat, from: TOKENS[named(move)]!, to: TOKENS[to]!, by }))
    },
  },
}
