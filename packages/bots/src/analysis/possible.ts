import { clone, drive, fastHost, random, reseed, type GameEvent, type Match, type Seat } from '@benben/kernel'
import type { AnalysisEffort, Possible } from './analysis.ts'
import { choiceOf, type Analyst } from './analyst.ts'
import { measured } from './compare.ts'

/** The strongest level in this seat from the start of the match, the quick one in the others, with other dice. */
export function possibleFor(
  { game, strongest, quick }: Analyst,
  match: Match<unknown, unknown, GameEvent>,
  seat: Seat,
  { games, seed }: AnalysisEffort,
  onGame: () => void,
): Possible {
  const results = Array.from({ length: games }, (_, i) => {
    const chance = random(`${seed}/possible/${i}`)
    const p = clone(match.at(match.movesEarlier)!)
    reseed(p, chance)
    drive(
      game,
      p,
      (at, who, moves) => choiceOf(game, (who === seat ? strongest : quick).choose, at, who, moves, chance),
      fastHost,
    )
    onGame()
    return game.result(p)!
  })
  const sources = [...new Set(results.flatMap(({ points }) => Object.keys(points[seat]!)))]
  return {
    games,
    points: Object.fromEntries(
      sources.map((source) => [
        source,
        measured(results.map(({ points }) => points[seat]![source] ?? 0)).mean,
      ]),
    ),
    total: measured(results.map(({ totals }) => totals[seat]!)),
  }
}
