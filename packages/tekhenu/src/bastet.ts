import type { Position, Seat } from '@benben/kernel'
import { T06 } from './card-ids.ts'
import { W } from './kinds.ts'
import { resources } from './later-costs.ts'
import { BASTET, GODS, PAPYRUS, SCRIBE } from './names.ts'
import { canPay, costOf, demandPayment, HARVEST } from './payment.ts'
import { HOW, valueOf, WAIVED } from './perform.ts'
import { refusal, type GodAction, type Play, type Wait, type Why } from './play.ts'
import { cheer } from './populace.ts'
import { did, DID_T06, hasTechnology, mark, stack } from './state.ts'
import { gain } from './tokens.ts'

/** Bastet: hold a festival for two papyrus; happiness rises by the value. */
const PRICE = costOf(PAPYRUS, 2)

const NO_PAPYRUS = refusal('tekhenu.no-papyrus', 'bastet', { papyrus: 2 })

const why = (p: Position, _play: Play, seat: Seat, how: number): Why =>
  (how & WAIVED) !== 0 || canPay(p, seat, PRICE, HARVEST) ? undefined : NO_PAPYRUS

export const bastet: Wait = {
  name: 'bastet',
  fields: { seat: [0, 3], how: HOW },
  nests: true,
  run: (p) => {
    const seat = stack.get(p, 0)
    const how = stack.get(p, 1)
    stack.pop(p)
    stack.push(p, W.festival, seat, how)
    if ((how & WAIVED) === 0) demandPayment(p, seat, PRICE, HARVEST)
    return false
  },
}

export const festival: Wait = {
  name: 'festival',
  fields: { seat: [0, 3], how: HOW },
  nests: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    const value = valueOf(stack.get(p, 1))
    stack.pop(p)
    cheer(p, play, seat, value, GODS[BASTET])
    if (value <= 2) gain(p, play, seat, SCRIBE, 2, GODS[BASTET])
    else if (value <= 4) gain(p, play, seat, SCRIBE, 1, GODS[BASTET])
    maybeCheerOnce(p, play, seat)
    return false
  },
}

/** R8: the happiness of T06 comes after the festival; where technologies answer once a turn, so does this part of it. */
function maybeCheerOnce(p: Position, play: Play, seat: Seat): void {
  if (!hasTechnology(p, seat, T06) || (play.rules.oncePerTurn && did(p, DID_T06))) return // TS10
  if (play.rules.oncePerTurn) mark(p, DID_T06)
  cheer(p, play, seat, 1, 'T06')
}

export const bastetAction: GodAction = { wait: W.bastet, why, anyValue: true, costs: resources(PAPYRUS) }
