import type { Position, Seat } from '@benben/kernel'
import {
  D01,
  D02,
  D03,
  D04,
  D05,
  D06,
  D07,
  D08,
  D09,
  D10,
  D11,
  D12,
  D13,
  D14,
  D15,
  D16,
  D17,
  D18,
  D19,
  D20,
  D21,
  D22,
  D23,
  D24,
  T10,
} from './card-ids.ts'
import { pureSum } from './dice.ts'
import { PEOPLE } from './places.ts'
import {
  bitOf,
  cardsOf,
  count,
  DECREE,
  GODS,
  GOLD,
  RESOURCES,
  SCRIBE,
  TECHNOLOGY,
  type Card,
} from './names.ts'
import { symbolsReached } from './populace.ts'
import type { Setting } from './play.ts'
import { symbolOf, type Printed } from './printed.ts'
import type { Worth } from './rules.ts'
import {
  BUILDINGS_LEFT,
  GOD_STATUE,
  HAPPINESS,
  hasTechnology,
  held,
  ORDER,
  PEOPLE_STATUE,
  turnPlaceOf,
  POPULATION,
  PROCLAIMED,
  seats,
  STATUES_LEFT,
  STATUES_PER_GOD,
  tokens,
  WORKSHOP,
} from './state.ts'
import { housesOf, ownBuildingsInLine, ownsPillar, pillarsOf } from './temple.ts'

/** What each decree is worth, and which choice of them is best. */
const MOST_DECREES = 3

const workshopsIn = (p: Position, seat: Seat, districts: readonly number[]): number => {
  let found = 0
  for (const district of districts) {
    for (let row = 0; row < 6; row++) if (p[WORKSHOP + district * 6 + row] === seat + 1) found++
  }
  return found
}
export const statuesOf = (p: Position, printed: Printed, seat: Seat): number =>
  printed.statues - p[STATUES_LEFT + seat]!
const buildingsOf = (p: Position, printed: Printed, seat: Seat): number =>
  printed.buildings - p[BUILDINGS_LEFT + seat]!

function godStatuesOf(p: Position, seat: Seat): number {
  let found = 0
  for (let i = 0; i < GODS.length * STATUES_PER_GOD; i++) if (p[GOD_STATUE + i] === seat + 1) found++ // Q49
  return found
}

function peopleStatuesOf(p: Position, seat: Seat): number {
  let found = 0
  for (let i = 0; i < PEOPLE.length; i++) if (p[PEOPLE_STATUE + i] === seat + 1) found++ // Q49
  return found
}

/** Symbols the population has reached, for D04. */
export const titheSymbols = (p: Position, printed: Printed, seat: Seat): number =>
  symbolsReached(printed.happinessSymbols, p[POPULATION + seat]!)

/** D04, D07 and D08 count what is left after payments, so the best choice needs them by amounts. */
const tithePoints = (tithes: number): number => 4 * tithes
const scribePoints = (scribes: number): number => 3 * scribes
const treasurePoints = (gold: number, others: number): number => Math.min(20, 2 * gold + others)

function basicTokens(p: Position, seat: Seat): number {
  let sum = 0
  for (let resource = 0; resource < RESOURCES.length; resource++) sum += tokens(p, seat, resource)
  return sum
}

export const WORTH: Readonly<Record<Card, Worth>> = {
  [D01]: (p, _printed, seat) => 3 * count(held(p, TECHNOLOGY, seat)),
  // R27: among all decrees held.
  [D02]: (p, printed, seat) =>
    4 * new Set(cardsOf(held(p, DECREE, seat)).map((card) => symbolOf(printed, card))).size,
  [D03]: () => 0,
  [D04]: (_p, _printed, _seat, tithes) => tithePoints(tithes),
  [D05]: (p, printed, seat) => 4 * symbolsReached(printed.happinessSymbols, p[HAPPINESS + seat]!),
  [D06]: (p, _printed, seat) => {
    let lowest = p[HAPPINESS + seat]!
    for (let other = 0; other < seats(p); other++) lowest = Math.min(lowest, p[HAPPINESS + other]!)
    return p[HAPPINESS + seat]! - lowest
  },
  [D07]: (p, _printed, seat) => scribePoints(tokens(p, seat, SCRIBE)),
  [D08]: (p, _printed, seat) => treasurePoints(tokens(p, seat, GOLD), basicTokens(p, seat)),
  [D09]: (p, _printed, seat) => 3 * workshopsIn(p, seat, [2, 3]),
  [D10]: (p, _printed, seat) => 3 * workshopsIn(p, seat, [0, 1]),
  [D11]: (p, _printed, seat) => 2 * workshopsIn(p, seat, [0, 1, 2, 3]),
  [D12]: (p, _printed, seat) => 3 * housesOf(p, seat),
  [D13]: (p, _printed, seat) => 3 * pillarsOf(p, seat),
  [D14]: (p, printed, seat) => 2 * statuesOf(p, printed, seat) + 2 * housesOf(p, seat),
  [D15]: (p, _printed, seat) => 2 * pillarsOf(p, seat) + 2 * housesOf(p, seat),
  [D16]: (p, _printed, seat) => 4 * godStatuesOf(p, seat),
  [D17]: (p, printed, seat) => 2 * statuesOf(p, printed, seat) + 2 * pillarsOf(p, seat),
  [D18]: (p, printed, seat) => 3 * statuesOf(p, printed, seat),
  [D19]: (p, _printed, seat) => 5 * peopleStatuesOf(p, seat),
  [D20]: (p, _printed, seat) => (p[ORDER] === seat ? 10 : turnPlaceOf(p, seat) === 1 ? 5 : 0),
  [D21]: (p, printed, seat) => buildingsOf(p, printed, seat),
  [D22]: (p, _printed, seat) => (pureSum(p, seat) + 1) >> 1,
  [D23]: () => 0,
  // R27: buildings one each, pillars by own buildings in line; statues are left out.
  [D24]: (p, _printed, seat) => {
    let points = housesOf(p, seat)
    for (let space = 0; space < 25; space++)
      if (ownsPillar(p, seat, space)) points += ownBuildingsInLine(p, seat, space)
    return points
  },
}

