import { placement, SPACES, spaceName, tileAtRa, type RaTile, type TekhenuView } from '@benben/tekhenu'
import type { TableModel } from '../model.ts'
import type { Chain, Spots } from '../pointing/spots.ts'

/** The tile that would be laid now, where a pillar can be raised. */
export interface Laid extends RaTile {
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
  const tile = tileAtRa(view)
  return tile && { ...tile, turns: [...new Set(chains.map(turnOf))].toSorted((a, b) => a - b) }
}

/** How the tile would lie here: as it is turned, or else as it scores most. */
export function bestTurn(model: TableModel, laid: Laid, space: number, turns: readonly number[]): number {
  const points = (turn: number): number => placement(model.edition, model.view, laid, space, turn).points
  return turns.reduce((best, turn) => (points(turn) > points(best) ? turn : best), turns[0] ?? 0)
}
