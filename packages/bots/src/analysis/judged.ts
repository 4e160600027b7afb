import { random } from '@benben/kernel'
import { MOST_TURNING_POINTS, type AnalysisEffort, type BestTurn, type TurningPoint } from './analysis.ts'
import type { Analyst } from './analyst.ts'
import { advantage, compareTurns, expectedOf, type Tried } from './compare.ts'
import { turnBy, type Turn } from './turns.ts'

/** A turn beside that of the strongest level, with what is expected after both. */
export interface Judged {
  readonly turn: Turn
  readonly better: readonly number[]
  readonly tried: { readonly played: Tried; readonly better: Tried }
}

export function judgeTurn(analyst: Analyst, turn: Turn, { deals, seed }: AnalysisEffort): Judged {
  const { position, seat, moves } = turn
  const better = turnBy(analyst, analyst.strongest, position, seat, random(`${seed}/think`))
  const isSame = better.join() === moves.join()
  const turns = isSame ? [moves] : [moves, better]
  const [played, other] = compareTurns(analyst, position, seat, turns, { deals, playouts: 0, seed })
  return { turn, better, tried: { played: played!, better: other ?? played! } }
}

const gainOf = ({ measure }: Analyst, { tried }: Judged): number =>
  advantage(tried.better, tried.played).judged[measure].mean

/** The turns with which most was given away, in the order of the match. */
export const costliest = (analyst: Analyst, judged: readonly Judged[]): Judged[] =>
  judged
    .filter((each) => gainOf(analyst, each) > 0)
    .toSorted((a, b) => gainOf(analyst, b) - gainOf(analyst, a))
    .slice(0, MOST_TURNING_POINTS)
    .toSorted((a, b) => a.turn.at - b.turn.at)

export const merged = (judged: Tried, played: Tried): Tried => ({
  expected: judged.expected,
  playedOn: played.playedOn,
})

export function turningPoint(
  { game }: Analyst,
  { at, round, moves }: Turn,
  better: readonly number[],
  played: Tried,
  other: Tried,
): TurningPoint {
  return {
    at,
    round,
    played: moves.map((move) => game.write(move)),
    better: better.map((move) => game.write(move)),
    after: { played: expectedOf(played), better: expectedOf(other) },
    ...advantage(other, played),
  }
}

export function bestOf({ game, measure }: Analyst, judged: readonly Judged[]): BestTurn | null {
  const turns = judged.slice(1).map(({ turn, tried }, i): BestTurn => ({
    at: turn.at,
    round: turn.round,
    played: turn.moves.map((move) => game.write(move)),
    // Also after a turn: whoever is about to move is judged otherwise than whoever has moved.
    before: expectedOf(judged[i]!.tried.played),
    after: expectedOf(tried.played),
  }))
  const rise = ({ before, after }: BestTurn): number =>
    measure === 'points' ? after.points - before.points : after.chance - before.chance
  const best = turns.toSorted((a, b) => rise(b) - rise(a))[0]
  return best === undefined || rise(best) <= 0 ? null : best
}
