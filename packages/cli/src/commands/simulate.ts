import { simulate as simulateGames, type Simulation } from '@benben/bots'
import { row } from '@benben/words'
import type { Command } from 'commander'
import {
  automataOf,
  gameFrom,
  MOST_GAMES,
  optionsFrom,
  playersFrom,
  seatedBots,
  seedFrom,
  whole,
} from '../arguments.ts'
import { print, printJson, type Desk } from '../desk.ts'
import { EXIT, Stop } from '../io.ts'
import { sayIfKnown } from '../say.ts'
import { progress } from '../progress.ts'
import { describe } from './describe.ts'
import { atTable, type TableFlags } from './table.ts'

interface Flags extends TableFlags {
  readonly games: string
  readonly json?: true
}

/** Many games between bots, counted. */
export function simulate(program: Command, desk: Desk): void {
  const { words } = desk
  const command = describe(program.command('simulate'), words, 'simulate')
  atTable(command, words, words.say('cli.option.players'))
    .requiredOption('--bots <names>', words.say('cli.option.bots'))
    .requiredOption('--games <n>', words.say('cli.option.games'))
    .option('--seed <text>', words.say('cli.option.seed'))
    .option('--json', words.say('cli.option.json'))
    .action(async (flags: Flags) => {
      const game = await gameFrom(desk, flags.game, flags.edition)
      const seats = playersFrom(desk, game, flags.players)
      const games = whole(desk, '--games', flags.games, 1, MOST_GAMES)
      const seed = seedFrom(desk, flags.seed)
      const options = optionsFrom(desk, game, seats, flags.options)
      const bar = progress(desk, games)
      const simulation = simulateGames(
        {
          game,
          options,
          seats,
          bots: seatedBots(desk, game, seats, flags.bots, automataOf(game, options)),
          games,
          seed,
          onGame: bar.show,
        },
        () => desk.now().getTime(),
      )
      bar.clear()
      if (flags.json === undefined) print(desk, report(desk, simulation, seed))
      else printJson(desk, { ...simulation, seed })
      if (simulation.errors > 0) {
        const { seed: broken, message } = simulation.failures[0]!
        throw new Stop(
          words.say('cli.simulate.broken', { errors: simulation.errors, seed: broken, message }),
          EXIT.ourMistake,
        )
      }
    })
}

const WIDTHS = [6, 14, 8, 9, 7, 6, 6, 6, 6]

function report({ words }: Desk, simulation: Simulation<unknown>, seed: string): string[] {
  const { game, bots, games, errors, wins, draws, scores, ends } = simulation
  const percent = (many: number): string => `${words.number((100 * many) / Math.max(1, games - errors), 1)} %`
  const head = (['seat', 'bot', 'won', 'share', 'mean', 'min', 'p10', 'p90', 'max'] as const).map((name) =>
    words.say(`cli.simulate.${name}`),
  )
  const seats = bots.map((bot, seat) => {
    const { mean, min, p10, p90, max } = scores[seat]!
    const points = [words.number(mean, 1), min, p10, p90, max].map(String)
    return [String(seat), bot, String(wins[seat]), percent(wins[seat]!), ...points]
  })
  const reasons = Object.entries(ends)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, many]) => [
      sayIfKnown(words, `cli.end.${game}.${reason}`, reason),
      String(many),
      percent(many),
    ])
  return [
    words.say('cli.simulate.title', { game: sayIfKnown(words, `${game}.name`, game), games, seed }),
    '',
    ...[head, ...seats].flatMap((cells) => row(cells, WIDTHS)),
    '',
    words.say('cli.simulate.draws', { draws }),
    words.say('cli.simulate.ends'),
    ...reasons.flatMap((cells) => row(['', ...cells], [0, 18, 8, 9])),
    '',
    words.say('cli.simulate.speed', {
      seconds: words.number(simulation.seconds, 1),
      games: Math.round(simulation.gamesPerSecond),
      decisions: Math.round(simulation.decisionsPerSecond),
    }),
  ]
}
