import type { Position, Seat } from '@benben/kernel'
import { W } from './kinds.ts'
import { NO_RESOURCES, resources } from './later-costs.ts'
import {
  cardsIn,
  MARKET_SECTIONS,
  refill,
  refreshSection,
  sectionOfSpace,
  spaceOf,
  SPACES,
  STARTS,
  takeCard,
} from './market.ts'
import { cardIndex, cardOf, familyOf, isKind, K, named } from './moves.ts'
import { cardName, GODS, PAPYRUS, THOTH } from './names.ts'
import { canPay, costOf, demandPayment } from './payment.ts'
import { HOW, QUIET, valueOf, WAIVED } from './perform.ts'
import {
  chose,
  refusal,
  refusals,
  said,
  type Ask,
  type GodAction,
  type Play,
  type Wait,
  type Why,
} from './play.ts'
import { ACTIVE, add, HAPPINESS, MARKET, stack, tokenCell } from './state.ts'
import { broughtBefore } from './technologies.ts'

/** Thoth: receive cards from one section of the market. */

/** What cards and refreshes cost. */
const PRICES = resources(PAPYRUS)

/** How many cards a value brings, and what they cost in papyrus. */
export const cardsFor = (value: number): number => (value + 1) >> 1
const papyrusFor = (value: number): number => (value <= 2 ? 0 : value <= 4 ? 2 : 3)

/** The happiness that opens a section (from 0) to a seat: 1, 5, 9 and 13. */
export const happinessFor = (section: number): number => 4 * section + 1

/** Sections a seat's happiness opens. */
export const sectionsOpen = (p: Position, seat: Seat): number =>
  Math.min(MARKET_SECTIONS, (p[HAPPINESS + seat]! + 3) >> 2) // R37

const UNHAPPY = refusal('tekhenu.unhappy', 'R37', { action: GODS[THOTH] })
export const noSection = refusals((cards) => refusal('tekhenu.no-section', 'R17', { cards }))
const noPapyrus = refusals((papyrus) => refusal('tekhenu.no-papyrus', 'thoth', { papyrus }))

function why(p: Position, play: Play, seat: Seat, how: number): Why {
  const open = play.rules.marketAccess(p, seat)
  if (open === 0) return UNHAPPY
  const value = valueOf(how)
  let supplied = false
  for (let section = 0; section < open && !supplied; section++)
    supplied = cardsIn(p, section) >= cardsFor(value)
  return supplied ? whyUnpaid(p, play, seat, how) : noSection(cardsFor(value))
}

export function whyUnpaid(p: Position, play: Play, seat: Seat, how: number): Why {
  const cost = papyrusFor(valueOf(how))
  if ((how & WAIVED) !== 0 || cost === 0) return undefined
  const papyrus = tokenCell(seat, PAPYRUS)
  const brought = (how & QUIET) === 0 ? broughtBefore(p, play, seat, THOTH, PAPYRUS) : 0
  add(p, papyrus, brought)
  const payable = canPay(p, seat, costOf(PAPYRUS, cost))
  add(p, papyrus, -brought)
  return payable ? undefined : noPapyrus(cost)
}

/**
 * The frame: how; cards still to take, and the section they come from (0 before the first card); sections refreshed.
 */
const dueFor = (how: number): number => ((how & WAIVED) !== 0 ? 0 : papyrusFor(valueOf(how)))
const due = (p: Position): number => (stack.get(p, 2) === 0 ? dueFor(stack.get(p, 1)) : 0)
export const left = (p: Position): number =>
  stack.get(p, 2) === 0 ? cardsFor(valueOf(stack.get(p, 1))) : stack.get(p, 2) >> 3
export const chosen = (p: Position): number => stack.get(p, 2) & 7

const canTakeFrom = (p: Position, play: Play, seat: Seat, section: number): boolean =>
  chosen(p) === 0
    ? section < play.rules.marketAccess(p, seat) && cardsIn(p, section) >= left(p)
    : section === chosen(p) - 1

function hasSectionToRefresh(p: Position, refreshed: number): boolean {
  for (let section = 0; section < MARKET_SECTIONS; section++)
    if ((refreshed & (1 << section)) === 0 && cardsIn(p, section) > 0) return true
  return false
}

/** R17, R50: once per section; the papyrus for the cards must stay. */
export const canRefresh = (p: Position, seat: Seat, section: number): boolean =>
  chosen(p) === 0 &&
  (stack.get(p, 3) & (1 << section)) === 0 &&
  cardsIn(p, section) > 0 &&
  canPay(p, seat, costOf(PAPYRUS, due(p) + 1))

/** Chooses the card on a space; the section is what further cards are bound to. */
export function choose(p: Position, seat: Seat, space: number, section: number): void {
  const cost = due(p)
  stack.set(p, 2, ((left(p) - 1) << 3) | (section + 1))
  // The papyrus is paid before the first card is held, so that the card cannot help to pay for itself.
  stack.set(p, 3, stack.get(p, 3) | ((space + 1) << 8))
  demandPayment(p, seat, costOf(PAPYRUS, cost))
}

