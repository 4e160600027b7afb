import type { RatedResult, StoredResult } from '../store/stored-people.ts'
import { afterGames, aged, NEWCOMER, type Rating } from './glicko.ts'

/**
 * The time in which the deviation of somebody who does not play grows by one step of Glicko-2. Every match is rated when it ends; a week
 * is the unit in which the time since the one before is counted, in parts too. So 60 becomes 96 within a year.
 */
const PERIOD = 7 * 24 * 60 * 60 * 1000

/**
 * The ratings of all who played a match. It counts as a game between each two of them, won by whoever is placed before the other. With
 * more than two each of these has the weight 1 / (others), so that a match tells as much as one game, however many play it.
 */
export function rateMatch(
  results: readonly StoredResult[],
  before: readonly StoredResult[],
  at: number,
): StoredResult[] {
  const weight = 1 / (results.length - 1)
  const known = results.map(({ guest }) => before.find((each) => each.guest === guest))
  const idle = known.map((last) => (last === undefined ? 0 : Math.max(0, at - last.at) / PERIOD))
  const then = known.map((last): Rating => last?.rated ?? NEWCOMER)
  return results.map((result, i) => {
    const games = results.flatMap((other, j) =>
      i === j ? [] : [{ opponent: aged(then[j]!, idle[j]!), score: scoreOf(result, other), weight }],
    )
    const rated: RatedResult = {
      n: (known[i]?.rated?.n ?? 0) + 1,
      ...afterGames(then[i]!, games, idle[i]),
    }
    return { ...result, rated }
  })
}

const scoreOf = ({ place }: StoredResult, other: StoredResult): number =>
  place === other.place ? 0.5 : place < other.place ? 1 : 0
