import type { Position } from '@benben/kernel'
import { spaceName } from '../places.ts'
import { tileName } from '../names.ts'
import type { Play } from '../play.ts'
import { slideTiles, slotOf } from '../ra.ts'
import { add, PILLARS_LEFT, RA_SLOT, TEMPLE } from '../state.ts'
import { buildingsInLine, covered, NEIGHBOURS, ownBuildingsInLine } from '../temple.ts'
import { score } from '../tokens.ts'
import { because } from './events.ts'
import type { Action } from './manner.ts'
import { anyOf, BOT, most } from './state.ts'

/** Ra: the tile of the value, as it lies, on the space that scores most. */

/** Edges that touch a tile or the temple itself, whatever their colours; corners count once (BK12). */
const touching = (p: Position, space: number): number =>
  NEIGHBOURS[space]!.filter((beside) => beside < 0 || p[TEMPLE + beside] !== 0).length

/** G4: whether a space touches the edge of the complex. */
const isInner = (space: number): boolean => NEIGHBOURS[space]!.every((beside) => beside >= 0)

/** What a pillar scores by its place alone. */
export const pointsAt = (p: Position, space: number): number => buildingsInLine(p, space) + touching(p, space)

/** What modules add for a space. */
type Added = (p: Position, space: number) => number

type Rule = 'only' | 'most' | 'own' | 'inner' | 'random'

/** The space that scores most; ties: most own buildings in line (C08), away from the edge, chance. */
function bestSpace(p: Position, play: Play, added: Added): { space: number; rule: Rule } {
  const rules: [Rule, (space: number) => number][] = [
    ['most', (space) => pointsAt(p, space) + added(p, space)],
    ['own', (space) => ownBuildingsInLine(p, BOT, space)], // BK10
    ['inner', (space) => (isInner(space) ? 1 : 0)],
  ]
  let left = emptySpaces(p)
  let rule: Rule = 'only'
  for (const [name, worth] of rules) {
    const best = most(left, worth)
    if (best.length < left.length) rule = name
    left = best
    if (left.length === 1) return { space: left[0]!, rule }
  }
  return { space: anyOf(p, play, left, 'tekhenu.draw.space', spaceName), rule: 'random' }
}

export const emptySpaces = (p: Position): number[] =>
  Array.from({ length: 25 }, (_, space) => space).filter((space) => p[TEMPLE + space] === 0)

export const ra: Action = (p, play, value) => raWith(p, play, value, () => 0)

export function raWith(p: Position, play: Play, value: number, added: Added): boolean {
  const tile = p[RA_SLOT + slotOf(value)]!
  if (p[PILLARS_LEFT + BOT] === 0 || tile === 0 || emptySpaces(p).length === 0) return false
  const { space, rule } = bestSpace(p, play, added)
  const more = added(p, space)
  because(play, BOT, 'ra', () => ({
    space: spaceName(space),
    points: pointsAt(p, space) + more,
    rule,
    conquest: more > 0 ? 'yes' : 'no',
  }))
  const buildings = buildingsInLine(p, space)
  const edges = touching(p, space)
  p[RA_SLOT + slotOf(value)] = 0
  raise(p, play, tile, space)
  score(p, play, BOT, buildings, 'ra', 'buildings in line')
  score(p, play, BOT, edges, 'ra', 'touching edges')
  score(p, play, BOT, more, 'ra', 'conquest tile')
  score(p, play, BOT, play.printed.slotPoints[value - 1]!, 'ra', 'tile slot')
  slideTiles(p, play)
  return true
}

/** A tile and a pillar on it; what the space and the tile promise is ignored. */
export function raise(p: Position, play: Play, tile: number, space: number): void {
  p[TEMPLE + space] = covered(tile, 0, BOT + 1)
  add(p, PILLARS_LEFT + BOT, -1)
  play.emit?.({ type: 'tile', seat: BOT, tile: tileName(tile), space: spaceName(space), turn: 0 })
  play.emit?.({ type: 'pillar', seat: BOT, space: spaceName(space) })
}
