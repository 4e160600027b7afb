import type { Position, Seat } from '@benben/kernel'
import { T09 } from './card-ids.ts'
import type { Ability } from './edition.ts'
import { W } from './kinds.ts'
import { resources } from './later-costs.ts'
import { isKind, K, named, pillarMove } from './moves.ts'
import { spaceName } from './places.ts'
import {
  BACK,
  GODS,
  GRANITE,
  LIMESTONE,
  nthOf,
  RA,
  SCRIBE,
  cardsOf,
  tileName,
  TOKENS,
  count,
  bitOf,
  type Tile,
} from './names.ts'
import { canPay, demandPayment, STONE } from './payment.ts'
import { HOW, valueOf, WAIVED } from './perform.ts'
import { chose, refusal, said, type Ask, type GodAction, type Play, type Wait, type Why } from './play.ts'
import { tileOf, type Printed } from './printed.ts'
import type { Rules } from './rules.ts'
import {
  ACTIVE,
  add,
  AT_RA,
  FACE_DOWN,
  hasTechnology,
  lightAt,
  PILLARS_LEFT,
  RA_SLOT,
  stack,
  STACK,
  TEMPLE,
} from './state.ts'
import { buildingsInLine, covered, isCorner, matchingEdges, ownerAt } from './temple.ts'
import { activate, costsOfAbility } from './tiles.ts'
import { gain, score } from './tokens.ts'

/** Ra: raise one pillar within the Temple Complex, on the tile the value points at. */

const SLOTS = 3

/** The slot a value points at: 1–2, 3–4, 5–6. */
export const slotOf = (value: number): number => (value - 1) >> 1

function hasEmptySpace(p: Position): boolean {
  for (let space = 0; space < 25; space++) if (p[TEMPLE + space] === 0) return true
  return false
}

const NO_PILLAR_LEFT = refusal('tekhenu.no-pillar-left', 'limits')
const NO_TILE = refusal('tekhenu.no-tile', 'R15')
const TEMPLE_FULL = refusal('tekhenu.temple-full', 'R48')

function why(p: Position, play: Play, seat: Seat, how: number): Why {
  if (p[PILLARS_LEFT + seat] === 0) return NO_PILLAR_LEFT // R48
  const tile = p[RA_SLOT + slotOf(valueOf(how))]!
  if (tile === 0) return NO_TILE
  if (!hasEmptySpace(p)) return TEMPLE_FULL
  const { cost, refused } = tileOf(play.printed, tile)
  return (how & WAIVED) !== 0 || canPay(p, seat, cost, STONE) ? undefined : refused
}

const ask: Ask = {
  question: (p) => said('tekhenu.ra', { tile: tileName(p[RA_SLOT + slotOf(valueOf(stack.get(p, 1)))]!) }),
  legal: (p, play, _seat, out) => {
    const { turns } = tileOf(play.printed, p[RA_SLOT + slotOf(valueOf(stack.get(p, 1)))]!)
    for (let space = 0; space < 25; space++) {
      if (p[TEMPLE + space] !== 0) continue
      for (let i = 0; i < turns.length; i++) out.push(pillarMove(space, turns[i]!))
    }
  },
  step: (p, play, seat, move) => {
    const how = stack.get(p, 1)
    chose(play, seat, move)
    stack.pop(p)
    stack.push(p, W['place-tile'], seat, how, named(move))
    if ((how & WAIVED) === 0)
      demandPayment(p, seat, tileOf(play.printed, p[RA_SLOT + slotOf(valueOf(how))]!).cost, STONE)
  },
  several: (p) => {
    let empty = 0
    for (let space = 0; space < 25 && empty < 2; space++) if (p[TEMPLE + space] === 0) empty++
    return empty > 1
  },
  tries: (p) => {
    const taken: number[] = []
    for (let space = 0; space < 25; space++) if (p[TEMPLE + space] !== 0) taken.push(pillarMove(space, 0))
    return taken
  },
  why: (p, _play, _seat, move) => {
    if (!isKind(move, K.pillar)) return undefined
    const space = named(move) >> 2
    return p[TEMPLE + space] === 0
      ? refusal('tekhenu.same-turn', 'ra', { space: spaceName(space) })
      : refusal('tekhenu.space-covered', 'ra', { space: spaceName(space) })
  },
}

export const ra: Wait = {
  name: 'ra',
  fields: { seat: [0, 3], how: HOW },
  nests: true,
  run: (p, play) => {
    const tile = p[RA_SLOT + slotOf(valueOf(stack.get(p, 1)))]!
    if (tile !== 0 && p[PILLARS_LEFT + stack.get(p, 0)]! > 0 && hasEmptySpace(p)) return true
    play.emit?.({ type: 'forfeited', seat: stack.get(p, 0), action: GODS[RA] })
    stack.pop(p)
    return false
  },
  ask,
}

/** Whether the light of a tile's ability falls on Ra. */
export const isLit = (p: Position, printed: Printed, tile: Tile): boolean =>
  tileOf(printed, tile).light === lightAt(p, printed.lights, printed.sectionOf[RA]!)

/** Whether a tile has an ability that works: it is lit, or the seat has T09. */
export const isAwake = (p: Position, printed: Printed, seat: Seat, tile: Tile): boolean =>
  tileOf(printed, tile).ability !== null && (hasTechnology(p, seat, T09) || isLit(p, printed, tile))

/** What a tile does when it is laid; null where it has no ability or it sleeps. */
const activeAbility = (p: Position, play: Play, seat: Seat, tile: Tile): Ability | null =>
  isAwake(p, play.printed, seat, tile) ? tileOf(play.printed, tile).ability : null

