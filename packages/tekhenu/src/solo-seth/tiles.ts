import type { Position } from '@benben/kernel'
import { RESOURCES, WHEEL_GODS } from '../names.ts'
import type { Play } from '../play.ts'
import { layPyramid, TILE_NAMES } from '../solo/pyramid.ts'

/** The tiles of Botankhamun with Seth: two of its own in place of a god and of an order of resources. */
export const SETH_TILE = TILE_NAMES.indexOf('seth')
export const WARBAND_TILE = TILE_NAMES.indexOf('warband')

const GOD_TILES = WHEEL_GODS.map((_, tile) => tile)
const RESOURCE_TILES = RESOURCES.map((_, i) => WHEEL_GODS.length + i)

/** One tile of each kind stays in the box for the whole game. */
export function layTiles(p: Position, play: Play): void {
  const but = (tiles: readonly number[]): number[] => {
    play.draw?.({ code: 'tekhenu.draw.boxed', params: {}, outcomes: tiles.map((tile) => TILE_NAMES[tile]!) })
    return tiles.toSpliced(play.chance(p, tiles.length), 1)
  }
  const tiles = [...but(GOD_TILES), ...but(RESOURCE_TILES)]
  layPyramid(p, play, [...tiles, SETH_TILE, WARBAND_TILE])
}

/** Five gods, three orders of resources, and both tiles of its own. */
export const isTileSet = (tiles: readonly number[]): boolean =>
  tiles.includes(SETH_TILE) &&
  tiles.includes(WARBAND_TILE) &&
  tiles.filter((tile) => tile < WHEEL_GODS.length).length === GOD_TILES.length - 1
