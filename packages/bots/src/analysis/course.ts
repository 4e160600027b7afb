import { clone, momentsOf, type GameEvent, type Match } from '@benben/kernel'
import type { Expected } from './analysis.ts'
import { settle, type Analyst } from './analyst.ts'
import { outlookAt, sharesOf } from './outlook.ts'

/** What was expected at the beginning of every round, when nobody is a turn ahead, and how it ended. */
export function courseOf({ judge }: Analyst, match: Match<unknown, unknown, GameEvent>): Expected[] {
  const { game, movesEarlier } = match
  const moments = momentsOf(match)
  const result = match.result!
  const last = moments.length - 1
  return moments.flatMap(({ beginsRound, round }, at) => {
    if (at === last) {
      return [{ at, round, points: result.totals, chances: sharesOf(result) }]
    }
    if (!beginsRound) return []
    return [{ at, round, ...outlookAt(game, judge, settle(game, clone(match.at(movesEarlier + at)!))) }]
  })
}
