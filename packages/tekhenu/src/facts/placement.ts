import type { Position, Seat, Viewer } from '@benben/kernel'
import type { Edition } from '../edition.ts'
import type { TekhenuEvent } from '../events.ts'
import { W } from '../kinds.ts'
import { named, pillarMove } from '../moves.ts'
import { BACK, numberOf } from '../names.ts'
import { valueOf } from '../perform.ts'
import type { Play } from '../play.ts'
import { EDGES, houseName, type Edge } from '../places.ts'
import { isAwake as works, isLit, slotOf } from '../ra.ts'
import { HOUSE, stack } from '../state.ts'
import { HOUSES_OF, matchesAt } from '../temple.ts'
import type { TekhenuView } from '../view.ts'
import { known } from './known.ts'

/** What the pillar that Ra raises would score. */

/** The tile a value points at, for the seat that would lay it. */
export interface RaTile {
  readonly seat: Seat
  readonly slot: number
  readonly tile: string
  readonly value: number
}

/** The tile of the action of Ra that is asked about, or that the die in use would bring; null where there is none. */
export function tileAtRa(view: TekhenuView): RaTile | null {
  const waiting = view.waiting.at(-1)
  const [seat, value] =
    waiting?.['wait'] === 'ra'
      ? [Number(waiting['seat']), valueOf(Number(waiting['how']))]
      : [view.now.seat, view.now.godValue || view.now.value]
  if (seat === null || value === 0) return null
  const slot = slotOf(value)
  const tile = view.tiles[slot] ?? null
  return tile === null || tile === BACK ? null : { seat, slot, tile, value }
}

/** Whether a tile has an ability that would work now, for a seat or for anybody. */
export function isAwake(edition: Edition, view: TekhenuView, viewer: Viewer, tile: string): boolean {
  const { p, play } = known(edition, view)
  return viewer === 'spectator'
    ? isLit(p, play.printed, numberOf(tile))
    : works(p, play.printed, viewer, numberOf(tile))
}

export interface Placement {
  /** Edges that match, and the points of each. */
  readonly edges: readonly Edge[]
  readonly each: number
  /** Building spaces in line that are built on. */
  readonly buildings: readonly string[]
  /** All that is scored at once: edges, buildings, the slot, the reward of the space, the ability of the tile. */
  readonly points: number
}

/** What a tile would score on a space: the rules lay it on a copy of the position, and what they pay is added up. */
export function placement(
  edition: Edition,
  view: TekhenuView,
  { seat, tile, value }: RaTile,
  space: number,
  turn: number,
): Placement {
  const { p, play } = known(edition, view)
  const matches = matchesAt(p, play.printed, numberOf(tile), space, turn)
  const edges = EDGES.filter((_, side) => (matches >> side) & 1)
  const paid = laid(p, play, seat, value, named(pillarMove(space, turn)))
  const forEdges = pointsBy(paid, 'edges') + pointsBy(paid, 'corner')
  return {
    edges,
    each: edges.length === 0 ? 0 : forEdges / edges.length,
    buildings: HOUSES_OF[space]!.filter((house) => p[HOUSE + house] !== 0).map(houseName),
    points: paid.reduce((sum, { points }) => sum + points, 0),
  }
}

type Paid = Extract<TekhenuEvent, { type: 'points' }>

const pointsBy = (paid: readonly Paid[], cause: string): number =>
  paid.reduce((sum, { by, points }) => sum + (by === cause ? points : 0), 0)

/** The points that are told as the tile is laid. */
function laid(p: Position, play: Play, seat: Seat, value: number, where: number): readonly Paid[] {
  const paid: Paid[] = []
  const copy = p.slice()
  const place = W['place-tile']
  stack.push(copy, place, seat, value, where)
  play.rules.waits[place]!.run(copy, {
    ...play,
    tell: (event) => {
      if (event.type === 'points' && event.seat === seat) paid.push(event)
    },
  })
  return paid
}
