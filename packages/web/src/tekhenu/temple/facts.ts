import { sethOf, type Edition, type TekhenuView } from '@benben/tekhenu'
import type { Seat } from '@benben/kernel'

/** What can be counted in the Temple Complex: spaces a1 to e5 and what lies beside them. */
const COLUMNS = 'abcde'
export const SPACES = Array.from({ length: 25 }, (_, space) => space)
export const spaceName = (space: number): string => `${COLUMNS[space % 5]!}${Math.floor(space / 5) + 1}`

export const SIDES = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof SIDES)[number]
const STEPS = [-5, 1, 5, -1] as const

export type Tile = Edition['pillarTiles']['tiles'][number]
export const tileNamed = ({ pillarTiles }: Edition, id: string): Tile =>
  pillarTiles.tiles.find((tile) => tile.id === id)!

/** The edges of a turned tile: top, right, bottom, left. */
export const turned = ({ edges }: Tile, turn: number): readonly string[] =>
  edges.map((_, side) => edges[(side + 4 - turn) % 4]!)

const isCorner = (space: number): boolean => [0, 4, 20, 24].includes(space)

/** The building spaces at the ends of a space's row and column. */
export function housesOf(space: number): readonly string[] {
  const [row, column] = [Math.floor(space / 5) + 1, (space % 5) + 1]
  return [`left ${row}`, `right ${row}`, `top ${column}`, `bottom ${column}`]
}

/** What lies beside a space: the outer edge, the edge of a tile, or nothing yet. */
function beside({ temple }: TekhenuView, edition: Edition, space: number, side: number): string | undefined {
  const [row, column] = [Math.floor(space / 5), space % 5]
  const outside = [row === 0, column === 4, row === 4, column === 0][side]!
  if (outside) return edition.temple.outerEdges[SIDES[side]!][side % 2 === 0 ? column : row]
  const there = temple[space + STEPS[side]!]
  return there === null || there === undefined
    ? undefined
    : turned(tileNamed(edition, there.tile), there.turn)[(side + 2) % 4]
}

/** What a tile would score at once where it is laid. */
export interface Worth {
  /** Sides with matching edges. */
  readonly edges: readonly Side[]
  /** Points of each of them. */
  readonly each: number
  readonly buildings: readonly string[]
  readonly points: number
}

export function worthOf(
  view: TekhenuView,
  edition: Edition,
  seat: Seat,
  laid: { readonly tile: string; readonly value: number },
  space: number,
  turn: number,
): Worth {
  const tile = tileNamed(edition, laid.tile)
  const mine = turned(tile, turn)
  const edges = SIDES.filter((_, side) => beside(view, edition, space, side) === mine[side])
  const buildings = housesOf(space).filter((place) => view.houses[place] !== undefined)
  const each = isCorner(space) ? 2 : 1
  const slot = edition.ra.slotVpByDie[String(laid.value) as '1']
  // A conquest tile hides the reward of its space.
  const reward = conquestAt(view, space) === null ? edition.temple.rewards.flat()[space]!.vp : 0
  const extra = isAwake(view, edition, seat, tile)
    ? tile.ability === 'vp+1 per matching edge'
      ? edges.length
      : tile.ability === 'vp+1 per building in line'
        ? buildings.length
        : tile.ability === 'vp+1'
          ? 1
          : 0
    : 0
  return { edges, each, buildings, points: edges.length * each + buildings.length + slot + reward + extra }
}

/** The conquest tile that lies on a space, in Time of Seth. */
export const conquestAt = (view: TekhenuView, space: number): string | null =>
  sethOf(view)?.temple[space] ?? null

/** Whether a tile's ability works now: its light falls on Ra, or its owner has T09. */
export function isAwake(view: TekhenuView, edition: Edition, seat: Seat, tile: Tile): boolean {
  if (tile.ability === null) return false
  const light = view.lights[edition.wheel.godsClockwise.indexOf('ra')]
  return tile.light === light || view.seats[seat]?.technologies.includes('T09') === true
}

/** Building spaces that are in play with so many at the table. */
export const openSides = ({ temple }: Edition, players: number): readonly Side[] =>
  SIDES.filter((side) => temple.buildingSpaces[side].players.includes(players))

/** The five spaces in line with a building space (`left 2`) or a statue for the people (`row`, `column`). */
export function lineOf(place: string): readonly number[] {
  const [side, number] =
    place === 'row' ? ['left', '3'] : place === 'column' ? ['top', '3'] : place.split(' ')
  const n = Number(number) - 1
  const across = side === 'left' || side === 'right'
  return [0, 1, 2, 3, 4].map((i) => (across ? n * 5 + i : i * 5 + n))
}
