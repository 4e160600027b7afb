import { clear, type Move, type Position, type Seat } from '@benben/kernel'
import { holdsAnytime } from './blessings.ts'
import { legalChanges } from './changes.ts'
import { playWithDie } from './die-blessings.ts'
import { ANY_RESOURCE, costsOfGod, NO_RESOURCES, type Resources } from './later-costs.ts'
import { isKind, K, named } from './moves.ts'
import { COLOURS, GODS, RA, RESOURCES, SCRIBE, WHEEL_GODS } from './names.ts'
import { canPay, costOf, demandPayment } from './payment.ts'
import { perform, whyNot, WITH_DIE } from './perform.ts'
import { refusal, said, type Ask, type Play, type Wait, type Why } from './play.ts'
import { producedBy } from './printed.ts'
import { produce } from './produce.ts'
import {
  add,
  did,
  DID_ALSO,
  DID_BEGIN,
  DID_CHANGE,
  DID_GOD,
  DID_IDLE,
  DID_MAIN,
  DIE_AS,
  EXTRA,
  FACE_DOWN,
  GOD_VALUE,
  mark,
  stack,
  tokens,
  VALUE,
} from './state.ts'

import { scribesFor } from './possible.ts'
import { canProduce, extrasOf, godOfDie, godValue, hasFace, isAnubis, legalActions } from './reach.ts'

/** The die is taken: what is done with it, at which value, and what is added. */

export const isDone = (p: Position): boolean => did(p, DID_IDLE) || (did(p, DID_MAIN) && p[EXTRA] === 0)

const scratch: Move[] = []
function nothingPossible(p: Position, play: Play, seat: Seat): boolean {
  clear(scratch)
  legalActions(p, play, seat, scratch)
  if (scratch.length === 0) legalChanges(p, play, seat, scratch)
  return scratch.length === 0
}

const ask: Ask = {
  question: (p) => said('tekhenu.use', { value: p[VALUE]!, colour: COLOURS[p[DIE_AS]!] ?? '' }),
  legal: (p, play, seat, out) => {
    legalActions(p, play, seat, out)
    legalChanges(p, play, seat, out)
    // Only what may be played at any time could still make a declared action possible.
    if (out.length === 0) out.push(K.goOn)
  },
  step,
  several: (p, play, seat) =>
    canProduce(p) &&
    (isAnubis(p) || whyNot(p, play, seat, godOfDie(p, play), godValue(p) | WITH_DIE) === undefined),
  tries,
  why,
}

function step(p: Position, play: Play, seat: Seat, move: Move): void {
  if (move === K.goOn) return forfeit(p, play, seat)
  const what = named(move)
  if (isKind(move, K.value)) {
    mark(p, DID_CHANGE)
    const cost = scribesFor(p, what)
    p[VALUE] = what
    play.emit?.({ type: 'changed', seat, value: what, by: cost === 0 ? 'B11' : 'scribes' })
    demandPayment(p, seat, costOf(SCRIBE, cost), 0, 1)
  } else if (isKind(move, K.adjust)) {
    p[GOD_VALUE] = what
    play.emit?.({ type: 'changed', seat, value: what, by: 'T14' })
  } else if (isKind(move, K.play)) {
    playWithDie(p, play, seat, move)
  } else if (move === K.also) {
    mark(p, DID_ALSO | DID_BEGIN)
    const resource = producedBy(p[DIE_AS]!)
    produce(p, play, seat, resource, p[VALUE]! | WITH_DIE, 'T19')
    demandPayment(p, seat, costOf(SCRIBE, 1), 0, 1)
  } else if (isKind(move, K.produce)) {
    mark(p, DID_MAIN | DID_BEGIN)
    produce(p, play, seat, what, p[VALUE]! | WITH_DIE, 'die')
  } else {
    mark(p, DID_BEGIN | DID_GOD | (isKind(move, K.do) ? DID_MAIN : 0))
    if (isKind(move, K.extra)) add(p, EXTRA, -(1 << (2 * what)))
    perform(p, play, seat, what, godValue(p) | WITH_DIE, isKind(move, K.do) ? 'die' : 'extra')
  }
}

function forfeit(p: Position, play: Play, seat: Seat): void {
  if (!did(p, DID_MAIN)) {
    mark(p, DID_MAIN)
    play.emit?.({ type: 'forfeited', seat, action: GODS[godOfDie(p, play)]! })
  }
  for (let god = 0; god < play.rules.gods.length; god++) {
    for (let i = 0; i < extrasOf(p, god); i++) play.emit?.({ type: 'forfeited', seat, action: GODS[god]! })
  }
  p[EXTRA] = 0
}

