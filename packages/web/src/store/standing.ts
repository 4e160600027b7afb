import type { SavedPosition } from '@benben/kernel'

/** How a match stands: what everybody at its table sees. */
export interface Standing {
  readonly round: number
  /** Per seat. */
  readonly points: readonly number[]
}

/** What the positions of all games here have in common, as far as this needs it. */
interface Position {
  readonly round: number
  readonly seats: readonly { readonly points: Readonly<Record<string, number>> }[]
}

/** Read from the position that is kept with a match: no game has to be loaded for it. Undefined where nothing is kept, and before round 1. */
export function standingIn(kept: SavedPosition | undefined): Standing | undefined {
  const raw = kept?.position as Partial<Position & { readonly board: Position }> | null | undefined
  // Tekhenu writes its board apart from what is hidden.
  const { round, seats } = raw?.board ?? raw ?? {}
  if (round === undefined || round < 1 || seats === undefined) return undefined
  return {
    round,
    points: seats.map(({ points }) => Object.values(points).reduce((sum, each) => sum + each, 0)),
  }
}
