import type { Position, Seat } from '@benben/kernel'
import type { Ability } from '../edition.ts'
import { NO_RESOURCES, type Resources } from '../later-costs.ts'
import { draw, hold } from '../market.ts'
import { K, named } from '../moves.ts'
import {
  BLESSING,
  cardName,
  conquestName,
  OSIRIS,
  RESOURCES,
  TECHNOLOGY,
  THOTH,
  tileName,
  type Family,
} from '../names.ts'
import { whyNot } from '../perform.ts'
import { said } from './codes.ts'
import { chose, type Play, type Wait } from '../play.ts'
import { tileOf } from '../printed.ts'
import type { Rules } from '../rules.ts'
import { stack } from '../state.ts'
import { tileAt } from '../temple.ts'
import { activate, costsOfAbility, costsOfAction, offering } from '../tiles.ts'
import { gain } from '../tokens.ts'
import { BASIC, offerResources } from './gain.ts'
import { XW } from './kinds.ts'
import { A06, A07, showCards } from './pick.ts'
import { CONQUEST } from './state.ts'

/** What conquest tiles bring in place of the reward they hide: all of it in Ra, a share of it in Hathor. */
const [A05, A08, A09] = [5, 8, 9] as const
const A08_VALUE = 1
const A09_VALUE = 5

/** Ra: a pillar is raised on the tile. Q22c: only resources are doubled. */
function reward(p: Position, play: Play, seat: Seat, tile: number, doubled: boolean): void {
  const by = `conquest ${conquestName(tile)}`
  const times = doubled ? 2 : 1
  if (tile < A05) {
    // Q68
    play.printed.seth.conquests[tile - 1]!.forEach((many, resource) =>
      gain(p, play, seat, resource, times * many, by),
    )
  } else if (tile === A05) offerResources(p, seat, times * 3, BASIC, by, true)
  else if (tile === A06) showCards(p, play, seat, TECHNOLOGY, 2)
  else if (tile === A07) showCards(p, play, seat, BLESSING, 3)
  else if (tile === A08) offer(p, play, seat, THOTH, A08_VALUE)
  else offer(p, play, seat, OSIRIS, A09_VALUE)
}

/** A08 offers Thoth, whose refreshes cost papyrus; Osiris costs nothing that gold could pay. */
const costsOfReward = (p: Position, play: Play, seat: Seat, space: number): Resources =>
  p[CONQUEST + space] === A08 ? costsOfAction(p, play, seat, THOTH, A08_VALUE) : NO_RESOURCES

/** Ra raises a pillar on what may be such a tile. */
export const placeTileOnConquest = (placeTile: Wait): Wait => ({
  ...placeTile,
  costs: (p, play, level) =>
    costsOfReward(p, play, stack.getAt(p, level, 0), stack.getAt(p, level, 2) >> 2) |
    (placeTile.costs?.(p, play, level) ?? NO_RESOURCES),
})

/** Q22d: an action may be declined; one that cannot be done is lost. */
function offer(p: Position, play: Play, seat: Seat, god: number, how: number): void {
  if (whyNot(p, play, seat, god, how) === undefined) stack.push(p, XW.offer, seat, god, how)
}

export const offerWait = offering(
  'conquest-offer',
  (god) => `conquest ${conquestName(god === THOTH ? A08 : A09)}`,
)

const DOUBLE: Ability = 'double covered reward'
const ACTIONS: ReadonlySet<Ability> = new Set<Ability>(['thoth 1', 'horus 1-3', 'osiris 3'])
const POINTS: ReadonlySet<Ability> = new Set<Ability>([
  'vp+1',
  'vp+1 per matching edge',
  'vp+1 per building in line',
])

/** TS2: whether the order of reward and ability can matter, so that the seat says which comes first. */
const isOrdered = (tile: number, ability: Ability): boolean =>
  ACTIONS.has(ability) ? tile >= A05 : tile >= A08 && ability !== DOUBLE && !POINTS.has(ability)