export const decreePoints = (p: Position, at: Setting, seat: Seat, card: Card, tithes: number): number =>
  at.rules.worth[card]!(p, at.printed, seat, tithes)

/** A choice of decrees and what it brings. */
export interface DecreeChoice {
  readonly cards: readonly Card[]
  readonly doubled: Card
  readonly points: number
}

/** R26: D23 uses up one of the three. */
export const mostDecrees = (p: Position, seat: Seat): number =>
  MOST_DECREES - (p[PROCLAIMED] === seat + 1 ? 1 : 0)

/** What has used up its symbol: the chosen decrees, and D23 once it is played (TK10). */
export const usedUp = (p: Position, seat: Seat, chosen: number): Card[] =>
  cardsOf(p[PROCLAIMED] === seat + 1 ? chosen | bitOf(D23) : chosen)

/** Decrees a seat may score beside the chosen ones: each of another symbol; D23 has had its moment (R26). */
export function scorable(p: Position, printed: Printed, seat: Seat, chosen: number): Card[] {
  if (count(chosen) >= mostDecrees(p, seat)) return []
  const used = new Set(usedUp(p, seat, chosen).map((card) => symbolOf(printed, card)))
  return cardsOf(held(p, DECREE, seat) & ~chosen & ~bitOf(D23)).filter(
    (card) => !used.has(symbolOf(printed, card)),
  )
}

/**
 * The best choice of decrees that keeps to those chosen already (R28); with `closed` nothing is added to them, and
 * without `doubling` D03 scores none of them again.
 */
export function bestDecrees(
  p: Position,
  at: Setting,
  seat: Seat,
  chosen = 0,
  closed = false,
  doubling = true,
): DecreeChoice {
  const { printed } = at
  const set = cardsOf(chosen)
  const open = closed ? [] : scorable(p, printed, seat, chosen)
  const most = mostDecrees(p, seat)
  // What each brings by itself, counted once.
  const plain: number[] = []
  for (const card of [...set, ...open]) plain[card] = isPaidFor(card) ? 0 : decreePoints(p, at, seat, card, 0)

  let best: DecreeChoice = { cards: [], doubled: 0, points: -1 }
  const weigh = (doubled: Card): void => {
    const points = worthOf(p, printed, seat, set, plain, doubled)
    if (points > best.points) best = { cards: set.toSorted((a, b) => a - b), doubled, points }
  }
  const consider = (from: number): void => {
    weigh(0)
    if (doubling && set.includes(D03)) for (const card of set) if (card !== D03) weigh(card)
    if (set.length >= most) return
    for (let i = from; i < open.length; i++) {
      const symbol = symbolOf(printed, open[i]!)
      if (set.some((card) => symbolOf(printed, card) === symbol)) continue
      set.push(open[i]!)
      consider(i + 1)
      set.pop()
    }
  }
  consider(0)
  return best
}

const isPaidFor = (card: Card): boolean => card === D04 || card === D07 || card === D08

/** What a set of decrees brings, with D03's gold and D04's tithes paid as well as can be; −1 where they cannot be paid. */
function worthOf(
  p: Position,
  printed: Printed,
  seat: Seat,
  set: readonly Card[],
  plain: readonly number[],
  doubled: Card,
): number {
  let points = 0
  for (const card of set) points += plain[card]! * (card === doubled ? 2 : 1)
  if (doubled === 0 && !set.some(isPaidFor)) return points

  const times = (card: Card): number => (!set.includes(card) ? 0 : card === doubled ? 2 : 1)
  const [tithed, scribed, treasured] = [times(D04), times(D07), times(D08)]
  const [gold, basic, scribes] = [tokens(p, seat, GOLD), basicTokens(p, seat), tokens(p, seat, SCRIBE)]
  // T10: scribes stand for gold.
  const lent = hasTechnology(p, seat, T10) ? scribes : 0
  const price = doubled === 0 ? 0 : 2
  const symbols = tithed === 0 ? 0 : tithed * titheSymbols(p, printed, seat)
  let best = -1
  for (let lentToDouble = Math.max(0, price - gold); lentToDouble <= Math.min(price, lent); lentToDouble++) {
    for (let tithes = 0; tithes <= symbols; tithes++) {
      for (let lentToTithe = 0; lentToTithe <= Math.min(tithes, lent - lentToDouble); lentToTithe++) {
        const fromBasic = Math.min(basic, tithes - lentToTithe)
        const goldLeft = gold - (price - lentToDouble) - (tithes - lentToTithe - fromBasic)
        if (goldLeft < 0) continue
        const left =
          tithePoints(tithes) +
          scribed * scribePoints(scribes - lentToDouble - lentToTithe) +
          treasured * treasurePoints(goldLeft, basic - fromBasic)
        best = Math.max(best, left)
      }
    }
  }
  return best < 0 ? -1 : points + best
}
