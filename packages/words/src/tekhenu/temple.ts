import type { Edition, TekhenuView } from '@benben/tekhenu'
import { tileNamed } from './cards.ts'

/** The Temple Complex as it can be looked at: spaces a1 to e5, column and row, with what lies beside them. */

const COLUMNS = 'abcde'
export const SIZE = 5
export const SIDES = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof SIDES)[number]

export const spaceAt = (name: string): number => (Number(name[1]) - 1) * SIZE + COLUMNS.indexOf(name[0]!)
const rowOf = (space: number): number => Math.floor(space / SIZE)
const columnOf = (space: number): number => space % SIZE
const isCorner = (space: number): boolean => rowOf(space) % 4 === 0 && columnOf(space) % 4 === 0

/** The edge of a turned tile on one side. */
export function edgeOf(edition: Edition, tile: string, turn: number, side: Side): string {
  return tileNamed(edition, tile)?.edges[(SIDES.indexOf(side) + 4 - turn) % 4] ?? ''
}

const STEPS: Readonly<Record<Side, readonly [down: number, right: number]>> = {
  top: [-1, 0],
  right: [0, 1],
  bottom: [1, 0],
  left: [0, -1],
}
const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' }

/** What lies beside a space: the outer edge, the edge of a tile, or nothing yet. */
function besides({ temple }: TekhenuView, edition: Edition, space: number, side: Side): string | undefined {
  const [row, column] = [rowOf(space) + STEPS[side][0], columnOf(space) + STEPS[side][1]]
  if (row < 0 || row === SIZE || column < 0 || column === SIZE) {
    return edition.temple.outerEdges[side][
      side === 'top' || side === 'bottom' ? columnOf(space) : rowOf(space)
    ]
  }
  const tile = temple[row * SIZE + column]
  return tile === null || tile === undefined
    ? undefined
    : edgeOf(edition, tile.tile, tile.turn, OPPOSITE[side])
}

/** What a tile would score where it is laid, before its reward and its ability. */
export function placement(
  view: TekhenuView,
  edition: Edition,
  tile: string,
  space: number,
  turn: number,
): { readonly edges: number; readonly points: number; readonly buildings: number } {
  const edges = SIDES.filter(
    (side) => besides(view, edition, space, side) === edgeOf(edition, tile, turn, side),
  ).length
  const [row, column] = [rowOf(space) + 1, columnOf(space) + 1]
  const ends = [`left ${row}`, `right ${row}`, `top ${column}`, `bottom ${column}`]
  const buildings = ends.filter((place) => view.houses[place] !== undefined).length
  return { edges, buildings, points: edges * (isCorner(space) ? 2 : 1) + buildings }
}

/** Whether a building space is used with so many players. */
export const isOpen = (edition: Edition, side: Side, players: number): boolean =>
  edition.temple.buildingSpaces[side].players.includes(players)
