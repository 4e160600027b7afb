import type { Position } from '@benben/kernel'
import { isKind, K, named } from '../moves.ts'
import { spaceName } from '../places.ts'
import { BACK, bitOf, cardsOf, CONQUESTS, conquestName, count, nthOf } from '../names.ts'
import { refusal, said } from './codes.ts'
import type { Play, Wait } from '../play.ts'
import type { SetupStep } from '../rules.ts'
import { ACTIVE, FACE_DOWN, stack, TEMPLE } from '../state.ts'
import { emitSeth } from './events.ts'
import { AT_SETH, CONQUEST, CONQUEST_OPEN, CONQUEST_STACK } from './state.ts'

/** Conquest tiles: the one that lies open goes onto an empty space of the temple, and the next is turned up. */

export const layConquests: SetupStep = (p, play) => {
  p[CONQUEST_STACK] = (1 << CONQUESTS) - 1
  turnUp(p, play)
}

/** R58: the next tile, if it lies face down. */
export function turnUpConquest(p: Position, play: Play): void {
  if ((p[FACE_DOWN]! & AT_SETH) === 0) return
  p[FACE_DOWN] = p[FACE_DOWN]! & ~AT_SETH
  turnUp(p, play)
}

/** Which tile comes next is decided when it is turned up. */
function turnUp(p: Position, play: Play): void {
  const left = p[CONQUEST_STACK]!
  const size = count(left)
  if (size > 1)
    play.draw?.({ code: 'tekhenu.draw.conquest', params: {}, outcomes: cardsOf(left).map(conquestName) })
  const tile = size === 0 ? 0 : nthOf(left, size === 1 ? 0 : play.chance(p, size))
  p[CONQUEST_OPEN] = tile
  if (tile !== 0) p[CONQUEST_STACK] = left & ~bitOf(tile)
  emitSeth(play, () => ({ type: 'conquest-turned', tile: tile === 0 ? null : conquestName(tile) }))
}

/** Neither under a pillar nor on another such tile (Q20). */
export const isBare = (p: Position, space: number): boolean =>
  p[TEMPLE + space] === 0 && p[CONQUEST + space] === 0

function bareSpaces(p: Position): number {
  let found = 0
  for (let space = 0; space < 25; space++) if (isBare(p, space)) found++
  return found
}

export function layConquest(p: Position, play: Play, seat: number, space: number): void {
  const tile = p[CONQUEST_OPEN]!
  p[CONQUEST + space] = tile // Q22b
  emitSeth(play, () => ({ type: 'conquest-laid', seat, tile: conquestName(tile), space: spaceName(space) }))
  p[CONQUEST_OPEN] = 0
  // R58: within a turn the next one stays face down for now.
  if (p[ACTIVE]! < 0 || p[CONQUEST_STACK] === 0) turnUp(p, play)
  else p[FACE_DOWN] = p[FACE_DOWN]! | AT_SETH
}

/** The tile that lies open as people read it: `back` for one that is not turned up, `null` where none is left. */
export const conquestShown = (p: Position): string | null =>
  p[CONQUEST_OPEN] !== 0 ? conquestName(p[CONQUEST_OPEN]!) : (p[FACE_DOWN]! & AT_SETH) !== 0 ? BACK : null

export const conquest: Wait = {
  name: 'conquest',
  fields: { seat: [0, 3] },
  run: (p) => {
    // Q21: without a tile or a space for it the step is skipped.
    if (p[CONQUEST_OPEN] !== 0 && bareSpaces(p) > 0) return true
    stack.pop(p)
    return false
  },
  ask: {
    question: (p) => said('tekhenu.seth.conquest', { tile: conquestName(p[CONQUEST_OPEN]!) }),
    legal: (p, _play, _seat, out) => {
      for (let space = 0; space < 25; space++) if (isBare(p, space)) out.push(K.conquest + space)
    },
    step: (p, play, seat, move) => {
      stack.pop(p)
      layConquest(p, play, seat, named(move))
    },
    several: (p) => bareSpaces(p) > 1,
    tries: () => Array.from({ length: 25 }, (_, space) => K.conquest + space),
    why: (p, _play, _seat, move) => {
      if (!isKind(move, K.conquest)) return undefined
      const space = spaceName(named(move))
      return p[TEMPLE + named(move)] === 0
        ? refusal('tekhenu.seth.space-taken', 'Q20', { space })
        : refusal('tekhenu.space-covered', 'conquest', { space })
    },
  },
}
