import type { Seat } from '@benben/kernel'
import type { Edition } from '../edition.ts'
import { W } from '../kinds.ts'
import { EDGES, houseName, houseNamed, PEOPLE, type Edge } from '../places.ts'
import { printedOf, turnedEdge } from '../printed.ts'
import { stack } from '../state.ts'
import { HOUSES_OF, LINES, pillarsInLine, STATUE_LINES } from '../temple.ts'
import type { TekhenuView } from '../view.ts'
import { known } from './known.ts'
import { pointsOf, trial } from './trial.ts'

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

/** How many pieces of a seat stand in line with a space: a pillar of the seat there scores one for each at a scoring. */
export const ownInLine = (view: TekhenuView, space: number, seat: Seat): number =>
  housesOf(space).filter((house) => view.houses[house] === seat).length +
  STATUE_LINES.filter((line, statue) => line.includes(space) && view.peopleStatues[statue] === seat).length

/** Sides of the temple with building spaces that are in play. */
export function openSides(edition: Edition, players: number): readonly Edge[] {
  const { housePlayers } = printedOf(edition)
  return EDGES.filter((side) => ((housePlayers[houseNamed(`${side} 1`)]! >> players) & 1) === 1)
}

/** What a building or statue scores for each of the seat's pillars in its line as it is built; 0 where there is none. */
export function pointsPerPillar(edition: Edition, view: TekhenuView, seat: Seat, place: string): number {
  const at = known(edition, view)
  const pillars = pillarsInLine(at.p, seat, lineOf(place))
  if (pillars === 0) return 0
  const house = houseNamed(place)
  const paid = trial(at, seat, (copy, play) => {
    if (house < 0) return play.rules.people[PEOPLE.indexOf(place as 'row')]!(copy, play, seat)
    stack.push(copy, W['build-house'], seat, 1, house)
    play.rules.waits[W['build-house']]!.run(copy, play)
  })
  return pointsOf(paid) / pillars
}
