import type { Move, Position, Seat } from '@benben/kernel'
import {
  B01,
  B02,
  B03,
  B04,
  B05,
  B06,
  B21,
  cardsAt,
  firstOfPair,
  maskAt,
  type CardOf,
} from './blessing-cards.ts'
import { firstHeld, playBlessing } from './blessings.ts'
import { T12, T13, T17, T24 } from './card-ids.ts'
import { W } from './kinds.ts'
import { cardPlayed, isKind, K, named, playMove } from './moves.ts'
import {
  BLESSING,
  blessing,
  BREAD,
  cardsOf,
  count,
  GOLD,
  GRANITE,
  LIMESTONE,
  PAPYRUS,
  RESOURCES,
  SCRIBE,
  type Card,
  type Resource,
} from './names.ts'
import { HOW, maybeLowestDie, valueOf, WITH_DIE } from './perform.ts'
import { said, type Ask, type Play, type Wait } from './play.ts'
import { add, EXCESS, hasTechnology, held, productionCell, stack } from './state.ts'
import { fires, mayFire } from './technologies.ts'
import { gain, score } from './tokens.ts'

/** Produce Resources: as many as the value; what the track does not carry is excess and taints. */

/** Tokens that come while producing, never excess (R19), or how many times more the production is done. */
interface Effect {
  readonly token: number
  readonly amount: number
  readonly again: number
}
const gift = (token: number, amount: number): Effect => ({ token, amount, again: 0 })

const EFFECTS: Readonly<Record<CardOf<'producing'>, Effect>> = {
  [B01]: gift(LIMESTONE, 4),
  [B02]: gift(GRANITE, 4),
  [B03]: gift(BREAD, 4),
  [B04]: gift(PAPYRUS, 4),
  [B05]: gift(GOLD, 3),
  [B06]: gift(SCRIBE, 2),
  // B21, B22: the production is done twice.
  [B21]: { token: GOLD, amount: 0, again: 1 },
}
const OFFERED = cardsAt('producing')
const PLAYABLE = maskAt('producing')
const effectOf = (card: Card): Effect => EFFECTS[firstOfPair(card) as CardOf<'producing'>]

/** The frame: resource; how; times to do it (one more for each B21, B22), and whether T13 has been used. */
export function produce(
  p: Position,
  play: Play,
  seat: Seat,
  resource: Resource,
  how: number,
  by: string,
): void {
  play.emit?.({ type: 'action', seat, action: RESOURCES[resource]!, value: valueOf(how), by })
  stack.push(p, W.produce, seat, resource, how, 1)
}

/** The most that a production with a die could bring, with T13 and every blessing there is for it. */
export function mostProduced(
  p: Position,
  play: Play,
  seat: Seat,
  resource: Resource,
  value: number,
): number[] {
  const brought = [0, 0, 0, 0, 0, 0]
  const cards = playable(p, seat)
  const spread = hasTechnology(p, seat, T13) ? 2 : 0
  let times = 1
  for (const card of cardsOf(cards)) {
    const { token, amount, again } = effectOf(card)
    brought[token] = brought[token]! + amount
    times += again
  }
  const extra = !mayFire(p, play, seat, T13) ? 0 : play.rules.oncePerTurn ? 1 : times
  brought[resource] =
    brought[resource]! + times * Math.min(value + spread, p[productionCell(seat, resource)]!) + extra
  if (hasTechnology(p, seat, T24)) brought[GOLD] = brought[GOLD]! + count(cards)
  return brought
}

const ADJUSTED = 8
const playable = (p: Position, seat: Seat): number => held(p, BLESSING, seat) & PLAYABLE
const mayAdjust = (p: Position, seat: Seat): boolean =>
  hasTechnology(p, seat, T13) && (stack.get(p, 2) & WITH_DIE) !== 0 && (stack.get(p, 3) & ADJUSTED) === 0

const ask: Ask = {
  question: (p) =>
    said('tekhenu.produce', { resource: RESOURCES[stack.get(p, 1)]!, value: valueOf(stack.get(p, 2)) }),
  legal: (p, _play, seat, out) => {
    out.push(K.goOn)
    // G2: by up to 2.
    if (mayAdjust(p, seat)) {
      const value = valueOf(stack.get(p, 2))
      for (let to = Math.max(1, value - 2); to <= Math.min(6, value + 2); to++)
        if (to !== value) out.push(K.value + to)
    }
    if (playable(p, seat) === 0) return
    for (const card of OFFERED) {
      const first = firstHeld(p, seat, card)
      if (first !== 0) out.push(playMove(first))
    }
  },
  several: () => true,
  step: (p, play, seat, move: Move) => {
    if (move === K.goOn) yieldAll(p, play, seat)
    else if (isKind(move, K.value)) {
      stack.set(p, 2, (stack.get(p, 2) & ~7) | named(move)) // R49
      stack.set(p, 3, stack.get(p, 3) | ADJUSTED)
      play.emit?.({ type: 'changed', seat, value: named(move), by: 'T13' })
    } else {
      const card = cardPlayed(move)
      const { token, amount, again } = effectOf(card)
      playBlessing(p, play, seat, card)
      stack.set(p, 3, stack.get(p, 3) + again)
      gain(p, play, seat, token, amount, blessing(card))
    }
  },
}

export const produceWait: Wait = {
  name: 'produce',
  fields: { seat: [0, 3], resource: [0, 3], how: HOW, times: [1, 11] },
  nests: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    if (playable(p, seat) !== 0 || mayAdjust(p, seat)) return true
    yieldAll(p, play, seat)
    return false
  },
  ask,
}

function yieldAll(p: Position, play: Play, seat: Seat): void {
  const resource = stack.get(p, 1)
  const how = stack.get(p, 2)
  const times = stack.get(p, 3) & 7
  stack.pop(p)
  for (let i = 0; i < times; i++) yieldOnce(p, play, seat, resource, how)
}

function yieldOnce(p: Position, play: Play, seat: Seat, resource: Resource, how: number): void {
  const value = valueOf(how)
  const kept = Math.min(value, p[productionCell(seat, resource)]!)
  const excess = value - kept
  maybeLowestDie(p, play, seat, how)
  add(p, EXCESS + seat, excess) // R19
  play.emit?.({ type: 'produced', seat, resource: RESOURCES[resource]!, kept, excess })
  gain(p, play, seat, resource, kept, 'production')
  if (excess > 0 && fires(p, play, seat, T12)) score(p, play, seat, excess, 'technologies', 'T12')
  if (fires(p, play, seat, T13)) gain(p, play, seat, resource, 1, 'T13')
  if (resource === BREAD && fires(p, play, seat, T17)) score(p, play, seat, 2, 'technologies', 'T17')
}