/** The points have been paid when this comes (C15). */
export const coverWith =
  (cover: Rules['cover']): Rules['cover'] =>
  (p, play, seat, laid) => {
    const { space, tile, ability } = laid
    const conquest = p[CONQUEST + space]!
    if (conquest === 0) return cover(p, play, seat, laid)
    if (ability !== null && isOrdered(conquest, ability)) {
      stack.push(p, XW.order, seat, space, 0)
      return
    }
    // Gains without a choice come before the ability; what is chosen waits on top of what the ability left waiting.
    if (ability !== null && conquest >= A05) activate(p, play, seat, tile, ability, laid)
    reward(p, play, seat, conquest, ability === DOUBLE)
    if (ability !== null && conquest < A05) activate(p, play, seat, tile, ability, laid)
  }

const REWARD = 1
const ABILITY = 2
const BOTH = REWARD | ABILITY

/** The frame: space, and what has been done. */
export const order: Wait = {
  name: 'order',
  fields: { seat: [0, 3], space: [0, 24], done: [0, 3] },
  costs: (p, play, level) => {
    const seat = stack.getAt(p, level, 0)
    const space = stack.getAt(p, level, 1)
    const done = stack.getAt(p, level, 2)
    const { ability } = tileOf(play.printed, tileAt(p, space))
    return (
      ((done & REWARD) === 0 ? costsOfReward(p, play, seat, space) : NO_RESOURCES) |
      ((done & ABILITY) === 0 ? costsOfAbility(p, play, seat, ability) : NO_RESOURCES)
    )
  },
  run: (p, play) => {
    const done = stack.get(p, 2)
    if (done === 0) return true
    if (done === BOTH) stack.pop(p)
    else doOne(p, play, BOTH & ~done)
    return false
  },
  ask: {
    question: (p) =>
      said('tekhenu.seth.order', {
        conquest: conquestName(p[CONQUEST + stack.get(p, 1)]!),
        tile: tileName(tileAt(p, stack.get(p, 1))),
      }),
    legal: (_p, _play, _seat, out) => {
      out.push(K.first, K.first + 1)
    },
    step: (p, play, seat, move) => {
      chose(play, seat, move)
      doOne(p, play, named(move) === 0 ? REWARD : ABILITY)
    },
  },
}

function doOne(p: Position, play: Play, which: number): void {
  const seat = stack.get(p, 0)
  const space = stack.get(p, 1)
  stack.set(p, 2, stack.get(p, 2) | which)
  if (which === REWARD) return reward(p, play, seat, p[CONQUEST + space]!, false)
  const tile = tileAt(p, space)
  const { ability } = tileOf(play.printed, tile)
  // Abilities that count edges or buildings bring points only, and come without this question.
  activate(p, play, seat, tile, ability!, { edges: 0, buildings: 0 })
}

/** Hathor: one of each resource shown, one card, nothing from an action (Q22). */
export const reap: NonNullable<Rules['reap']> = (p, play, seat, space) => {
  const tile = p[CONQUEST + space]!
  if (tile === 0) return false
  const by = `conquest ${conquestName(tile)}`
  if (tile < A05) {
    for (let resource = 0; resource < RESOURCES.length; resource++)
      if (play.printed.seth.conquests[tile - 1]![resource]! > 0) gain(p, play, seat, resource, 1, by)
  } else if (tile === A05) offerResources(p, seat, 1, BASIC, by)
  else if (tile === A06) drawTop(p, play, seat, TECHNOLOGY)
  else if (tile === A07) drawTop(p, play, seat, BLESSING)
  return true
}

function drawTop(p: Position, play: Play, seat: Seat, family: Family): void {
  const card = draw(p, play, family)
  if (card === 0) return
  hold(p, seat, family, card)
  play.emit?.({ type: 'kept', seat, card: cardName(family, card) })
}
