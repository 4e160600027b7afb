import type { Move, Position, Seat } from '@benben/kernel'
import { W } from './kinds.ts'
import { resources } from './later-costs.ts'
import { isKind, K, named } from './moves.ts'
import { PEOPLE } from './places.ts'
import { GODS, GOLD, GRANITE, HORUS, type God } from './names.ts'
import { canPay, costOf, demandPayment, STONE } from './payment.ts'
import { HOW, QUIET, UP_TO_THREE, valueOf, WAIVED } from './perform.ts'
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
import type { Rules } from './rules.ts'
import {
  add,
  GOD_STATUE,
  honouring,
  HORUS_GOD,
  PEOPLE_STATUE,
  seats,
  stack,
  STATUES_LEFT,
  STATUES_PER_GOD,
  tokenCell,
} from './state.ts'
import { broughtBefore } from './technologies.ts'
import { ownsPillar } from './temple.ts'
import { gain, score } from './tokens.ts'

/** Horus: build one statue, in honour of a god or for the people. */

/** R14: as many spaces per god as there are opponents. */
const spacesPerGod = (p: Position): number => Math.min(seats(p) - 1, STATUES_PER_GOD)

export const freeSpace = (p: Position, god: God, spaces = spacesPerGod(p)): number => {
  for (let i = 0; i < spaces; i++) {
    if (p[GOD_STATUE + god * STATUES_PER_GOD + i] === 0) return i
  }
  return -1
}

/** The god a value honours, by the Horus bonus tiles. */
export const honoured = (p: Position, value: number): God => p[HORUS_GOD + value - 1]!

const valuesOf = (how: number): [number, number] =>
  (how & UP_TO_THREE) === 0 ? [valueOf(how), valueOf(how)] : [1, 3]

const statueCost = (p: Position, play: Play, seat: Seat): number =>
  play.printed.statueGranite[play.printed.statues - p[STATUES_LEFT + seat]!] ?? 0

function hasPlace(p: Position, play: Play, seat: Seat, how: number): boolean {
  for (let place = 0; place < play.rules.people.length; place++)
    if (p[PEOPLE_STATUE + place] === 0) return true
  const [from, to] = valuesOf(how)
  for (let value = from; value <= to; value++) if (freeSpace(p, honoured(p, value)) >= 0) return true
  return play.rules.elsewhere?.open(p, play, seat, how) === true
}

const NO_STATUE_LEFT = refusal('tekhenu.no-statue-left', 'limits')
const NO_STATUE_SPACE = refusal('tekhenu.no-statue-space', 'horus')
const noGranite = refusals((granite) => refusal('tekhenu.no-granite', 'horus', { granite }))

function why(p: Position, play: Play, seat: Seat, how: number): Why {
  if (p[STATUES_LEFT + seat] === 0) return NO_STATUE_LEFT // R48, Q31b
  if (!hasPlace(p, play, seat, how)) return NO_STATUE_SPACE
  if ((how & WAIVED) !== 0) return undefined
  const cost = statueCost(p, play, seat)
  const granite = tokenCell(seat, GRANITE)
  const brought = (how & QUIET) === 0 ? broughtBefore(p, play, seat, HORUS, GRANITE) : 0
  add(p, granite, brought)
  const payable = canPay(p, seat, costOf(GRANITE, cost), STONE)
  add(p, granite, -brought)
  return payable ? undefined : noGranite(cost)
}

/** A place for a statue: the gods first, then the places for the people. */
const placeOfMove = (move: Move): number =>
  isKind(move, K.statueTo) ? named(move) : GODS.length + named(move)

