import type { Points, Seat } from '@benben/kernel'
import type { Advantage, Measured } from './compare.ts'
import type { Outlook } from './outlook.ts'

/** How much an analysis looks at. */
export interface AnalysisEffort {
  /** Deals on which every turn is judged. */
  readonly deals: number
  /** Games played on from each of the two turns at a turning point. */
  readonly playouts: number
  /** Games of the strongest level in the same seat. */
  readonly games: number
  readonly seed: string
}

/** Who won says much less about a turn than by how many points. */
const PLAYOUTS = { points: 10, chance: 40 } as const

export const usualEffort = (measure: 'points' | 'chance'): AnalysisEffort => ({
  deals: 6,
  playouts: PLAYOUTS[measure],
  games: 3,
  seed: 'analysis',
})

/** How many turning points are shown. */
export const MOST_TURNING_POINTS = 5

/** What was expected when a round began. */
export interface Expected extends Outlook {
  /** After how many moves. */
  readonly at: number
  readonly round: number
}

/**
 * A turn the strongest level would have taken otherwise. How much better that is comes from deals on which it was not chosen:
 * the largest of many differences is large by luck too.
 */
export interface TurningPoint extends Advantage {
  readonly at: number
  readonly round: number
  /** What was played and what the strongest level would have done, as texts of moves. */
  readonly played: readonly string[]
  readonly better: readonly string[]
}

export interface Prospect {
  readonly points: number
  readonly chance: number
}

/** The turn of the round in which the prospects of a seat rose most, as the course has them. */
export interface BestTurn {
  readonly at: number
  readonly round: number
  readonly played: readonly string[]
  readonly before: Prospect
  readonly after: Prospect
}

/** What the strongest level reached in the same seat from the same start, with other dice, by source. */
export interface Possible {
  readonly games: number
  readonly points: Points
  readonly total: Measured
}

export interface Analysis {
  readonly game: string
  readonly seat: Seat
  readonly measure: 'points' | 'chance'
  /** The levels that were asked. */
  readonly strongest: string
  readonly quick: string
  readonly effort: AnalysisEffort
  /** In the order of the match; the last one is its end. */
  readonly course: readonly Expected[]
  /** In the order of the match. */
  readonly turningPoints: readonly TurningPoint[]
  readonly bestTurn: BestTurn | null
  readonly result: { readonly points: Points; readonly total: number }
  readonly possible: Possible
}

/** What is told while an analysis runs. */
export interface Listener {
  readonly onProgress?: (done: number, all: number) => void
  readonly onCourse?: (course: readonly Expected[]) => void
}
