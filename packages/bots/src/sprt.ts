/**
 * Wald's sequential test: whether a share of wins is rather `high` than `low`, decided as soon as the games say so with an
 * error of 5 % either way.
 */
export interface Hypotheses {
  readonly low: number
  readonly high: number
}

/** Each level should beat the one below in at least 65 % of games. */
export const LADDER: Hypotheses = { low: 0.6, high: 0.7 }

const ERROR = 0.05
const BOUND = Math.log((1 - ERROR) / ERROR)

/** `high`, `low`, or undefined while the games decide nothing. A draw is half a win. */
export function sprt(won: number, games: number, { low, high }: Hypotheses): 'high' | 'low' | undefined {
  const evidence = won * Math.log(high / low) + (games - won) * Math.log((1 - high) / (1 - low))
  return evidence >= BOUND ? 'high' : evidence <= -BOUND ? 'low' : undefined
}
