import type { Position, Seat } from '@benben/kernel'
import { W } from './kinds.ts'
import { ANY_RESOURCE } from './later-costs.ts'
import { isKind, K, named } from './moves.ts'
import { GODS, RESOURCES } from './names.ts'
import { perform, WAIVED, whyNot } from './perform.ts'
import { chose, said, type Play, type Wait } from './play.ts'
import { produce } from './produce.ts'
import { PENDING, stack } from './state.ts'

/** Any one action of any value without a die: the 21st happiness (R21), or D23 (R50). */

/** What the action comes from. */
const [D23_PAYS, HAPPINESS_PAYS] = ['D23', 'happiness 21'] as const

/** Pushes the action that waits for a seat, if any does. */
export function maybePutOff(p: Position, order: readonly Seat[]): boolean {
  for (const seat of order) {
    if (p[PENDING + seat] === 0) continue
    p[PENDING + seat] = 0
    stack.push(p, W['free-action'], seat, 0)
    return true
  }
  return false
}

const canAtSomeValue = (p: Position, play: Play, seat: Seat, god: number, flags: number): boolean => {
  for (let value = 1; value <= 6; value++)
    if (whyNot(p, play, seat, god, value | flags) === undefined) return true
  return false
}

export const freeAction: Wait = {
  name: 'free-action',
  fields: { seat: [0, 3], waived: [0, 1] },
  costs: () => ANY_RESOURCE,
  run: () => true,
  ask: {
    question: (p) =>
      stack.get(p, 1) === 1 ? said('tekhenu.free-d23') : said('tekhenu.free-action', { by: HAPPINESS_PAYS }),
    legal: (p, play, seat, out) => {
      const flags = stack.get(p, 1) === 1 ? WAIVED : 0
      // Q69
      for (let god = 0; god < play.rules.gods.length; god++) {
        if (canAtSomeValue(p, play, seat, god, flags)) out.push(K.do + god)
      }
      for (let resource = 0; resource < RESOURCES.length; resource++) out.push(K.produce + resource)
    },
    step: (p, play, seat, move) => {
      chose(play, seat, move)
      const waived = stack.get(p, 1)
      stack.pop(p)
      stack.push(
        p,
        W['free-value'],
        seat,
        isKind(move, K.do) ? named(move) : GODS.length + named(move),
        waived,
      )
    },
    tries: (_p, play) => play.rules.gods.map((_, god) => K.do + god),
    why: (p, play, seat, move) =>
      isKind(move, K.do) && named(move) < play.rules.gods.length
        ? whyNot(p, play, seat, named(move), 1 | (stack.get(p, 1) === 1 ? WAIVED : 0))
        : undefined,
  },
}

export const freeValue: Wait = {
  name: 'free-value',
  fields: { seat: [0, 3], action: [0, 10], waived: [0, 1] },
  run: (p, play) => {
    const action = stack.get(p, 1)
    if (action >= GODS.length) return true
    if (canAtSomeValue(p, play, stack.get(p, 0), action, stack.get(p, 2) === 1 ? WAIVED : 0)) return true
    stack.pop(p)
    return false
  },
  ask: {
    question: (p) => {
      const action = stack.get(p, 1)
      return said('tekhenu.free-value', {
        action: GODS[action] ?? RESOURCES[action - GODS.length]!,
        by: stack.get(p, 2) === 1 ? D23_PAYS : HAPPINESS_PAYS,
      })
    },
    legal: (p, play, seat, out) => {
      const action = stack.get(p, 1)
      const flags = stack.get(p, 2) === 1 ? WAIVED : 0
      for (let value = 1; value <= 6; value++) {
        if (action >= GODS.length || whyNot(p, play, seat, action, value | flags) === undefined)
          out.push(K.value + value)
      }
    },
    step: (p, play, seat, move) => {
      const action = stack.get(p, 1)
      const waived = stack.get(p, 2) === 1
      const how = named(move) | (waived ? WAIVED : 0)
      stack.pop(p)
      const by = waived ? D23_PAYS : HAPPINESS_PAYS
      if (action >= GODS.length) produce(p, play, seat, action - GODS.length, how, by)
      else perform(p, play, seat, action, how, by)
    },
    tries: () => [1, 2, 3, 4, 5, 6].map((value) => K.value + value),
    why: (p, play, seat, move) =>
      isKind(move, K.value) && stack.get(p, 1) < GODS.length
        ? whyNot(p, play, seat, stack.get(p, 1), named(move) | (stack.get(p, 2) === 1 ? WAIVED : 0))
        : undefined,
  },
}
