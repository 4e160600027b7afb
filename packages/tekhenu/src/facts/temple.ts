import type { Edition } from '../edition.ts'
import { EDGES, houseName, houseNamed, PEOPLE, type Edge } from '../places.ts'
import { printedOf, turnedEdge } from '../printed.ts'
import { HOUSES_OF, LINES, STATUE_LINES } from '../temple.ts'

/** What can be read off the Temple Complex and its tiles. */

export type PillarTile = Edition['pillarTiles']['tiles'][number]

/** A pillar tile as it is printed. */
export const tileNamed = ({ pillarTiles }: Edition, id: string): PillarTile | undefined =>
  pillarTiles.tiles.find((tile) => tile.id === id)

/** The edges of a turned tile: top, right, bottom, left. */
export const turnedEdges = ({ edges }: Pick<PillarTile, 'edges'>, turn: number): PillarTile['edges'] =>
  edges.map((_, side) => turnedEdge(edges, turn, side))

/** The building spaces at the ends of the row and the column of a space. */
export const housesOf = (space: number): readonly string[] => HOUSES_OF[space]!.map(houseName)

/** The five spaces in line with a building space (`left 2`) or with a statue beside the temple (`row`, `column`). */
export const lineOf = (place: string): readonly number[] =>
  LINES[houseNamed(place)] ?? STATUE_LINES[PEOPLE.indexOf(place as 'row')] ?? []

/** Sides of the temple with building spaces that are in play. */
export function openSides(edition: Edition, players: number): readonly Edge[] {
  const { housePlayers } = printedOf(edition)
  return EDGES.filter((side) => ((housePlayers[houseNamed(`${side} 1`)]! >> players) & 1) === 1)
}
