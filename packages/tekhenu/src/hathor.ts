import type { Position, Seat } from '@benben/kernel'
import { T05 } from './card-ids.ts'
import { W } from './kinds.ts'
import { resources } from './later-costs.ts'
import { isKind, K, named } from './moves.ts'
import { houseName } from './places.ts'
import { BREAD, GODS, HATHOR } from './names.ts'
import { canPay, costOf, demandPayment, HARVEST } from './payment.ts'
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
import { grow } from './populace.ts'
import { add, BUILDINGS_LEFT, HOUSE, seats, stack, TEMPLE, tokenCell } from './state.ts'
import { broughtBefore, fires } from './technologies.ts'
import { LINES, pillarsInLine } from './temple.ts'
import { gain, score } from './tokens.ts'

/** Hathor: construct one building around the Temple Complex. */
export const HOUSES = 20

const isOpen = (p: Position, play: Play, house: number): boolean =>
  ((play.printed.housePlayers[house]! >> seats(p)) & 1) === 1

export const isFree = (p: Position, play: Play, house: number): boolean =>
  p[HOUSE + house] === 0 && isOpen(p, play, house)

const price = (play: Play, house: number): number => costOf(BREAD, play.printed.houseBread[house]!)

const NO_BUILDING_LEFT = refusal('tekhenu.no-building-left', 'limits')
const NO_BUILDING_SPACE = refusal('tekhenu.no-building-space', 'hathor')
const noBread = refusals((bread) => refusal('tekhenu.no-bread', 'hathor', { bread }))

/** What the cheapest free space costs; −1 where none is free. */
function cheapestFree(p: Position, play: Play): number {
  const { housesByBread, houseBread } = play.printed
  for (let i = 0; i < housesByBread.length; i++)
    if (isFree(p, play, housesByBread[i]!)) return houseBread[housesByBread[i]!]!
  return -1
}

function why(p: Position, play: Play, seat: Seat, how: number): Why {
  if (p[BUILDINGS_LEFT + seat] === 0) return NO_BUILDING_LEFT
  const cheapest = cheapestFree(p, play)
  if (cheapest < 0) return NO_BUILDING_SPACE
  if ((how & WAIVED) !== 0) return undefined
  const bread = tokenCell(seat, BREAD)
  const brought = (how & QUIET) === 0 ? broughtBefore(p, play, seat, HATHOR, BREAD) : 0
  add(p, bread, brought)
  const payable = canPay(p, seat, costOf(BREAD, cheapest), HARVEST)
  add(p, bread, -brought)
  return payable ? undefined : noBread(cheapest)
}

const affordable = (p: Position, play: Play, seat: Seat, house: number): boolean =>
  (stack.get(p, 1) & WAIVED) !== 0 || canPay(p, seat, price(play, house), HARVEST)

const ask: Ask = {
  question: (p) => said('tekhenu.hathor', { value: valueOf(stack.get(p, 1)) }),
  legal: (p, play, seat, out) => {
    for (let house = 0; house < HOUSES; house++) {
      if (isFree(p, play, house) && affordable(p, play, seat, house)) out.push(K.house + house)
    }
  },
  several: (p, play, seat) => {
    let found = 0
    for (let house = 0; house < HOUSES && found < 2; house++)
      if (isFree(p, play, house) && affordable(p, play, seat, house)) found++
    return found > 1
  },
  step: (p, play, seat, move) => {
    const how = stack.get(p, 1)
    const house = named(move)
    chose(play, seat, move)
    stack.pop(p)
    stack.push(p, W['build-house'], seat, how, house)
    if ((how & WAIVED) === 0) demandPayment(p, seat, price(play, house), HARVEST)
  },
  tries: () => Array.from({ length: HOUSES }, (_, house) => K.house + house),
  why: (p, play, _seat, move) => {
    if (!isKind(move, K.house)) return undefined
    const house = named(move)
    const place = houseName(house)
    if (!isOpen(p, play, house))
      return refusal('tekhenu.space-closed', 'hathor', { place, players: seats(p) })
    if (p[HOUSE + house] !== 0) return refusal('tekhenu.building-space-taken', 'hathor', { place })
    return noBread(play.printed.houseBread[house]!)
  },
}

export const hathor: Wait = {
  name: 'hathor',
  fields: { seat: [0, 3], how: HOW },
  nests: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    let possible = false
    for (let house = 0; house < HOUSES && !possible; house++) {
      possible = isFree(p, play, house) && affordable(p, play, seat, house)
    }
    if (possible && p[BUILDINGS_LEFT + seat]! > 0) return true
    play.emit?.({ type: 'forfeited', seat, action: GODS[HATHOR] })
    stack.pop(p)
    return false
  },
  ask,
}

export const buildHouse: Wait = {
  name: 'build-house',
  fields: { seat: [0, 3], how: HOW, house: [0, 19] },
  nests: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    const value = valueOf(stack.get(p, 1))
    const house = stack.get(p, 2)
    stack.pop(p)
    if (p[HOUSE + house] !== 0 || p[BUILDINGS_LEFT + seat] === 0) return false
    p[HOUSE + house] = seat + 1
    add(p, BUILDINGS_LEFT + seat, -1)
    play.emit?.({ type: 'building', seat, place: houseName(house) })
    const pillars = pillarsInLine(p, seat, LINES[house]!)
    score(p, play, seat, pillars * 3, 'hathor', 'pillars in line')
    if (pillars > 0 && fires(p, play, seat, T05)) score(p, play, seat, pillars * 2, 'technologies', 'T05')
    stack.push(p, W.settlers, seat, value)
    stack.push(p, W.harvest, seat, house, 0)
    return false
  },
}

/** R16: one token from each empty space of the line; where two kinds are shown the seat picks one. */
const kindsAt = (p: Position, play: Play, space: number): readonly number[] =>
  play.rules.reward(p, play, space).kinds

export const harvest: Wait = {
  name: 'harvest',
  fields: { seat: [0, 3], house: [0, 19], done: [0, 5] },
  nests: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    const line = LINES[stack.get(p, 1)]!
    for (let i = stack.get(p, 2); i < line.length; i++) {
      if (p[TEMPLE + line[i]!] !== 0) continue
      stack.set(p, 2, i + 1)
      if (play.rules.reap?.(p, play, seat, line[i]!) === true) return false
      const kinds = kindsAt(p, play, line[i]!)
      // R16
      if (kinds.length > 1) {
        stack.set(p, 2, i)
        return true
      }
      if (kinds.length === 1) gain(p, play, seat, kinds[0]!, 1, 'line') // R16
    }
    stack.pop(p)
    return false
  },
  ask: {
    question: () => said('tekhenu.harvest'),
    legal: (p, play, _seat, out) => {
      for (const token of kindsAt(p, play, LINES[stack.get(p, 1)]![stack.get(p, 2)]!))
        out.push(K.gain + token)
    },
    step: (p, play, seat, move) => {
      gain(p, play, seat, named(move), 1, 'line')
      stack.set(p, 2, stack.get(p, 2) + 1)
    },
  },
}

/** Last, the population grows by the value of the die. */
export const settlers: Wait = {
  name: 'settlers',
  fields: { seat: [0, 3], value: [1, 6] },
  nests: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    const value = stack.get(p, 1)
    stack.pop(p)
    grow(p, play, seat, value, GODS[HATHOR])
    return false
  },
}

export const hathorAction: GodAction = { wait: W.hathor, why, anyValue: true, costs: resources(BREAD) }
