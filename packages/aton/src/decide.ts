import {
  at,
  type Choice,
  type Decision,
  type Move,
  type Params,
  type Position,
  type Refusal,
  type RefusedMove,
  type Seat,
} from '@benben/kernel'
import { bitOf, SPACES, spaceName, templeOf, type Space } from './board.ts'
import { holdsCards, standing } from './assign.ts'
import { EXCHANGE, isAssign, isMove, priestMove, readPriest, type Verb } from './moves.ts'
import { isOver } from './end.ts'
import { legal, toAct } from './round.ts'
import { owed } from './scoring.ts'
import { victim } from './priests.ts'
import {
  ASSIGN,
  emptySpaces,
  isReady,
  PLACE,
  priests,
  reach,
  REMOVE,
  reserve,
  RETURN,
  stack,
  TOKEN,
  TURN_END,
} from './state.ts'

/** The careful path: decisions and refusals. */

export const QUESTIONS = [
  'aton.assign',
  'aton.reassign',
  'aton.remove',
  'aton.remove-own',
  'aton.place',
  'aton.return',
  'aton.end-turn',
] as const
export type Question = (typeof QUESTIONS)[number]

export const REFUSALS = [
  'aton.no-such-move',
  'aton.over',
  'aton.not-your-turn',
  'aton.not-asked',
  'aton.not-in-hand',
  'aton.same-assignment',
  'aton.exchange-spent',
  'aton.beyond-reach',
  'aton.space-taken',
  'aton.space-empty',
  'aton.must-be-theirs',
  'aton.must-be-yours',
  'aton.temple-done',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

/** The rules that refusals refer to. */
export const RULES = [
  'round',
  'assign',
  'AT1',
  'AT2',
  'cartouche2',
  'cartouche3',
  'cartouche4',
  'AT7',
  'end',
] as const
export type Rule = (typeof RULES)[number]

const refuseWith = (code: RefusalCode, rule: Rule, params: Params = {}): Refusal => ({ code, params, rule })

function question(p: Position, seat: Seat): { code: Question; params: Params } {
  const kind = stack.kind(p)
  if (kind === ASSIGN) return { code: isReady(p, seat) ? 'aton.reassign' : 'aton.assign', params: {} }
  if (kind === TURN_END) return { code: 'aton.end-turn', params: {} }
  if (kind === RETURN) {
    const left = [0, 1, 2, 3].reduce((sum, temple) => sum + owed(p, temple), 0)
    return { code: 'aton.return', params: { left } }
  }
  const params = { left: stack.get(p, 1), reach: reach(p, seat) }
  if (kind === PLACE) {
    return { code: 'aton.place', params: { ...params, left: Math.min(params.left, reserve(p, seat)) } } // AT5
  }
  return { code: victim(p, seat) === seat ? 'aton.remove-own' : 'aton.remove', params }
}

export function refuse(p: Position, seat: Seat, move: Move): Refusal | undefined {
  if (!isMove(move)) return refuseWith('aton.no-such-move', 'round')
  if (isOver(p)) return refuseWith('aton.over', 'end')
  const kind = stack.kind(p)
  if (kind === ASSIGN) return refuseAssign(p, seat, move)
  if (!toAct(p).includes(seat)) return refuseWith('aton.not-your-turn', 'round')
  const notAsked = (): Refusal => refuseWith('aton.not-asked', 'round', { question: question(p, seat).code })
  if (kind === TURN_END) return legal(p, seat, []).includes(move) ? undefined : notAsked()
  const priest = readPriest(move)
  if (priest === undefined) return notAsked()
  if (kind === REMOVE && priest.verb === 'remove') return refuseRemove(p, seat, priest.space)
  if (kind === PLACE && priest.verb === 'place') return refusePlace(p, seat, priest.space)
  if (kind === RETURN && priest.verb === 'return') return refuseReturn(p, seat, priest.space)
  return notAsked()
}

function refuseAssign(p: Position, seat: Seat, move: Move): Refusal | undefined {
  if (move === EXCHANGE)
    return at(p, TOKEN + seat) === 1 ? undefined : refuseWith('aton.exchange-spent', 'AT1')
  if (!isAssign(move)) return refuseWith('aton.not-asked', 'round', { question: question(p, seat).code })
  if (!holdsCards(p, seat, move)) return refuseWith('aton.not-in-hand', 'assign')
  return standing(p, seat) === move ? refuseWith('aton.same-assignment', 'AT2') : undefined
}

function refuseReach(p: Position, seat: Seat, space: Space): Refusal | undefined {
  const temple = templeOf(space) + 1
  const far = reach(p, seat)
  return temple <= far ? undefined : refuseWith('aton.beyond-reach', 'cartouche3', { temple, reach: far })
}

const standsAt = (p: Position, seat: Seat, space: Space): boolean =>
  (priests(p, seat, templeOf(space)) & bitOf(space)) !== 0

function refuseRemove(p: Position, seat: Seat, space: Space): Refusal | undefined {
  const far = refuseReach(p, seat, space)
  if (far !== undefined) return far
  const owner = victim(p, seat)
  if (standsAt(p, owner, space)) return undefined
  const params = { space: spaceName(space) }
  if (!standsAt(p, 1 - owner, space)) return refuseWith('aton.space-empty', 'cartouche2', params)
  return refuseWith(owner === seat ? 'aton.must-be-yours' : 'aton.must-be-theirs', 'cartouche2', params)
}

function refusePlace(p: Position, seat: Seat, space: Space): Refusal | undefined {
  const far = refuseReach(p, seat, space)
  if (far !== undefined) return far
  const free = (emptySpaces(p, templeOf(space)) & bitOf(space)) !== 0
  return free ? undefined : refuseWith('aton.space-taken', 'cartouche4', { space: spaceName(space) })
}

function refuseReturn(p: Position, seat: Seat, space: Space): Refusal | undefined {
  const params = { space: spaceName(space) }
  if (!standsAt(p, seat, space)) {
    return refuseWith(standsAt(p, 1 - seat, space) ? 'aton.must-be-yours' : 'aton.space-empty', 'AT7', params)
  }
  const temple = templeOf(space)
  return owed(p, temple) > 0 ? undefined : refuseWith('aton.temple-done', 'AT7', { temple: temple + 1 })
}

const VERB_OF: Readonly<Record<string, Verb>> = {
  'aton.remove': 'remove',
  'aton.remove-own': 'remove',
  'aton.place': 'place',
  'aton.return': 'return',
}

export function choice(p: Position, seat: Seat): (Choice & { question: { code: Question } }) | undefined {
  const moves = legal(p, seat, [])
  if (moves.length === 0) return undefined
  return { seat, owed: toAct(p).includes(seat), question: question(p, seat), moves }
}

export function decision(p: Position, seat: Seat): Decision | undefined {
  const asked = choice(p, seat)
  return asked && { ...asked, refusals: refusals(p, seat, asked.question.code) }
}

/** Everything a person might try here: every space for a priest, the exchange, what already lies there. */
function refusals(p: Position, seat: Seat, code: Question): RefusedMove[] {
  const verb = VERB_OF[code]
  const tries =
    verb !== undefined
      ? Array.from({ length: SPACES }, (_, space) => priestMove(verb, space))
      : code === 'aton.end-turn'
        ? []
        : [EXCHANGE, ...(isReady(p, seat) ? [standing(p, seat)] : [])]
  return tries.flatMap((move) => {
    const refusal = refuse(p, seat, move)
    return refusal === undefined ? [] : [{ move, ...refusal }]
  })
}