/** The steps of the action in the printed order; the pillar itself stands last (R39). */
export const placeTile: Wait = {
  name: 'place-tile',
  fields: { seat: [0, 3], how: HOW, where: [0, 99] },
  nests: true,
  costs: (p, play, level) => {
    const seat = stack.getAt(p, level, 0)
    const tile = p[RA_SLOT + slotOf(valueOf(stack.getAt(p, level, 1)))]!
    return costsOfAbility(p, play, seat, activeAbility(p, play, seat, tile))
  },
  run: (p, play) => {
    const seat = stack.get(p, 0)
    const value = valueOf(stack.get(p, 1))
    const place = stack.get(p, 2)
    stack.pop(p)
    const slot = slotOf(value)
    const tile = p[RA_SLOT + slot]!
    const space = place >> 2
    if (tile === 0 || p[TEMPLE + space] !== 0 || p[PILLARS_LEFT + seat] === 0) return false
    p[RA_SLOT + slot] = 0
    p[TEMPLE + space] = covered(tile, place & 3, 0)
    play.emit?.({ type: 'tile', seat, tile: tileName(tile), space: spaceName(space), turn: place & 3 })

    const buildings = buildingsInLine(p, space)
    score(p, play, seat, buildings, 'ra', 'buildings in line')
    const edges = matchingEdges(p, play.printed, tile, space, place & 3)
    score(p, play, seat, edges * (isCorner(space) ? 2 : 1), 'ra', isCorner(space) ? 'corner' : 'edges')

    const ability = activeAbility(p, play, seat, tile)
    stack.push(p, W['raise-pillar'], seat, space)
    // The points of the slot come with the others; in the printed order they follow the reward, which changes nothing.
    score(p, play, seat, play.printed.slotPoints[value - 1]!, 'ra', 'tile slot')
    play.rules.cover(p, play, seat, { space, tile, ability, edges, buildings })
    return false
  },
}

/** The reward under the tile, then its ability. */
export const cover: Rules['cover'] = (p, play, seat, laid) => {
  const { space, tile, ability } = laid
  const doubled = ability === 'double covered reward' ? 2 : 1
  const reward = play.rules.reward(p, play, space)
  for (let token = 0; token < TOKENS.length; token++) {
    gain(
      p,
      play,
      seat,
      token,
      reward.tokens[token]! * (token === SCRIBE ? 1 : doubled),
      doubled === 2 && token !== SCRIBE ? tileName(tile) : 'covered space',
    )
  }
  score(p, play, seat, reward.vp, 'ra', 'covered space')
  if (ability !== null) activate(p, play, seat, tile, ability, laid)
}

export const raisePillar: Wait = {
  name: 'raise-pillar',
  fields: { seat: [0, 3], space: [0, 24] },
  nests: true,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    const space = stack.get(p, 1)
    stack.pop(p)
    if (p[PILLARS_LEFT + seat] === 0 || p[TEMPLE + space] === 0 || ownerAt(p, space) !== 0) return false
    p[TEMPLE + space] = p[TEMPLE + space]! | ((seat + 1) << 7)
    add(p, PILLARS_LEFT + seat, -1)
    play.emit?.({ type: 'pillar', seat, space: spaceName(space) })
    slideTiles(p, play)
    return false
  },
}

/**
 * The remaining tiles slide to the right (towards the slot for 1–2), a new one comes to the left: within a turn face down
 * until `turnUpTile` (R58).
 */
export function slideTiles(p: Position, play: Play): void {
  let filled = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    const tile = p[RA_SLOT + slot]!
    p[RA_SLOT + slot] = 0
    if (tile !== 0) p[RA_SLOT + filled++] = tile
  }
  if (filled < SLOTS && p[STACK] !== 0) p[FACE_DOWN] = p[FACE_DOWN]! | AT_RA
  if (p[ACTIVE]! < 0 && (p[FACE_DOWN]! & AT_RA) !== 0) return turnUpTile(p, play)
  play.emit?.({ type: 'tiles', tiles: tilesShown(p) })
}

/** R58: the tile that came to the left is turned up. */
export function turnUpTile(p: Position, play: Play): void {
  if ((p[FACE_DOWN]! & AT_RA) === 0) return
  p[FACE_DOWN] = p[FACE_DOWN]! & ~AT_RA
  for (let slot = 0; slot < SLOTS; slot++) if (p[RA_SLOT + slot] === 0) p[RA_SLOT + slot] = drawTile(p, play)
  play.emit?.({ type: 'tiles', tiles: tilesShown(p) })
}

/** What lies at Ra, by slot: tiles, `back` for one that is not turned up, `null` where nothing lies. */
export function tilesShown(p: Position): (string | null)[] {
  let backs = (p[FACE_DOWN]! & AT_RA) === 0 ? 0 : count(p[STACK]!)
  return Array.from({ length: SLOTS }, (_, slot) => {
    const tile = p[RA_SLOT + slot]!
    return tile !== 0 ? tileName(tile) : backs-- > 0 ? BACK : null
  })
}

export function drawTile(p: Position, play: Play): Tile {
  const left = p[STACK]!
  if (left === 0) return 0
  const size = count(left)
  if (size > 1) play.draw?.({ code: 'tekhenu.draw.tile', params: {}, outcomes: cardsOf(left).map(tileName) })
  const tile = nthOf(left, size === 1 ? 0 : play.chance(p, size))
  p[STACK] = left & ~bitOf(tile)
  return tile
}

export const raAction: GodAction = { wait: W.ra, why, costs: resources(LIMESTONE, GRANITE) }
