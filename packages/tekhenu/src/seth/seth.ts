import type { Position, Seat } from '@benben/kernel'
import { GODS, GOLD, RED, SCRIBE, SETH } from '../names.ts'
import { HOW, valueOf } from '../perform.ts'
import { refusals } from '../codes.ts'
import { refusal } from './codes.ts'
import type { GodAction, Play, Wait, Why } from '../play.ts'
import { cheer, grow } from '../populace.ts'
import { add, BUILDINGS_LEFT, PEOPLE_STATUE, stack } from '../state.ts'
import { gain, score } from '../tokens.ts'
import { coming } from './die.ts'
import { emitSeth } from './events.ts'
import { BASIC, offerResources } from './gain.ts'
import { XW } from './kinds.ts'
import { canLevy, demandWarriors } from './levy.ts'
import { freeIn, ownsIn, priceOf } from './regions.ts'
import { BLOOD, regionCell } from './state.ts'
import { FIRST_COLUMN } from './statues.ts'
import { ordain } from './warband.ts'

/** Seth: send warriors into the region of the value and build there, at the price of blood. */

const NO_BUILDING_LEFT = refusal('tekhenu.no-building-left', 'limits')
const regionOwn = refusals((region) => refusal('tekhenu.seth.region-own', 'seth', { region }))
const regionFull = refusals((region) => refusal('tekhenu.seth.region-full', 'seth', { region }))
const noWarriors = refusals((warriors) => refusal('tekhenu.seth.no-warriors', 'seth', { warriors }))

function why(p: Position, _play: Play, seat: Seat, how: number): Why {
  if (p[BUILDINGS_LEFT + seat] === 0) return NO_BUILDING_LEFT
  const region = valueOf(how)
  if (ownsIn(p, seat, region)) return regionOwn(region)
  const space = freeIn(p, region)
  if (space < 0) return regionFull(region)
  const price = priceOf(p, space)
  return canLevy(p, seat, price, coming(p, how, RED)) ? undefined : noWarriors(price)
}

export const sethAction: GodAction = { wait: XW.seth, why }

export const seth: Wait = {
  name: 'seth',
  fields: { seat: [0, 3], how: HOW },
  run: (p, play) => {
    const seat = stack.get(p, 0)
    const how = stack.get(p, 1)
    stack.pop(p)
    if (why(p, play, seat, how) !== undefined) {
      play.emit?.({ type: 'forfeited', seat, action: GODS[SETH] })
      return false
    }
    const region = valueOf(how)
    stack.push(p, XW.settle, seat, region, 0)
    demandWarriors(p, play, seat, priceOf(p, freeIn(p, region)), GODS[SETH])
    return false
  },
}

/** The building and the region's reward; then the statue below the column, blood and a conquest tile. */
export const settle: Wait = {
  name: 'seth-settle',
  fields: { seat: [0, 3], region: [1, 6], stage: [0, 1] },
  run: (p, play) => {
    const seat = stack.get(p, 0)
    const region = stack.get(p, 1)
    if (stack.get(p, 2) === 0) {
      stack.set(p, 2, 1)
      build(p, play, seat, region)
      giveRegion(p, play, seat, region)
      return false
    }
    stack.pop(p)
    const column = play.printed.seth.columnOf[region - 1]!
    // Q24, Q25: anybody's statue for the people, and only such a one.
    if (p[PEOPLE_STATUE + FIRST_COLUMN + column] !== 0) score(p, play, seat, 3, 'regions', 'column statue')
    add(p, BLOOD + seat, 1)
    emitSeth(play, () => ({ type: 'blood', seat, tokens: p[BLOOD + seat]! }))
    stack.push(p, XW.conquest, seat)
    return false
  },
}

function build(p: Position, play: Play, seat: Seat, region: number): void {
  const space = freeIn(p, region)
  p[regionCell(region, space)] = seat + 1
  add(p, BUILDINGS_LEFT + seat, -1)
  emitSeth(play, () => ({ type: 'settled-region', seat, region, space: space + 1 }))
}

/** What a region brings whoever builds there; the points printed at its spaces come with the scorings. */
export function giveRegion(p: Position, play: Play, seat: Seat, region: number): void {
  const reward = play.printed.seth.regions[region - 1]!
  const by = `region ${region}`
  gain(p, play, seat, GOLD, reward.gold, by)
  gain(p, play, seat, SCRIBE, reward.scribe, by)
  ordain(p, play, seat, reward.priests, by)
  if (reward.population > 0) grow(p, play, seat, reward.population, by)
  if (reward.happiness > 0) cheer(p, play, seat, reward.happiness, by)
  offerResources(p, seat, reward.anyBasicResource, BASIC, by)
}
