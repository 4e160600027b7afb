import { botNames, explainerOf } from '@benben/bots'
import { random } from '@benben/kernel'
import type { Key, Words } from '@benben/words'
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
      const reason = explain({ seat, moves, view, random: random(`advise/${flags.bot}`) })
      const points = (expected: number): string => expected.toFixed(1)
      const { instead } = reason
      print(desk, [
        words.say('cli.advise.move', { name: who.names[seat]!, move: game.write(reason.move) }),
        instead === null
          ? words.say('cli.advise.only', { points: points(reason.expected) })
          : words.say('cli.advise.expects', {
              points: points(reason.expected),
              other: points(instead.expected),
              move: game.write(instead.move),
            }),
        gainsSaid(words, game.id, reason.gains),
      ])
    })
}

/** Where the points of the turn come from, the most first. */
function gainsSaid(words: Words, id: string, gains: Readonly<Record<string, number>>): string {
  const parts = Object.entries(gains)
    .toSorted(([, a], [, b]) => b - a)
    .map(([source, points]) =>
      words.say('cli.advise.gain', {
        points: points > 0 ? `+${points}` : String(points),
        source: words.say(`${id}.source.${source}` as Key),
      }),
    )
  return parts.length === 0
    ? words.say('cli.advise.nothing')
    : words.say('cli.advise.gains', { gains: parts.join(', ') })
}
