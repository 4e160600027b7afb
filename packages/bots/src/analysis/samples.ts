import { momentsOf, type GameEvent, type Match } from '@benben/kernel'
import { sharesOf, type Judge } from './outlook.ts'

/** A finished game, as calibration reads it. */
export interface SampledGame {
  /** The facts of the position at the beginning of every turn. */
  readonly facts: readonly (readonly number[])[]
  readonly totals: readonly number[]
  /** Per seat, its share of the win. */
  readonly shares: readonly number[]
}

export function sampleOf<O, V, E extends GameEvent>(match: Match<O, V, E>, judge: Judge): SampledGame {
  const { result, movesEarlier } = match
  if (result === undefined) throw new Error('only a finished game can be sampled')
  const moments = momentsOf(match)
  const begins = moments.flatMap(({ beginsTurn }, at) => (beginsTurn && at < moments.length - 1 ? [at] : []))
  return {
    facts: begins.map((at) => judge.facts(match.at(movesEarlier + at)!)),
    totals: result.totals,
    shares: sharesOf(result),
  }
}
