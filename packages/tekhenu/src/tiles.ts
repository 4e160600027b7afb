import type { Position, Seat } from '@benben/kernel'
import { P12, P15 } from './card-ids.ts'
import type { Ability } from './edition.ts'
import { W } from './kinds.ts'
import { ANY_RESOURCE, costsOfGod, NO_RESOURCES, type Resources } from './later-costs.ts'
import { draw, hold } from './market.ts'
import { K } from './moves.ts'
import {
  DECREE,
  decree,
  GODS,
  GOLD,
  HORUS,
  OSIRIS,
  SCRIBE,
  THOTH,
  tileName,
  type God,
  type Tile,
} from './names.ts'
import { HOW, perform, UP_TO_THREE, whyNot } from './perform.ts'
import { said, type Play, type Wait } from './play.ts'
import { cheer, grow, wouldReachTop } from './populace.ts'
import { stack } from './state.ts'
import { gain, score } from './tokens.ts'

/** What a pillar tile does when its light falls on Ra, or always with T09. */
type Effect = (p: Position, play: Play, seat: Seat, by: string, placed: Placed) => void

/** What was counted when the tile was laid. */
interface Placed {
  readonly edges: number
  readonly buildings: number
}

const EFFECTS: Readonly<Record<Ability, Effect>> = {
  'population+3': (p, play, seat, by) => grow(p, play, seat, 3, by),
  'scribe+1': (p, play, seat, by) => gain(p, play, seat, SCRIBE, 1, by),
  'happiness+2': (p, play, seat, by) => cheer(p, play, seat, 2, by),
  // R15: not doubled in a corner.
  'vp+1 per matching edge': (p, play, seat, by, { edges }) => score(p, play, seat, edges, 'ra', by),
  'vp+1 per building in line': (p, play, seat, by, { buildings }) =>
    score(p, play, seat, buildings, 'ra', by),
  'vp+1': (p, play, seat, by) => score(p, play, seat, 1, 'ra', by),
  // R37: skipped where it cannot be done.
  'thoth 1': (p, play, seat, by) => {
    if (whyNot(p, play, seat, THOTH, 1) === undefined) perform(p, play, seat, THOTH, 1, by)
  },
  'horus 1-3': (p, play, seat) => offer(p, play, seat, HORUS, 1 | UP_TO_THREE),
  'decree+1': (p, play, seat) => drawDecree(p, play, seat),
  'osiris 3': (p, play, seat) => offer(p, play, seat, OSIRIS, 3),
  'gold+2': (p, play, seat, by) => gain(p, play, seat, GOLD, 2, by),
  // Paid with the reward itself.
  'double covered reward': () => {},
}

/** What an ability may cost: Horus, Thoth for its refreshes, any action for the 21st happiness. */
export function costsOfAbility(p: Position, play: Play, seat: Seat, ability: Ability | null): Resources {
  if (ability === 'thoth 1') return costsOfAction(p, play, seat, THOTH, 1)
  if (ability === 'horus 1-3') return costsOfAction(p, play, seat, HORUS, 1 | UP_TO_THREE)
  return ability === 'happiness+2' && wouldReachTop(p, seat, 2) ? ANY_RESOURCE : NO_RESOURCES
}

/** What an action may cost, where it can be done. */
export const costsOfAction = (p: Position, play: Play, seat: Seat, god: God, how: number): Resources =>
  whyNot(p, play, seat, god, how) === undefined ? costsOfGod(play, god) : NO_RESOURCES

export function activate(
  p: Position,
  play: Play,
  seat: Seat,
  tile: Tile,
  ability: Ability,
  placed: Placed,
): void {
  EFFECTS[ability](p, play, seat, tileName(tile), placed)
}

/** R54: drawn decrees are secret. */
function drawDecree(p: Position, play: Play, seat: Seat): void {
  const card = draw(p, play, DECREE)
  if (card === 0) return
  hold(p, seat, DECREE, card)
  play.emit?.({ type: 'decree-drawn', seat, decree: decree(card) })
}

function offer(p: Position, play: Play, seat: Seat, god: number, how: number): void {
  if (whyNot(p, play, seat, god, how) === undefined) stack.push(p, W.offer, seat, god, how)
}

/** R38: an action a tile brings may be declined. */
export const offering = (name: string, by: (god: God) => string): Wait => ({
  name,
  fields: { seat: [0, 3], god: [0, 6], how: HOW },
  run: (p, play) => {
    if (whyNot(p, play, stack.get(p, 0), stack.get(p, 1), stack.get(p, 2)) === undefined) return true
    stack.pop(p)
    return false
  },
  ask: {
    question: (p) => said('tekhenu.offer', { action: GODS[stack.get(p, 1)]!, by: by(stack.get(p, 1)) }),
    legal: (p, _play, _seat, out) => {
      out.push(K.do + stack.get(p, 1), K.decline)
    },
    step: (p, play, seat, move) => {
      const god = stack.get(p, 1)
      const how = stack.get(p, 2)
      stack.pop(p)
      if (move === K.decline) play.emit?.({ type: 'declined', seat, action: GODS[god]! })
      else perform(p, play, seat, god, how, by(god))
    },
  },
})

export const offerWait: Wait = {
  ...offering('offer', (god) => tileName(god === HORUS ? P12 : P15)),
  nests: true,
}
