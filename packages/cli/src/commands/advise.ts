import { botNames, explainerOf, type Reason } from '@benben/bots'
import { random, type Game } from '@benben/kernel'
import { gainsSaid, type Words } from '@benben/words'
import type { Command } from 'commander'
import { print, wrong, type Desk } from '../desk.ts'
import { loadMoment } from '../moment.ts'
import { describe } from './describe.ts'

interface Flags {
  readonly at?: string
  readonly bot: string
}

/** What a bot would do at a moment of a match, and why. It sees what the seat may see, nothing else. */
export function advise(program: Command, desk: Desk): void {
  const { words } = desk
  describe(program.command('advise'), words, 'advise')
    .argument('<file>', words.say('cli.argument.file'))
    .option('--at <n>', words.say('cli.option.at'))
    .option('--bot <name>', words.say('cli.option.advisor'), 'pharaoh')
    .action(async (path: string, flags: Flags) => {
      const { game, position, who } = await loadMoment(desk, path, flags.at)
      const explain = explainerOf(game.id, flags.bot, game.printed)
      if (explain === undefined)
        throw wrong(desk, 'cli.advise.silent', {
          bot: flags.bot,
          known: botNames(game.id)
            .filter((name) => explainerOf(game.id, name) !== undefined)
            .join(', '),
        })
      const seat = game.toAct(position)[0]
      if (seat === undefined) throw wrong(desk, 'cli.advise.over')
      const moves = game.legal(position, seat, [])
      const view = game.view(position, seat)
      const reason = explain({ seat, moves, view, random: random(`advise/${flags.bot}`) }, seat)
      if (reason === undefined) throw wrong(desk, 'cli.advise.secret')
      print(desk, [
        words.say('cli.advise.move', { name: who.names[seat]!, move: game.write(reason.move) }),
        expected(words, game, reason),
        gainsSaid(words, game.id, reason.gains),
      ])
    })
}

/** What the bot expects, and of what else it thought. */
function expected(words: Words, game: Game, reason: Reason): string {
  const { instead, measure } = reason
  if (measure === 'chance')
    return words.say('cli.advise.chance', { percent: Math.round(100 * reason.expected) })
  const points = words.number(reason.expected, 1)
  return instead === null
    ? words.say('cli.advise.only', { points })
    : words.say('cli.advise.expects', {
        points,
        other: words.number(instead.expected, 1),
        move: game.write(instead.move),
      })
}