const ask: Ask = {
  question: (p) => said(chosen(p) === 0 ? 'tekhenu.thoth' : 'tekhenu.thoth-more', { left: left(p) }),
  legal: (p, play, seat, out) => {
    for (let section = 0; section < MARKET_SECTIONS; section++) {
      if (!canTakeFrom(p, play, seat, section)) continue
      for (let space = STARTS[section]!; space < STARTS[section + 1]!; space++) {
        const card = p[MARKET + space]!
        if (card !== 0) out.push(K.card + cardIndex(SPACES[space]!, card))
      }
    }
    for (let section = 0; section < MARKET_SECTIONS; section++) {
      if (canRefresh(p, seat, section)) out.push(K.refresh + section + 1)
    }
  },
  step: (p, play, seat, move) => {
    chose(play, seat, move)
    if (isKind(move, K.refresh)) {
      const section = named(move) - 1
      stack.set(p, 3, stack.get(p, 3) | (1 << section) | (1 << (section + 4)))
      demandPayment(p, seat, costOf(PAPYRUS, 1))
      return
    }
    const space = spaceOf(p, familyOf(named(move)), cardOf(named(move)))
    choose(p, seat, space, sectionOfSpace(space))
  },
  tries: (p) => {
    const tries: number[] = []
    for (let space = 0; space < SPACES.length; space++) {
      if (p[MARKET + space] !== 0) tries.push(K.card + cardIndex(SPACES[space]!, p[MARKET + space]!))
    }
    for (let section = 1; section <= MARKET_SECTIONS; section++) tries.push(K.refresh + section)
    return tries
  },
  why: (p, play, seat, move) => {
    if (isKind(move, K.refresh)) return whyNoRefresh(p, seat, named(move) - 1)
    if (!isKind(move, K.card)) return undefined
    const family = familyOf(named(move))
    const space = spaceOf(p, family, cardOf(named(move)))
    if (space < 0)
      return refusal('tekhenu.card-not-there', 'thoth', { card: cardName(family, cardOf(named(move))) })
    const section = sectionOfSpace(space)
    if (chosen(p) !== 0) return refusal('tekhenu.one-section', 'R17', { section: chosen(p) })
    if (section >= play.rules.marketAccess(p, seat)) {
      return refusal('tekhenu.section-closed', 'thoth', {
        section: section + 1,
        happiness: happinessFor(section),
      })
    }
    return refusal('tekhenu.section-short', 'R17', { section: section + 1, cards: left(p) })
  },
}

function whyNoRefresh(p: Position, seat: Seat, section: number): Why {
  if (chosen(p) !== 0) return refusal('tekhenu.refresh-late', 'R17')
  if ((stack.get(p, 3) & (1 << section)) !== 0)
    return refusal('tekhenu.refreshed-once', 'R17', { section: section + 1 })
  if (cardsIn(p, section) === 0) return refusal('tekhenu.section-empty', 'R17', { section: section + 1 })
  return canPay(p, seat, costOf(PAPYRUS, due(p) + 1)) ? undefined : noPapyrus(due(p) + 1)
}

export const thoth: Wait = {
  name: 'thoth',
  fields: { seat: [0, 3], how: HOW, taking: [0, 28], refreshed: [0, 4095] },
  nests: true,
  // The cards once a section is refreshed, or another refresh; a card chosen ends both.
  costs: (p, _play, level) =>
    stack.getAt(p, level, 2) === 0 &&
    (dueFor(stack.getAt(p, level, 1)) > 0 || hasSectionToRefresh(p, stack.getAt(p, level, 3)))
      ? PRICES
      : NO_RESOURCES,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    doPaid(p, play, seat)
    if (left(p) > 0) {
      for (let section = 0; section < MARKET_SECTIONS; section++) {
        if (canTakeFrom(p, play, seat, section) && cardsIn(p, section) > 0) return true
      }
    }
    finish(p, play)
    return false
  },
  ask,
}

/** The action is over. Outside a turn no end of a turn follows that would fill the market again (R56). */
export function finish(p: Position, play: Play): void {
  stack.pop(p)
  if (p[ACTIVE]! < 0) refill(p, play) // R56
}

/** What has been paid for is done first: a card, a refresh. */
export function doPaid(p: Position, play: Play, seat: Seat): void {
  const picked = stack.get(p, 3) >> 8
  stack.set(p, 3, stack.get(p, 3) & 255)
  if (picked > 0 && p[MARKET + picked - 1] !== 0) takeCard(p, play, seat, picked - 1)
  const paid = stack.get(p, 3) >> 4
  if (paid === 0) return
  stack.set(p, 3, stack.get(p, 3) & 15)
  for (let section = 0; section < MARKET_SECTIONS; section++) {
    if ((paid & (1 << section)) !== 0) refreshSection(p, play, seat, section)
  }
}

export const thothAction: GodAction = { wait: W.thoth, why, costs: PRICES }
