import { random, type Seat } from '@benben/kernel'
import {
  MOST_TURNING_POINTS,
  type AnalysisEffort,
  type BestTurn,
  type Expected,
  type Prospect,
  type TurningPoint,
} from './analysis.ts'
import type { Analyst } from './analyst.ts'
import { advantage, compareTurns, type Advantage } from './compare.ts'
import { turnBy, type Turn } from './turns.ts'

/** A turn beside that of the strongest level, and how much better that is judged; undefined where it is the same. */
export interface Judged {
  readonly turn: Turn
  readonly better: readonly number[]
  readonly gain: Gain | undefined
}

type Gain = Advantage['judged']

/** Less than this is shown as nothing. */
const LEAST = { points: 0.5, chance: 0.005 } as const

/** Whether a gain is worth telling: in what the level is trained with, and not at the price of the win. */
export const isWorthTelling = (measure: Analyst['measure'], gain: Gain): boolean =>
  gain[measure].mean >= LEAST[measure] && gain.chance.mean > -LEAST.chance

export function judgeTurn(analyst: Analyst, turn: Turn, { deals, seed }: AnalysisEffort): Judged {
  const { position, seat, moves } = turn
  const better = turnBy(analyst, analyst.strongest, position, seat, random(`${seed}/think`))
  if (better.join() === moves.join()) return { turn, better, gain: undefined }
  const [played, other] = compareTurns(analyst, position, seat, [moves, better], { deals, playouts: 0, seed })
  return { turn, better, gain: advantage(other!, played!).judged }
}

/** The turns with which most was given away, in the order of the match. */
export const costliest = (measure: Analyst['measure'], judged: readonly Judged[]): Judged[] =>
  judged
    .flatMap((one) =>
      one.gain !== undefined && isWorthTelling(measure, one.gain)
        ? [{ one, lost: one.gain[measure].mean }]
        : [],
    )
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, MOST_TURNING_POINTS)
    .map(({ one }) => one)
    .toSorted((a, b) => a.turn.at - b.turn.at)

export function turningPoint(
  { game }: Analyst,
  { at, round, moves }: Turn,
  better: readonly number[],
  gained: Advantage,
): TurningPoint {
  return {
    at,
    round,
    played: moves.map((move) => game.write(move)),
    better: better.map((move) => game.write(move)),
    ...gained,
  }
}

/**
 * The best turn of a seat; of several in its round the one with most choices. What is drafted before the first round is no turn.
 * How the game ended is no prospect: else the last round would be the best one of every winner.
 */
export function bestOf(
  { game, measure }: Analyst,
  seat: Seat,
  turns: readonly Turn[],
  course: readonly Expected[],
): BestTurn | null {
  const prospect = ({ points, chances }: Expected): Prospect => ({
    points: points[seat]!,
    chance: chances[seat]!,
  })
  const rounds = course.slice(0, -2).flatMap((expected, i) => {
    if (expected.round === 0) return []
    const next = course[i + 1]!
    const [turn] = turns
      .filter(({ at }) => at >= expected.at && at < next.at)
      .toSorted((a, b) => b.moves.length - a.moves.length)
    return turn === undefined ? [] : [{ turn, before: prospect(expected), after: prospect(next) }]
  })
  const rise = ({ before, after }: Pick<BestTurn, 'before' | 'after'>): number =>
    after[measure] - before[measure]
  const best = rounds.toSorted((a, b) => rise(b) - rise(a))[0]
  if (best === undefined || rise(best) <= 0) return null
  const { turn, before, after } = best
  const played = turn.moves.map((move) => game.write(move))
  return { at: turn.at, round: turn.round, played, before, after }
}
