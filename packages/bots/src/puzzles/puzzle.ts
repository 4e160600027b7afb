import type { GameId, Points, Seat } from '@benben/kernel'
import type { LevelName } from '../levels.ts'
import type { Measured } from '../analysis/compare.ts'

/** A position in which one turn is clearly best, as it is shipped. Moves are texts. */
export interface Puzzle {
  /** The seed of the game between bots it comes from, and after how many moves. */
  readonly seed: string
  readonly at: number
  readonly round: number
  readonly seat: Seat
  /** In the game's own JSON. */
  readonly position: unknown
  readonly best: readonly string[]
  /** Turns that the judgement cannot tell from it: they were not played on. */
  readonly asGood: readonly (readonly string[])[]
  /** The next best turns, each with what it costs; the nearest one first. */
  readonly rivals: readonly Rival[]
  /** The levels that take another turn here, weakest first. */
  readonly missedBy: readonly LevelName[]
  /** How many games were played on from each turn. */
  readonly many: number
}

/** A turn that was compared with the best one, and how much less it brought in the same games. */
export interface Rival {
  readonly moves: readonly string[]
  readonly points: Measured
  readonly chance: Measured
  /** What the best turn brings more, by source: the mean. */
  readonly sources: Points
}

/** All puzzles of a game. */
export interface PuzzleFile {
  readonly game: GameId
  /** The command that makes it. */
  readonly made: string
  /** Of the tables the puzzles come from. */
  readonly options: object
  readonly seats: number
  readonly measure: 'points' | 'chance'
  /** Who found the best turns, and who played on from them. */
  readonly strongest: LevelName
  readonly quick: LevelName
  readonly puzzles: readonly Puzzle[]
}

/** How puzzles of a game are looked for. */
export interface Search {
  readonly options: object
  readonly seats: number
  /** Who plays the games in which puzzles are looked for: mistakes of theirs make sharp positions. */
  readonly player: LevelName
  /** Who plays on. */
  readonly quick: LevelName
  /** The kind of turn (`Judge.kindOf`) that is asked for. Cards of Aton are not: no single assignment is best there. */
  readonly kind: number
  /** The first round that is looked at: play-outs from earlier ones are long and noisy. */
  readonly from: number
  /**
   * How much the next best turn has to cost: by what is expected right after it, where that says enough to be asked first; by what
   * is expected a turn later; and in the games played on.
   */
  readonly margin: { readonly atOnce?: number; readonly judged: number; readonly played: number }
  /** How many turns that the judgement cannot tell from the best one there may be. */
  readonly asGood: number
  /** How many turns are judged beyond the nearest ones: in Aton what answers a threat may look modest. */
  readonly further: number
  /** How many games are played on from each turn, at least and at most. */
  readonly playouts: { readonly least: number; readonly most: number }
}

export const SEARCHES: Readonly<Record<GameId, Search>> = {
  aton: {
    options: { red: 'seed' },
    seats: 2,
    player: 'apprentice',
    quick: 'scribe',
    kind: 1,
    from: 2,
    margin: { judged: 0.03, played: 0.05 },
    asGood: 3,
    further: 60,
    playouts: { least: 200, most: 600 },
  },
  tekhenu: {
    options: {},
    seats: 2,
    player: 'apprentice',
    quick: 'apprentice',
    kind: 1,
    from: 15,
    margin: { atOnce: 0.5, judged: 0.5, played: 1.5 },
    asGood: 0,
    further: 12,
    playouts: { least: 100, most: 300 },
  },
}
