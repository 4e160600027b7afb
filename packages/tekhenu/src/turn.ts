import type { Position, Seat } from '@benben/kernel'
import { holdsAnytime } from './blessings.ts'
import { rollInto } from './dice.ts'
import { W } from './kinds.ts'
import { beginMaat } from './maat.ts'
import { refill as refillMarket } from './market.ts'
import { K } from './moves.ts'
import { GODS, SECTIONS, SHADED, SUNNY } from './names.ts'
import { said, type Play, type Wait } from './play.ts'
import {
  ACTIVE,
  add,
  ANUBIS_CALLED,
  EXTRA,
  FACE_DOWN,
  lightAt,
  ORDER,
  ROUND,
  seats,
  stack,
  TURN,
  WHEEL,
} from './state.ts'
import { LAST_ROUND, ROUNDS_PER_MAAT, ROUNDS_PER_ROTATION } from './calendar.ts'

/** Rounds, turns and rotations. */

export function beginRound(p: Position, play: Play): void {
  add(p, ROUND, 1)
  p[TURN] = 0
  play.emit?.({ type: 'round', round: p[ROUND]! })
  stack.push(p, W.turn)
}

/** A seat's turn: a die, what is done with it, the end; then whoever is next. */
export const turn: Wait = {
  name: 'turn',
  fields: {},
  bottom: true,
  run: (p, play) => {
    stack.pop(p)
    const seat = p[ORDER + p[TURN]!]!
    p[ACTIVE] = seat
    p.fill(0, ANUBIS_CALLED, EXTRA + 1)
    play.emit?.({ type: 'turn', seat })
    stack.push(p, W.next)
    stack.push(p, W['end-turn'], seat)
    stack.push(p, W.take, seat)
    return false
  },
}

/** Asked of seats that end their turns by hand, and of those who may still play B07 or B08. */
export const endTurn: Wait = {
  name: 'end-turn',
  fields: { seat: [0, 3] },
  calm: true,
  always: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    if (play.pause(seat) || holdsAnytime(p, play, seat)) return true
    close(p, play, seat)
    return false
  },
  ask: {
    question: () => said('tekhenu.end-turn'),
    legal: (_p, _play, _seat, out) => {
      out.push(K.endTurn)
    },
    step: close,
  },
}

export function close(p: Position, play: Play, seat: Seat): void {
  stack.pop(p)
  p[ACTIVE] = -1
  p.fill(0, ANUBIS_CALLED, EXTRA + 1)
  play.emit?.({ type: 'turn-ended', seat })
  if (p[FACE_DOWN] !== 0) play.rules.turnUp(p, play) // R58
  refillMarket(p, play)
}

export const next: Wait = {
  name: 'next',
  fields: {},
  bottom: true,
  run: (p, play) => {
    stack.pop(p)
    if (p[TURN]! + 1 < seats(p)) {
      add(p, TURN, 1)
      stack.push(p, W.turn)
    } else if (p[ROUND]! % ROUNDS_PER_ROTATION === 0) rotate(p, play)
    else beginRound(p, play)
    return false
  },
}

/** The shadow moves one section on; every second time Maat weighs the deeds first. */
function rotate(p: Position, play: Play): void {
  p[WHEEL] = (p[WHEEL]! + 1) % SECTIONS
  const sunny = play.printed.godAt.filter(
    (_, section) => section < SECTIONS && lightAt(p, play.printed.lights, section) === SUNNY,
  )
  play.emit?.({ type: 'rotated', sunny: sunny.map((god) => GODS[god]!) })
  if (p[ROUND] !== LAST_ROUND) stack.push(p, W.refill)
  if (p[ROUND]! % ROUNDS_PER_MAAT === 0) beginMaat(p, play)
}

/** New dice for the two shaded sections, first for the one the arrow points towards. */
export const refill: Wait = {
  name: 'refill',
  fields: {},
  bottom: true,
  run: (p, play) => {
    stack.pop(p)
    for (let i = 0; i < SECTIONS; i++) {
      const section = (p[WHEEL]! + i) % SECTIONS
      if (lightAt(p, play.printed.lights, section) === SHADED) rollInto(p, play, section, seats(p))
    }
    beginRound(p, play)
    return false
  },
}
