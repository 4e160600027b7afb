import { clone, type Move, type Position, type Seat } from '@benben/kernel'
import { legalChanges } from '../changes.ts'
import { isKind, K, named } from '../moves.ts'
import { workshopName } from '../places.ts'
import { blessing, FAITH, GODS, markedCard, OSIRIS } from '../names.ts'
import { giveRow, ROWS } from '../osiris.ts'
import { mainIsPossible } from '../possible.ts'
import { refusal, said } from './codes.ts'
import { chose, type Play, type Wait, type Why } from '../play.ts'
import { sadden } from '../populace.ts'
import { add, did, DID_MAIN, DIE_FACE, HAPPINESS, stack, tokenCell, WORKSHOP } from '../state.ts'
import { emitSeth } from './events.ts'
import { canLevy, demandWarriors } from './levy.ts'
import { freeIn, ownsIn, priceOf } from './regions.ts'
import { giveRegion } from './seth.ts'
import { regionCell, SPACES_PER_REGION, WARRIORS } from './state.ts'

/**
 * BX03, BX04: one own building moves between a row of Osiris and the region of the same number, for the price of where it
 * goes. It is no action: nothing but the reward of its new place comes of it (Q51).
 */
const SPACES = 24

/** A move names the workshop, twice over: the lower bit says whether the building comes back to it. */
const isBack = (packed: number): boolean => (packed & 1) === 1
const workshopOf = (packed: number): number => packed >> 1
const rowOf = (packed: number): number => (workshopOf(packed) % ROWS) + 1

function ownSpace(p: Position, seat: Seat, region: number): number {
  for (let space = 0; space < SPACES_PER_REGION; space++)
    if (p[regionCell(region, space)] === seat + 1) return space
  return -1
}

function why(p: Position, seat: Seat, packed: number): Why {
  const region = rowOf(packed)
  const holder = p[WORKSHOP + workshopOf(packed)]!
  const place = workshopName(workshopOf(packed))
  if (isBack(packed)) {
    if (ownSpace(p, seat, region) < 0) return refusal('tekhenu.seth.nothing-there', 'BX03', { region })
    if (holder !== 0) return refusal('tekhenu.workshop-taken', 'BX03', { place })
    return p[HAPPINESS + seat]! > 0 ? undefined : refusal('tekhenu.unhappy', 'BX03', { action: GODS[OSIRIS] })
  }
  if (holder !== seat + 1) return refusal('tekhenu.seth.not-yours', 'BX03', { place })
  if (ownsIn(p, seat, region)) return refusal('tekhenu.seth.region-own', 'BX03', { region })
  const space = freeIn(p, region)
  if (space < 0) return refusal('tekhenu.seth.region-full', 'BX03', { region })
  const warriors = priceOf(p, space)
  return canLevy(p, seat, warriors)
    ? undefined
    : refusal('tekhenu.seth.no-warriors', 'BX03', { warriors, held: p[WARRIORS + seat]! })
}

/** R7: what a die was taken for must stay possible. */
function leavesMain(p: Position, play: Play, seat: Seat, packed: number): boolean {
  if (p[DIE_FACE] === 0 || did(p, DID_MAIN) || !isUsable(p, play, seat)) return true // TS5
  const after = clone(p)
  const price = priceOf(p, freeIn(p, rowOf(packed)))
  move(after, seat, packed)
  if (isBack(packed)) add(after, HAPPINESS + seat, -1)
  else {
    const warriors = Math.min(price, p[WARRIORS + seat]!)
    add(after, WARRIORS + seat, -warriors)
    add(after, tokenCell(seat, FAITH), warriors - price)
  }
  return isUsable(after, play, seat)
}

/** At its value, or at one it can still be brought to. */
function isUsable(p: Position, play: Play, seat: Seat): boolean {
  if (mainIsPossible(p, play, seat)) return true
  const changes: Move[] = []
  legalChanges(p, play, seat, changes)
  return changes.length > 0 // TS5
}

/** Moves the piece and nothing else. */
function move(p: Position, seat: Seat, packed: number): void {
  const region = rowOf(packed)
  const workshop = WORKSHOP + workshopOf(packed)
  if (isBack(packed)) {
    p[regionCell(region, ownSpace(p, seat, region))] = 0
    p[workshop] = seat + 1
  } else {
    p[workshop] = 0 // C17
    p[regionCell(region, freeIn(p, region))] = seat + 1
  }
}

/** Whether there is an own building to move. */
const isThere = (p: Position, seat: Seat, packed: number): boolean =>
  isBack(packed) ? ownsIn(p, seat, rowOf(packed)) : p[WORKSHOP + workshopOf(packed)] === seat + 1

const can = (p: Position, play: Play, seat: Seat, packed: number): boolean =>
  isThere(p, seat, packed) && why(p, seat, packed) === undefined && leavesMain(p, play, seat, packed)

/** Whether some own building could move now. */
export function canResettle(p: Position, play: Play, seat: Seat): boolean {
  for (let packed = 0; packed < 2 * SPACES; packed++) if (can(p, play, seat, packed)) return true
  return false
}

/** The frame: the card, and the move (+ 1) once it is chosen and its price is paid. */
export const resettle: Wait = {
  name: 'resettle',
  fields: { seat: [0, 3], card: [3, 4], chosen: [0, 2 * SPACES] },
  run: (p, play) => {
    const seat = stack.get(p, 0)
    const chosen = stack.get(p, 2)
    if (chosen === 0 && canResettle(p, play, seat)) return true
    stack.pop(p)
    if (chosen !== 0 && isThere(p, seat, chosen - 1)) settle(p, play, seat, chosen - 1)
    return false
  },
  ask: {
    question: (p) => said('tekhenu.seth.resettle', { by: blessing(markedCard(stack.get(p, 1))) }),
    legal: (p, play, seat, out) => {
      for (let packed = 0; packed < 2 * SPACES; packed++)
        if (can(p, play, seat, packed)) out.push(K.resettle + packed)
    },
    step: (p, play, seat, chosen) => {
      const packed = named(chosen)
      const by = blessing(markedCard(stack.get(p, 1)))
      chose(play, seat, chosen)
      stack.set(p, 2, packed + 1)
      if (isBack(packed)) sadden(p, play, seat, 1, 0, by) // BX04
      else demandWarriors(p, play, seat, priceOf(p, freeIn(p, rowOf(packed))), by)
    },
    tries: (p, _play, seat) => {
      const own: Move[] = []
      for (let space = 0; space < SPACES; space++) {
        if (p[WORKSHOP + space] === seat + 1) own.push(K.resettle + 2 * space)
        if (ownsIn(p, seat, (space % ROWS) + 1)) own.push(K.resettle + 2 * space + 1)
      }
      return own
    },
    why: (p, _play, seat, chosen) =>
      isKind(chosen, K.resettle)
        ? (why(p, seat, named(chosen)) ?? refusal('tekhenu.seth.die-needs-it', 'R7'))
        : undefined,
  },
}

/** Production that was gained stays, and so does the row of buildings on the own board. */
function settle(p: Position, play: Play, seat: Seat, packed: number): void {
  const [workshop, region] = [workshopName(workshopOf(packed)), `region ${rowOf(packed)}`]
  move(p, seat, packed)
  const [from, to] = isBack(packed) ? [region, workshop] : [workshop, region]
  emitSeth(play, () => ({ type: 'resettled', seat, from, to }))
  if (isBack(packed)) giveRow(p, play, seat, workshopOf(packed))
  else giveRegion(p, play, seat, rowOf(packed))
}
