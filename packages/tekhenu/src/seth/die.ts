import type { Move, Position, Seat } from '@benben/kernel'
import { isKind, K, named } from '../moves.ts'
import { BLUE, COLOURS, RED, type Colour } from '../names.ts'
import { valueOf, WITH_DIE, whyNot } from '../perform.ts'
import { said } from './codes.ts'
import { chose, type Play, type Wait } from '../play.ts'
import { godValue } from '../reach.ts'
import { ANUBIS_CALLED, did, DID_MAIN, DIE_AS, stack, VALUE } from '../state.ts'
import { use } from '../use.ts'
import { emitSeth } from './events.ts'
import { XW } from './kinds.ts'
import { DIE_PAID, PRIESTS, TRACK_TOP, WARRIORS } from './state.ts'
import { enlist, ordain } from './warband.ts'

/**
 * What a die brings before its god action: warriors for a red one, priests for a blue one, as many as its value (Q02), and
 * once (Q18c), with the first god action it is used for (TS1). For Anubis every die is one of the two.
 */

const trackOf = (colour: Colour): number => (colour === RED ? WARRIORS : PRIESTS)

/** How many warriors or priests would come with a god action done like this. */
export function coming(p: Position, how: number, colour: Colour): number {
  if ((how & WITH_DIE) === 0 || p[DIE_PAID] !== 0) return 0
  return p[ANUBIS_CALLED] !== 0 || p[DIE_AS] === colour ? valueOf(how) : 0
}

function payDie(p: Position, play: Play, seat: Seat, colour: Colour, value: number): void {
  p[DIE_PAID] = 1 // Q18c, Q18
  if (colour === RED) enlist(p, play, seat, value, 'red die')
  if (colour === BLUE) ordain(p, play, seat, value, 'blue die')
}

const isGodAction = (move: Move): boolean => isKind(move, K.do) || isKind(move, K.extra) // TS1

/** Q18b: where nothing comes of the die in the end, it brings its warriors or priests all the same. */
function payIfForfeited(p: Position, play: Play, seat: Seat): void {
  if (did(p, DID_MAIN) && p[DIE_PAID] === 0 && p[ANUBIS_CALLED] === 0 && p[DIE_AS]! >= RED)
    payDie(p, play, seat, p[DIE_AS]!, p[VALUE]!)
}

/** Using the die as in the base game, and what it brings first. */
export const useWithGains: Wait = {
  ...use,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    const asks = use.run(p, play)
    payIfForfeited(p, play, seat)
    return asks
  },
  ask: {
    ...use.ask!,
    step: (p, play, seat, move) => {
      if (p[DIE_PAID] === 0 && isGodAction(move)) {
        if (p[ANUBIS_CALLED] !== 0) {
          chose(play, seat, move)
          stack.push(p, XW.act, seat, named(move), isKind(move, K.extra) ? 1 : 0)
          stack.push(p, XW.declare, seat, named(move))
          return
        }
        payDie(p, play, seat, p[DIE_AS]!, godValue(p)) // Q02, Q05
      }
      use.ask!.step(p, play, seat, move)
      payIfForfeited(p, play, seat)
    },
  },
}

/** Whether the action could be done if the die counted as of that colour. */
function serves(p: Position, play: Play, seat: Seat, god: number, colour: Colour): boolean {
  const cell = trackOf(colour) + seat
  const before = p[cell]!
  p[cell] = Math.min(TRACK_TOP, before + godValue(p))
  p[DIE_PAID] = 1
  const possible = whyNot(p, play, seat, god, godValue(p) | WITH_DIE) === undefined
  p[cell] = before
  p[DIE_PAID] = 0
  return possible
}

/** Q10: an Anubis die that is used for a god action counts as red or as blue, as its taker says. */
export const declare: Wait = {
  name: 'declare',
  fields: { seat: [0, 3], god: [0, 6] },
  own: true,
  run: () => true,
  ask: {
    question: (p) => said('tekhenu.seth.declare', { value: godValue(p) }),
    legal: (p, play, seat, out) => {
      for (const colour of [RED, BLUE])
        if (serves(p, play, seat, stack.get(p, 1), colour)) out.push(K.colour + colour)
    },
    step: (p, play, seat, move) => {
      stack.pop(p)
      emitSeth(play, () => ({ type: 'declared-colour', seat, colour: COLOURS[named(move)]! }))
      payDie(p, play, seat, named(move), godValue(p)) // Q11
    },
  },
}

/** The god action that was chosen with an Anubis die, once it has brought what it brings. */
export const act: Wait = {
  name: 'act',
  fields: { seat: [0, 3], god: [0, 6], extra: [0, 1] },
  own: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    const move = (stack.get(p, 2) === 1 ? K.extra : K.do) + stack.get(p, 1)
    stack.pop(p)
    use.ask!.step(p, play, seat, move)
    return false
  },
}
