import type { Seat, Viewer } from '@benben/kernel'
import type { Edition } from '../edition.ts'
import { W } from '../kinds.ts'
import { named, pillarMove } from '../moves.ts'
import { BACK, numberOf, RA } from '../names.ts'
import { perform, valueOf, WITH_DIE } from '../perform.ts'
import { EDGES, houseName, type Edge } from '../places.ts'
import { tileOf } from '../printed.ts'
import { isAwake as works, isLit, slotOf } from '../ra.ts'
import { HOUSE, stack } from '../state.ts'
import { HOUSES_OF, matchesAt } from '../temple.ts'
import type { TekhenuView } from '../view.ts'
import { known } from './known.ts'
import { pointsOf, tokensOf, trial } from './trial.ts'

/** What the pillar that Ra raises would score. */

/** The tile a value points at, for the seat that would lay it. */
export interface RaTile {
  readonly seat: Seat
  readonly slot: number
  readonly tile: string
  readonly value: number
  /** Whether the action has begun; else what answers to it is still to come. */
  readonly begun: boolean
}

/** The tile of the action of Ra that is asked about, or that the die in use would bring; null where there is none. */
export function tileAtRa(view: TekhenuView): RaTile | null {
  const waiting = view.waiting.at(-1)
  const begun = waiting?.['wait'] === 'ra'
  const [seat, value] = begun
    ? [Number(waiting['seat']), valueOf(Number(waiting['how']))]
    : [view.now.seat, view.now.godValue || view.now.value]
  if (seat === null || value === 0) return null
  const slot = slotOf(value)
  const tile = view.tiles[slot] ?? null
  return tile === null || tile === BACK ? null : { seat, slot, tile, value, begun }
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
  /** All that is scored at once: edges, buildings, the slot, the space, the tile's ability, technologies still to come. */
  readonly points: number
  /** What the covered space brings, doubled where the tile does that; its points are named `vp`. */
  readonly reward: Readonly<Record<string, number>>
}

/** What a tile would score on a space: the rules lay it on a copy of the position, and what they pay is added up. */
export function placement(
  edition: Edition,
  view: TekhenuView,
  { seat, tile, value, begun }: RaTile,
  space: number,
  turn: number,
): Placement {
  const at = known(edition, view)
  const { p, play } = at
  const matches = matchesAt(p, play.printed, numberOf(tile), space, turn)
  const edges = EDGES.filter((_, side) => (matches >> side) & 1)
  const paid = trial(at, seat, (copy, playing) => {
    if (!begun) perform(copy, playing, seat, RA, value | WITH_DIE, 'die')
    stack.push(copy, W['place-tile'], seat, value, named(pillarMove(space, turn)))
    playing.rules.waits[W['place-tile']]!.run(copy, playing)
  })
  // What a tile doubles is told as its own gift.
  const doubles = tileOf(play.printed, numberOf(tile)).ability === 'double covered reward'
  return {
    edges,
    each: edges.length === 0 ? 0 : pointsOf(paid, 'edges', 'corner') / edges.length,
    buildings: HOUSES_OF[space]!.filter((house) => p[HOUSE + house] !== 0).map(houseName),
    points: pointsOf(paid),
    reward: {
      ...tokensOf(paid, 'covered space', ...(doubles ? [tile] : [])),
      vp: pointsOf(paid, 'covered space'),
    },
  }
}
