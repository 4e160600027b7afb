/**
 * Glicko-2 (Mark Glickman, 'Example of the Glicko-2 system', 2022), as a pure function. Two things are more general than in the paper:
 * a game may have a weight, and the time between two updates may be any number of rating periods, also less than one.
 */

export interface Rating {
  readonly rating: number
  /** How uncertain the rating is: with 95 % it is right within twice as much. */
  readonly deviation: number
  readonly volatility: number
}

export interface RatedGame {
  readonly opponent: Pick<Rating, 'rating' | 'deviation'>
  /** 1 for a win, 0 for a loss, one half for a tie. */
  readonly score: number
  /** 1 unless given. */
  readonly weight?: number
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** How fast the volatility may change: 0.3 to 1.2 in the paper. */
const TAU = 0.5
/** Points per unit of the scale on which the paper computes. */
const SCALE = 173.7178
const PRECISION = 0.000001

const square = (x: number): number => x * x

/** How much an opponent's rating tells, given its deviation. */
const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * square(phi)) / square(Math.PI))

const expected = (mu: number, opponent: number, phi: number): number =>
  1 / (1 + Math.exp(-g(phi) * (mu - opponent)))

/** What is known of somebody who has not played for that many periods: no newcomer is more uncertain. */
export const aged = (player: Rating, periods: number): Rating => ({
  ...player,
  deviation: Math.min(
    NEWCOMER.deviation,
    SCALE * Math.sqrt(square(player.deviation / SCALE) + periods * square(player.volatility)),
  ),
})

/** The rating after some games, that many periods after the one before. */
export function afterGames(player: Rating, games: readonly RatedGame[], periods = 1): Rating {
  const mu = (player.rating - NEWCOMER.rating) / SCALE
  const phi = player.deviation / SCALE
  let information = 0
  let surplus = 0
  for (const { opponent, score, weight = 1 } of games) {
    const theirs = opponent.deviation / SCALE
    const chance = expected(mu, (opponent.rating - NEWCOMER.rating) / SCALE, theirs)
    information += weight * square(g(theirs)) * chance * (1 - chance)
    surplus += weight * g(theirs) * (score - chance)
  }
  if (information === 0) return aged(player, periods)
  const variance = 1 / information
  const volatility = newVolatility(player.volatility, phi, variance, variance * surplus)
  const before = aged({ ...player, volatility }, periods).deviation / SCALE
  const after = 1 / Math.sqrt(1 / square(before) + information)
  return {
    rating: NEWCOMER.rating + SCALE * (mu + square(after) * surplus),
    deviation: SCALE * after,
    volatility,
  }
}

/** Step 5 of the paper: the root of `f` by the Illinois algorithm. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(square(sigma))
  const f = (x: number): number => {
    const e = Math.exp(x)
    const spread = square(phi) + variance + e
    return (e * (square(delta) - spread)) / (2 * square(spread)) - (x - a) / square(TAU)
  }
  let low = a
  const surprise = square(delta) - square(phi) - variance
  let high = Math.log(surprise)
  if (surprise <= 0) {
    let k = 1
    while (f(a - k * TAU) < 0) k++
    high = a - k * TAU
  }
  let [atLow, atHigh] = [f(low), f(high)]
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow)
    const atMiddle = f(middle)
    if (atMiddle * atHigh <= 0) {
      low = high
      atLow = atHigh
    } else atLow /= 2
    high = middle
    atHigh = atMiddle
  }
  return Math.exp(low / 2)
}
