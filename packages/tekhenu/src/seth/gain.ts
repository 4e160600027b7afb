import type { Position, Seat } from '@benben/kernel'
import { K, named, PRIEST_CHOICE, WARRIOR_CHOICE } from '../moves.ts'
import { GOLD } from '../names.ts'
import { said } from './codes.ts'
import type { Wait } from '../play.ts'
import { stack } from '../state.ts'
import { gain } from '../tokens.ts'
import { CAUSE, causeName, causeOf } from './causes.ts'
import { XW } from './kinds.ts'
import { PRIESTS, TRACK_TOP, WARRIORS } from './state.ts'
import { enlist, ordain } from './warband.ts'

/** Gains of one's choice: resources, and warriors or priests. */

/** The four basic resources; with gold. */
export const BASIC = 0b01111
export const WITH_GOLD = 0b11111

/** All of the same kind, chosen once; otherwise one after the other. */
const ALIKE = 16

export function offerResources(
  p: Position,
  seat: Seat,
  many: number,
  kinds: number,
  by: string,
  alike = false,
): void {
  if (many > 0) stack.push(p, XW.gain, seat, many | (alike ? ALIKE : 0), kinds, causeOf(by))
}

export const resourcesWait: Wait = {
  name: 'seth-gain',
  fields: { seat: [0, 3], left: [1, ALIKE | 9], kinds: [1, WITH_GOLD], cause: CAUSE },
  run: () => true,
  ask: {
    question: (p) => {
      const left = stack.get(p, 1)
      return said((left & ALIKE) === 0 ? 'tekhenu.gain' : 'tekhenu.seth.gain-alike', {
        left: left & ~ALIKE,
        by: causeName(stack.get(p, 3)),
      })
    },
    legal: (p, _play, _seat, out) => {
      for (let token = 0; token <= GOLD; token++)
        if (((stack.get(p, 2) >> token) & 1) === 1) out.push(K.gain + token)
    },
    step: (p, play, seat, move) => {
      const left = stack.get(p, 1)
      const by = causeName(stack.get(p, 3))
      const now = (left & ALIKE) === 0 ? 1 : left & ~ALIKE
      if (now === (left & ~ALIKE)) stack.pop(p)
      else stack.set(p, 1, left - 1)
      gain(p, play, seat, named(move), now, by)
    },
  },
}

/** So many warriors and priests, split as the seat likes. */
export function offerWarband(p: Position, seat: Seat, many: number, by: string): void {
  stack.push(p, XW.muster, seat, many, causeOf(by))
}

export const muster: Wait = {
  name: 'muster',
  fields: { seat: [0, 3], left: [1, 9], cause: CAUSE },
  run: (p) => {
    const seat = stack.get(p, 0)
    // Where both tracks are full the rest is lost, whatever is chosen.
    if (p[WARRIORS + seat] !== TRACK_TOP || p[PRIESTS + seat] !== TRACK_TOP) return true
    stack.pop(p)
    return false
  },
  ask: {
    question: (p) => said('tekhenu.seth.muster', { left: stack.get(p, 1), by: causeName(stack.get(p, 2)) }),
    legal: (_p, _play, _seat, out) => {
      out.push(K.gain + WARRIOR_CHOICE, K.gain + PRIEST_CHOICE)
    },
    step: (p, play, seat, move) => {
      const left = stack.get(p, 1)
      const by = causeName(stack.get(p, 2))
      if (left === 1) stack.pop(p)
      else stack.set(p, 1, left - 1)
      if (named(move) === WARRIOR_CHOICE) enlist(p, play, seat, 1, by)
      else ordain(p, play, seat, 1, by)
    },
  },
}
