import { parseArgs } from 'node:util'
import { aton } from '@benben/aton'
import { momentsOf, untyped, type Game, type GameEvent, type Match } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { compareTurns, measured } from '../src/analysis/compare.ts'
import { loadAnalyst } from '../src/analysis/load.ts'
import { outlookAt, sharesOf } from '../src/analysis/outlook.ts'
import { turnsOf } from '../src/analysis/turns.ts'
import { playMatch } from '../src/table.ts'
import { MODE_NAMES, modeOf } from '../src/tekhenu/learned/modes.ts'

/**
 * `npm run turn-chances`: how far the chances that `compareTurns` gives to turns of scribes are from those of the chart at the
 * beginning of their round, and from who won. Seeded.
 */
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'tekhenu2' },
    games: { type: 'string', default: '20' },
    /** Only one of so many turns. */
    every: { type: 'string', default: '3' },
  },
})
const PLAYER = 'scribe'
const DEALS = 2

interface Setting {
  readonly game: Game
  readonly options: unknown
  readonly seats: number
}

function settingOf(name: string): Setting {
  const mode = MODE_NAMES.find((each) => each === name)
  if (mode !== undefined) {
    const { options, seats } = modeOf(mode)
    return { game: untyped(tekhenu), options, seats }
  }
  const game = untyped(aton)
  const options = game.options({}, 2)
  if (!options.ok) throw new Error(options.fault.code)
  return { game, options: options.value, seats: 2 }
}

/** Per turn, how much higher its chance is than that of the chart, and than the share of the win. */
interface Above {
  readonly chart: number
  readonly outcome: number
}

async function aboveIn({ game, options, seats }: Setting, seed: string): Promise<Above[]> {
  const bots = Array.from({ length: seats }, () => PLAYER)
  const match: Match<unknown, unknown, GameEvent> = playMatch({ game, options, bots, seed })
  const analyst = (await loadAnalyst(game, options, game.view(match.position, 'spectator')))!
  const moments = momentsOf(match)
  const shares = sharesOf(match.result!)
  const automata = game.automata?.(options) ?? []
  const players = bots.flatMap((_, seat) => (automata[seat] === undefined ? [seat] : []))
  return players
    .flatMap((seat) => turnsOf(analyst, match, seat))
    .filter((_, i) => i % Number(values.every) === 0)
    .map(({ position, seat, moves, at }, i) => {
      const effort = { deals: DEALS, playouts: 0, seed: `${seed}/${i}` }
      const [played] = compareTurns(analyst, position, seat, [moves], effort)
      const chance = measured(played!.expected.map((each) => each.chance)).mean
      const began = moments.findLastIndex(({ beginsRound }, moment) => beginsRound && moment <= at)
      const chart = outlookAt(game, analyst.judge, match.at(match.movesEarlier + began)!)
      return { chart: chance - chart.chances[seat]!, outcome: chance - shares[seat]! }
    })
}

const setting = settingOf(values.mode)
const games: Above[][] = []
for (let i = 0; i < Number(values.games); i++)
  games.push(await aboveIn(setting, `turn-chances/${values.mode}/${i}`))

/** The turns of a game go together: the error is that of the games. */
const said = (of: (each: Above) => number): string => {
  const { mean, error } = measured(games.map((turns) => measured(turns.map(of)).mean))
  return `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} %`
}
console.log(
  `${values.mode}: ${games.flat().length} turns of ${games.length} games; above the chart ${said(({ chart }) => chart)}, above the outcome ${said(({ outcome }) => outcome)}`,
)
