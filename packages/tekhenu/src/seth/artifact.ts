import type { Position, Seat } from '@benben/kernel'
import { ART03, ART06 } from '../card-ids.ts'
import { draw, hold, shuffleIn } from '../market.ts'
import { isKind, K, named } from '../moves.ts'
import { artifactName, bitOf, cardsOf, DECREE, decree, GODS, nthOf, RESOURCES, SETH } from '../names.ts'
import { perform, whyNot } from '../perform.ts'
import { refusal, said } from './codes.ts'
import { chose, type Ask, type Play, type Wait } from '../play.ts'
import { cheer } from '../populace.ts'
import { produce } from '../produce.ts'
import { DEALT, stack } from '../state.ts'
import { templePoints } from '../temple.ts'
import { score } from '../tokens.ts'
import { emitSeth } from './events.ts'
import { XW } from './kinds.ts'

/** What an artifact still asks or does once it is used: the frame holds its number and the action chosen (+ 1). */

/** Art01: in secret, like the decrees of the beginning. */
export function drawDecrees(p: Position, play: Play, seat: Seat): void {
  const first = draw(p, play, DECREE)
  const second = draw(p, play, DECREE)
  const drawn = [first, second].filter((card) => card !== 0)
  play.emit?.({ type: 'decrees-dealt', seat, decrees: drawn.map(decree) })
  if (drawn.length === 1) return keepDecree(p, play, seat, first)
  p[DEALT + seat] = bitOf(first) | bitOf(second)
  stack.push(p, XW.artifact, seat, 1, 0)
}

function keepDecree(p: Position, play: Play, seat: Seat, card: number): void {
  hold(p, seat, DECREE, card)
  emitSeth(play, () => ({ type: 'decree-picked', seat, decree: decree(card) }))
}

const decreeAsk: Ask = {
  question: (p) => said('tekhenu.seth.artifact-decree', { by: artifactName(stack.get(p, 1)) }),
  legal: (p, _play, seat, out) => {
    for (const card of cardsOf(p[DEALT + seat]!)) out.push(K.keep + card)
  },
  step: (p, play, seat, move) => {
    const other = nthOf(p[DEALT + seat]! & ~bitOf(named(move)), 0)
    stack.pop(p)
    p[DEALT + seat] = 0
    keepDecree(p, play, seat, named(move))
    shuffleIn(p, DECREE, other)
  },
  why: (_p, _play, _seat, move) =>
    isKind(move, K.keep) ? refusal('tekhenu.not-dealt', 'artifacts') : undefined,
}

/** Art02: as with a 3 or a 4; Art07: as with any value. */
const valuesOf = (p: Position): readonly number[] => (stack.get(p, 1) === 2 ? [3, 4] : [1, 2, 3, 4, 5, 6])

const canAtSome = (p: Position, play: Play, seat: Seat, god: number): boolean =>
  valuesOf(p).some((value) => whyNot(p, play, seat, god, value) === undefined)

/** Q42: a god action or production, at its usual cost. */
const actionAsk: Ask = {
  question: (p) => said('tekhenu.seth.artifact-action', { by: artifactName(stack.get(p, 1)) }),
  legal: (p, play, seat, out) => {
    for (let god = 0; god < play.rules.gods.length; god++)
      if (canAtSome(p, play, seat, god)) out.push(K.do + god)
    for (let resource = 0; resource < RESOURCES.length; resource++) out.push(K.produce + resource)
  },
  step: (p, play, seat, move) => {
    chose(play, seat, move)
    stack.set(p, 2, 1 + named(move) + (isKind(move, K.do) ? 0 : GODS.length))
  },
  tries: (_p, play) => play.rules.gods.map((_, god) => K.do + god),
  why: (p, play, seat, move) => (isKind(move, K.do) ? whyNot(p, play, seat, named(move), 3) : undefined),
}

const valueAsk: Ask = {
  question: (p) => {
    const action = stack.get(p, 2) - 1
    return said('tekhenu.seth.artifact-value', {
      action: GODS[action] ?? RESOURCES[action - GODS.length]!,
      by: artifactName(stack.get(p, 1)),
    })
  },
  legal: (p, play, seat, out) => {
    const action = stack.get(p, 2) - 1
    for (const value of valuesOf(p))
      if (action >= GODS.length || whyNot(p, play, seat, action, value) === undefined)
        out.push(K.value + value)
  },
  step: (p, play, seat, move) => {
    const by = artifactName(stack.get(p, 1))
    const action = stack.get(p, 2) - 1
    stack.pop(p)
    if (action >= GODS.length) produce(p, play, seat, action - GODS.length, named(move), by)
    else perform(p, play, seat, action, named(move), by) // Q71
  },
  tries: (p) => valuesOf(p).map((value) => K.value + value),
  why: (p, play, seat, move) => {
    if (!isKind(move, K.value)) return undefined
    if (!valuesOf(p).includes(named(move))) return refusal('tekhenu.seth.artifact-values', 'artifacts')
    return whyNot(p, play, seat, stack.get(p, 2) - 1, named(move))
  },
}

const askOf = (p: Position): Ask =>
  stack.get(p, 1) === 1 ? decreeAsk : stack.get(p, 2) === 0 ? actionAsk : valueAsk

export const artifact: Wait = {
  name: 'artifact',
  fields: { seat: [0, 3], artifact: [1, 7], action: [0, GODS.length + RESOURCES.length] },
  own: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    const card = stack.get(p, 1)
    const action = stack.get(p, 2) - 1
    if (action >= 0 && action < GODS.length && !canAtSome(p, play, seat, action)) {
      play.emit?.({ type: 'forfeited', seat, action: GODS[action]! })
      stack.pop(p)
      return false
    }
    if (card !== ART03 && card !== ART06) return true
    // Art03, Art06: their scribe is paid.
    stack.pop(p)
    const by = artifactName(card)
    if (card === ART03) score(p, play, seat, templePoints(p, seat), 'temple', by) // Q43d
    else cheer(p, play, seat, ART06_HAPPINESS, by) // Q43c
    return false
  },
  ask: {
    question: (p, play, seat) => askOf(p).question(p, play, seat),
    legal: (p, play, seat, out) => askOf(p).legal(p, play, seat, out),
    step: (p, play, seat, move) => askOf(p).step(p, play, seat, move),
    tries: (p, play, seat) => askOf(p).tries?.(p, play, seat) ?? [],
    why: (p, play, seat, move) => askOf(p).why?.(p, play, seat, move),
  },
}

export const ART06_HAPPINESS = 5

/** The action Art07 performs, as the frame holds it. */
export const SETH_CHOSEN = SETH + 1
