import { cells, type Position, type Seat } from '@benben/kernel'
import { T15, T16 } from './card-ids.ts'
import { LAST_ROUND, ROUNDS_PER_MAAT, ROUNDS_PER_SCORING } from './calendar.ts'
import { clearBoards } from './dice.ts'
import { W } from './kinds.ts'
import { faithMove, isKind, K, named } from './moves.ts'
import { FAITH, GOLD } from './names.ts'
import { alone, refusal, said, type Play, type Wait } from './play.ts'
import type { MaatStep, Rules } from './rules.ts'
import {
  add,
  BALANCE,
  DESTINY,
  EXCESS,
  hasTechnology,
  LAID_FAITH,
  ORDER,
  ROUND,
  seats,
  stack,
  tokenCell,
  tokens,
} from './state.ts'
import { gain, score, takeFaith } from './tokens.ts'

/** Maat weighs the deeds: faith, balance, loss, order; then perhaps a scoring, and new destinies. */

export function beginMaat(p: Position, play: Play): void {
  play.emit?.({ type: 'maat', maat: p[ROUND]! / ROUNDS_PER_MAAT })
  // R23: T15's faith comes first.
  for (let seat = 0; seat < seats(p); seat++)
    if (hasTechnology(p, seat, T15) && play.rules.cardsWork(seat)) gain(p, play, seat, FAITH, 2, 'T15')
  for (const { wait, isDue } of play.rules.maat.toReversed()) if (isDue(p)) stack.push(p, wait)
}

const always = (): boolean => true

/** The steps of a Maat phase, the scoring within it included. */
export const MAAT: readonly MaatStep[] = [
  { wait: W.faith, isDue: always },
  { wait: W.weigh, isDue: always },
  { wait: W.proclaim, isDue: (p) => p[ROUND] === LAST_ROUND },
  { wait: W.scoring, isDue: (p) => p[ROUND]! % ROUNDS_PER_SCORING === 0 },
  { wait: W['after-maat'], isDue: always },
]

const seatOf = (p: Position): Seat => p[ORDER + stack.get(p, 0)]!

/** R22: seat by seat in turn order, openly. */
export const faith: Wait = {
  name: 'faith',
  fields: { place: [0, 4] },
  calm: true,
  run: (p) => {
    while (stack.get(p, 0) < seats(p)) {
      if (tokens(p, seatOf(p), FAITH) > 0) return true
      stack.set(p, 0, stack.get(p, 0) + 1)
    }
    stack.pop(p)
    return false
  },
  seats: (p) => alone(seatOf(p)),
  ask: {
    question: (p, play, seat) =>
      said('tekhenu.faith', { faith: tokens(p, seat, FAITH), balance: play.rules.balance(p, seat) }),
    legal: (p, _play, seat, out) => {
      const held = tokens(p, seat, FAITH)
      for (let amount = -held; amount <= held; amount++) out.push(faithMove(amount))
    },
    several: () => true,
    step: (p, play, seat, move) => {
      const packed = named(move)
      const amount = packed & 1 ? -(packed >> 1) : packed >> 1
      add(p, tokenCell(seat, FAITH), -Math.abs(amount))
      p[LAID_FAITH + seat] = amount
      stack.set(p, 0, stack.get(p, 0) + 1)
      play.emit?.({ type: 'faith', seat, amount })
    },
    why: (p, _play, seat, move) =>
      isKind(move, K.faith)
        ? refusal('tekhenu.no-faith', 'maat', { faith: tokens(p, seat, FAITH) })
        : undefined,
  },
}

/** Points a negative balance costs. */
export const balanceLoss = (balance: number): number =>
  balance > -3 ? 0 : balance > -6 ? 1 : balance > -9 ? 2 : 3

/** A negative balance costs points. */
export const judge: Rules['judge'] = (p, play, seat, balance) =>
  score(p, play, seat, -balanceLoss(balance), 'maat', 'balance')

/** The Ankh that breaks ties: of the destiny card, or T15's. */
export const ankhOf = (p: Position, seat: Seat): number =>
  hasTechnology(p, seat, T15) ? 5 : p[DESTINY + seat]! - 1

export const weigh: Wait = {
  name: 'weigh',
  fields: {},
  run: (p, play) => {
    stack.pop(p)
    for (let place = 0; place < seats(p); place++) {
      const seat = p[ORDER + place]!
      const balance = play.rules.balance(p, seat)
      p[BALANCE + seat] = balance
      play.emit?.({ type: 'weighed', seat, balance })
      play.rules.judge(p, play, seat, balance)
    }
    for (let place = 1; place < seats(p); place++) moveUp(p, play, place)
    if (play.emit !== undefined) tellOrder(p, play, play.emit)
    return false
  },
}

/** The new turn order, and which ties the Ankhs have broken. */
function tellOrder(p: Position, play: Play, emit: NonNullable<Play['emit']>): void {
  const order = cells(p, ORDER, seats(p))
  const groups = Map.groupBy(order, (seat) => Math.abs(p[BALANCE + seat]!))
  const ties = [...groups.values()]
    .filter((tied) => tied.length > 1)
    .map((tied) => tied.map((seat) => ({ seat, ankh: play.rules.ankh(p, seat) })))
  emit({ type: 'order', order, ...(ties.length === 0 ? {} : { ties }) })
}

/** Moves the seat at a place of the turn order before those in front of it whose scales are further from balance. */
function moveUp(p: Position, play: Play, from: number): void {
  const seat = p[ORDER + from]!
  let place = from
  for (; place > 0 && isBefore(p, play, seat, p[ORDER + place - 1]!); place--)
    p[ORDER + place] = p[ORDER + place - 1]!
  p[ORDER + place] = seat
}

function isBefore(p: Position, play: Play, seat: Seat, other: Seat): boolean {
  const nearer = Math.abs(p[BALANCE + other]!) - Math.abs(p[BALANCE + seat]!)
  return nearer > 0 || (nearer === 0 && play.rules.ankh(p, seat) > play.rules.ankh(p, other))
}

/** T16 (R23): two points for the first in turn order, a gold for the last. */
function payFirstAndLast(p: Position, play: Play): void {
  const first = p[ORDER]!
  const last = p[ORDER + seats(p) - 1]!
  const has = (seat: Seat): boolean => hasTechnology(p, seat, T16) && play.rules.cardsWork(seat)
  if (has(first)) score(p, play, first, 2, 'technologies', 'T16')
  if (has(last)) gain(p, play, last, GOLD, 1, 'T16')
}

/** The scales are cleared and destinies chosen anew; after the last scoring neither (R24). */
export const afterMaat: Wait = {
  name: 'after-maat',
  fields: { stage: [0, 1] },
  bottom: true,
  run: (p, play) => {
    const stage = stack.get(p, 0)
    stack.pop(p)
    if (p[ROUND] === LAST_ROUND || stage === 1) {
      payFirstAndLast(p, play)
      if (p[ROUND] !== LAST_ROUND) return false
      stack.push(p, W.finish)
      stack.push(p, W.decrees, 0)
      return false
    }
    clearBoards(p, seats(p))
    for (let seat = 0; seat < seats(p); seat++) {
      p[EXCESS + seat] = 0
      p[LAID_FAITH + seat] = 0
      takeFaith(p, seat)
      p[DESTINY + seat] = 0
    }
    play.emit?.({ type: 'cleared' })
    play.emit?.({ type: 'destinies-returned' })
    stack.push(p, W['after-maat'], 1)
    stack.push(p, W.destiny, 0)
    return false
  },
}