const ask: Ask = {
  question: (p) => said('tekhenu.horus', { value: valueOf(stack.get(p, 1)) }),
  legal: (p, play, seat, out) => {
    const how = stack.get(p, 1)
    const [from, to] = valuesOf(how)
    for (let value = from; value <= to; value++) {
      const god = honoured(p, value)
      if (freeSpace(p, god) >= 0) out.push(K.statueTo + god)
    }
    const { elsewhere } = play.rules
    if (elsewhere?.open(p, play, seat, how) === true) out.push(K.statueTo + elsewhere.god) // Q28
    for (let place = 0; place < play.rules.people.length; place++) {
      if (p[PEOPLE_STATUE + place] === 0) out.push(K.statueAt + place)
    }
  },
  step: (p, play, seat, move) => {
    const how = stack.get(p, 1)
    chose(play, seat, move)
    stack.pop(p)
    stack.push(p, W['build-statue'], seat, placeOfMove(move))
    if ((how & WAIVED) === 0) demandPayment(p, seat, costOf(GRANITE, statueCost(p, play, seat)), STONE)
  },
  tries: (_p, play) => [
    ...play.rules.gods.map((_, god) => K.statueTo + god),
    ...play.rules.people.map((_, place) => K.statueAt + place),
  ],
  why: (p, play, seat, move) => {
    if (isKind(move, K.statueAt))
      return named(move) < play.rules.people.length
        ? refusal('tekhenu.statue-space-taken', 'horus')
        : undefined
    if (!isKind(move, K.statueTo)) return undefined
    const god = named(move)
    if (god >= play.rules.gods.length) return undefined
    const { elsewhere } = play.rules
    if (god === elsewhere?.god) return elsewhere.why(p, play, seat)
    const [from, to] = valuesOf(stack.get(p, 1))
    for (let value = from; value <= to; value++) {
      if (honoured(p, value) === god) return refusal('tekhenu.statue-spaces-full', 'R14', { god: GODS[god]! })
    }
    return refusal('tekhenu.other-god', 'horus', { god: GODS[honoured(p, from)]!, value: from })
  },
}

export const horus: Wait = {
  name: 'horus',
  fields: { seat: [0, 3], how: HOW },
  nests: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    if (p[STATUES_LEFT + seat]! > 0 && hasPlace(p, play, seat, stack.get(p, 1))) return true
    play.emit?.({ type: 'forfeited', seat, action: GODS[HORUS] })
    stack.pop(p)
    return false
  },
  ask,
}

export const buildStatue: Wait = {
  name: 'build-statue',
  fields: { seat: [0, 3], where: [0, 12] },
  nests: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    const place = stack.get(p, 1)
    stack.pop(p)
    if (p[STATUES_LEFT + seat] === 0) return false
    if (place < GODS.length) honour(p, play, seat, place)
    else forThePeople(p, play, seat, place - GODS.length)
    return false
  },
}

function honour(p: Position, play: Play, seat: Seat, god: God): void {
  const space = god === play.rules.elsewhere?.god ? play.rules.elsewhere.free(p, play) : freeSpace(p, god)
  if (space < 0) return
  const first = (honouring(p, god) & (1 << seat)) === 0
  p[GOD_STATUE + god * STATUES_PER_GOD + space] = seat + 1
  add(p, STATUES_LEFT + seat, -1)
  play.emit?.({ type: 'statue', seat, place: GODS[god]! })
  if (first && seats(p) === 3) play.rules.bonus(p, play, seat, god) // R14, Q31c
}

function forThePeople(p: Position, play: Play, seat: Seat, place: number): void {
  if (p[PEOPLE_STATUE + place] !== 0) return
  p[PEOPLE_STATUE + place] = seat + 1
  add(p, STATUES_LEFT + seat, -1)
  play.emit?.({ type: 'statue', seat, place: PEOPLE[place]! })
  if (place < PEOPLE_PLACES.length) gain(p, play, seat, GOLD, 1, 'statue space')
  play.rules.people[place]!(p, play, seat)
}

/** G5: three points for each of the seat's own pillars in the line of a temple statue. */
function scoreLine(p: Position, play: Play, seat: Seat, place: number): void {
  let pillars = 0
  for (let i = 0; i < 5; i++) if (ownsPillar(p, seat, place === 0 ? 10 + i : i * 5 + 2)) pillars++
  score(p, play, seat, 3 * pillars, 'horus', PEOPLE[place]!)
}

/** What the places for the people of this board bring at once, beside a gold: those at the temple score their line. */
export const PEOPLE_PLACES: Rules['people'] = [
  (p, play, seat) => scoreLine(p, play, seat, 0),
  (p, play, seat) => scoreLine(p, play, seat, 1),
  () => {},
  () => {},
]

export const horusAction: GodAction = { wait: W.horus, why, costs: resources(GRANITE) }
