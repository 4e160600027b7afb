import type { Position } from '@benben/kernel'
import { LAST_ROUND } from '../calendar.ts'
import { WHEEL_GODS } from '../names.ts'
import type { Play, Wait } from '../play.ts'
import { ROUND, stack } from '../state.ts'
import { emitSolo } from './events.ts'
import { BOT, MARKER, PYRAMID } from './state.ts'

/** The pyramid of action tiles, and the marker that climbs it (BK1). */

/** Six tiles that name a god, four that name the resources in an order; those of modules. */
export const TILE_NAMES = [
  ...WHEEL_GODS,
  'resources 1',
  'resources 2',
  'resources 3',
  'resources 4',
  'seth',
  'warband',
] as const
/** How many lie in the pyramid; without modules, the first ones. */
export const TILES = 10

/** Rows of 4, 3, 2 and 1 tiles, from the base up. */
const ROWS = [4, 3, 2, 1] as const
const ROW_OF = ROWS.flatMap((many, row) => Array.from({ length: many }, () => row))
const FIRST_OF = [0, 4, 7, 9] as const

/** Row and place of a tile of the pyramid, both from 0. */
const rowOf = (place: number): number => ROW_OF[place]!
const columnOf = (place: number): number => place - FIRST_OF[rowOf(place)]!
/** How many moves lead from the first tile to this one: each goes right or up. */
export const movesTo = (place: number): number => rowOf(place) + columnOf(place)

const FIRST_TILES = Array.from({ length: TILES }, (_, tile) => tile)

const placeAt = (row: number, column: number): number => FIRST_OF[row]! + column

/** Ten tiles are shuffled and laid out; the marker stands to the left of the base. */
export function layPyramid(p: Position, play: Play, tiles: readonly number[] = FIRST_TILES): void {
  const pile = [...tiles]
  for (let place = 0; place < TILES; place++) {
    if (pile.length > 1)
      play.draw?.({
        code: 'tekhenu.draw.pyramid',
        params: { row: rowOf(place) + 1, place: columnOf(place) + 1 },
        outcomes: pile.map((tile) => TILE_NAMES[tile]!),
      })
    p[PYRAMID + place] = pile.splice(pile.length === 1 ? 0 : play.chance(p, pile.length), 1)[0]!
  }
  p[MARKER] = 0
  emitSolo(play, () => ({ type: 'pyramid', tiles: pyramidOf(p) }))
}

/** The tiles place by place, as numbers and by name. */
export const tilesOf = (p: Position): number[] =>
  Array.from({ length: TILES }, (_, place) => p[PYRAMID + place]!)
export const pyramidOf = (p: Position): string[] => tilesOf(p).map((tile) => TILE_NAMES[tile]!)

/** The tile under the marker. */
export const tileInForce = (p: Position): number => p[PYRAMID + p[MARKER]! - 1]!

const DEBEN = ['up', 'right'] as const

/** First the bottom left tile; then the Deben says whether the marker goes right or up to the right. */
export function progress(p: Position, play: Play): void {
  const from = p[MARKER]! - 1
  let deben: 'start' | 'up' | 'right' = 'start'
  if (from < 0) p[MARKER] = 1
  else {
    play.draw?.({ code: 'tekhenu.draw.deben', params: {}, outcomes: DEBEN })
    deben = DEBEN[play.chance(p, 2)]!
    const [row, column] = [rowOf(from), columnOf(from)]
    p[MARKER] = 1 + (deben === 'up' ? placeAt(row + 1, column) : placeAt(row, column + 1))
  }
  const place = p[MARKER]! - 1
  emitSolo(play, () => ({
    type: 'progressed',
    seat: BOT,
    tile: TILE_NAMES[tileInForce(p)]!,
    row: rowOf(place) + 1,
    place: columnOf(place) + 1,
    deben,
  }))
}

/** After each Maat phase but the last a new pyramid is laid of the same tiles. */
export const rebuild: Wait = {
  name: 'solo-pyramid',
  fields: {},
  run: (p, play) => {
    stack.pop(p)
    layPyramid(
      p,
      play,
      tilesOf(p).toSorted((a, b) => a - b),
    )
    return false
  },
}

export const isRebuilt = (p: Position): boolean => p[ROUND] !== LAST_ROUND