function tries(p: Position, play: Play): Move[] {
  const all: Move[] = []
  if (!did(p, DID_MAIN)) {
    if (isAnubis(p)) for (let god = 0; god < play.rules.gods.length; god++) all.push(K.do + god)
    else all.push(K.do + godOfDie(p, play))
    for (let resource = 0; resource < RESOURCES.length; resource++) all.push(K.produce + resource)
  }
  for (let god = 0; god < WHEEL_GODS.length; god++) if (extrasOf(p, god) > 0) all.push(K.extra + god)
  if (!did(p, DID_BEGIN) && !did(p, DID_CHANGE))
    for (let to = 1; to <= 6; to++) if (to !== p[VALUE]) all.push(K.value + to)
  return all
}

function why(p: Position, play: Play, seat: Seat, move: Move): Why {
  const what = named(move)
  if (isKind(move, K.do)) {
    if (did(p, DID_MAIN)) return refusal('tekhenu.main-done', 'turn')
    if (!isAnubis(p) && what !== godOfDie(p, play)) {
      return refusal('tekhenu.other-section', 'turn', { god: GODS[godOfDie(p, play)]! })
    }
    return what < play.rules.gods.length ? whyNot(p, play, seat, what, godValue(p) | WITH_DIE) : undefined
  }
  if (isKind(move, K.extra)) {
    return extrasOf(p, what) > 0
      ? whyNot(p, play, seat, what, godValue(p) | WITH_DIE)
      : refusal('tekhenu.not-declared', 'R33')
  }
  if (isKind(move, K.produce)) {
    if (did(p, DID_MAIN)) return refusal('tekhenu.main-done', 'turn')
    if (did(p, DID_ALSO)) return refusal('tekhenu.produced-already', 'R41')
    return producedBy(p[DIE_AS]!) < 0
      ? refusal('tekhenu.gray', 'produce')
      : refusal('tekhenu.other-resource', 'produce', { resource: RESOURCES[producedBy(p[DIE_AS]!)] ?? '' })
  }
  if (isKind(move, K.value)) {
    if (what === p[VALUE]) return refusal('tekhenu.same-value', 'scribes')
    if (did(p, DID_BEGIN) || did(p, DID_CHANGE)) return refusal('tekhenu.changed-once', 'R35')
    if (!hasFace(p, play, what)) return refusal('tekhenu.no-such-face', 'scribes', { value: what })
    const scribes = scribesFor(p, what)
    if (!canPay(p, seat, costOf(SCRIBE, scribes)))
      return refusal('tekhenu.no-scribes', 'scribes', { scribes, held: tokens(p, seat, SCRIBE) })
    return refusal('tekhenu.nothing-at-value', 'R7', { value: what })
  }
  return undefined
}

const mayStillRaise = (p: Position, play: Play): boolean =>
  extrasOf(p, RA) > 0 || (!did(p, DID_MAIN) && (isAnubis(p) || godOfDie(p, play) === RA))

function costsOfMain(p: Position, play: Play): Resources {
  if (did(p, DID_MAIN) || did(p, DID_IDLE)) return NO_RESOURCES
  return isAnubis(p) ? ANY_RESOURCE : costsOfGod(play, godOfDie(p, play))
}

function costsOfExtras(p: Position, play: Play): Resources {
  let costs = NO_RESOURCES
  for (let god = 0; god < play.rules.gods.length; god++)
    if (extrasOf(p, god) > 0) costs |= costsOfGod(play, god)
  return costs
}

export const use: Wait = {
  name: 'use',
  fields: { seat: [0, 3] },
  own: true,
  calm: true,
  costs: (p, play) => costsOfMain(p, play) | costsOfExtras(p, play),
  run: (p, play) => {
    const seat = stack.get(p, 0)
    if (did(p, DID_IDLE) && !did(p, DID_MAIN)) {
      mark(p, DID_MAIN)
      play.emit?.({ type: 'idle', seat })
    }
    if (!isDone(p)) {
      // R58: whether Ra can still be done depends on the tile.
      if (p[FACE_DOWN] !== 0 && mayStillRaise(p, play)) play.rules.turnUp(p, play)
      if (holdsAnytime(p, play, seat) || canProduce(p) || !nothingPossible(p, play, seat)) return true
      forfeit(p, play, seat) // R32
    }
    stack.pop(p)
    return false
  },
  ask,
}
