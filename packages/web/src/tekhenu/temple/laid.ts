import type { TekhenuView } from '@benben/tekhenu'
import type { Scene } from '../scene.ts'
import type { Chain, Spots } from '../pointing/spots.ts'
import { SPACES, spaceName, worthOf } from './facts.ts'

/** The tile that would be laid now, where a pillar can be raised. */
export interface Laid {
  readonly slot: number
  readonly tile: string
  /** The value that points at it. */
  readonly value: number
  /** The ways it may be turned: a tile with alike edges has fewer. */
  readonly turns: readonly number[]
}

const TURN = /^pillar at \w\d turn (\d)$/
export const turnOf = (chain: Chain): number => Number(TURN.exec(chain.at(-1)!)?.[1] ?? 0)

export function laidNow(spots: Spots, view: TekhenuView): Laid | null {
  const chains = SPACES.map((space) => spots.at(`space/${spaceName(space)}`).chains).find(
    (there) => there.length > 0,
  )
  // A conquest tile is laid on a space as well, but it has no edges.
  if (chains === undefined || !TURN.test(chains[0]!.at(-1)!)) return null
  const value = valueNow(view)
  const slot = (value - 1) >> 1
  const tile = view.tiles[slot] ?? null
  return tile === null
    ? null
    : { slot, tile, value, turns: [...new Set(chains.map(turnOf))].toSorted((a, b) => a - b) }
}

/** The value Ra's action has: that of the frame that waits, or that of the die before the action has begun. */
function valueNow(view: TekhenuView): number {
  const waits = view.waiting.at(-1)
  // A frame says how an action is performed; its value stands in the lowest three bits.
  if (waits?.['wait'] === 'ra') return Number(waits['how']) & 7
  return view.now.godValue || view.now.value
}

/** How the tile would lie here: as it is turned, or else as it scores most. */
export function bestTurn(scene: Scene, laid: Laid, space: number, turns: readonly number[]): number {
  const points = (turn: number): number =>
    worthOf(scene.view, scene.edition, scene.near, laid, space, turn).points
  return turns.reduce((best, turn) => (points(turn) > points(best) ? turn : best), turns[0] ?? 0)
}
