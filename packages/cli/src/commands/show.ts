import type { Command } from 'commander'
import { whole } from '../arguments.ts'
import { print, printJson, wordsOf, type Desk } from '../desk.ts'
import { headOf, loadMoment, positionFile } from '../moment.ts'
import { describe } from './describe.ts'

interface Flags {
  readonly at?: string
  readonly seat?: string
  readonly json?: true
}

/** The table at a moment of a record, or from a position file. */
export function show(program: Command, desk: Desk): void {
  const { words } = desk
  describe(program.command('show'), words, 'show')
    .argument('<file>', words.say('cli.argument.file'))
    .option('--at <n>', words.say('cli.option.at'))
    .option('--seat <s>', words.say('cli.option.seat'))
    .option('--json', words.say('cli.option.json'))
    .action(async (path: string, flags: Flags) => {
      const moment = await loadMoment(desk, path, flags.at)
      const { game, who, position } = moment
      const seat =
        flags.seat === undefined ? undefined : whole(desk, '--seat', flags.seat, 0, who.names.length - 1)
      const view = game.view(position, seat ?? 'spectator')
      if (flags.json === undefined) print(desk, wordsOf(game).table(words, view, who))
      else printJson(desk, seat === undefined ? positionFile(moment) : { ...headOf(moment), seat, view })
    })
}
