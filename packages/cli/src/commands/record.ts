import { playMatch } from '@benben/bots'
import { writeRecord } from '@benben/kernel'
import type { Command } from 'commander'
import { automataOf, gameFrom, optionsFrom, playersFrom, seatedBots, seedFrom } from '../arguments.ts'
import type { Desk } from '../desk.ts'
import { describe } from './describe.ts'
import { atTable, type TableFlags } from './table.ts'

interface Flags extends TableFlags {
  readonly running?: true
}

/** One game between bots, as a record. */
export function record(program: Command, desk: Desk): void {
  const { words } = desk
  const command = describe(program.command('record'), words, 'record')
  atTable(command, words, words.say('cli.option.players'))
    .requiredOption('--bots <names>', words.say('cli.option.bots'))
    .option('--seed <text>', words.say('cli.option.seed'))
    .option('--running', words.say('cli.option.running'))
    .action(async (flags: Flags) => {
      const game = await gameFrom(desk, flags.game, flags.edition)
      const players = playersFrom(desk, game, flags.players)
      const seed = seedFrom(desk, flags.seed)
      const options = optionsFrom(desk, game, players, flags.options)
      const match = playMatch({
        game,
        options,
        bots: seatedBots(desk, game, players, flags.bots, automataOf(game, options)),
        seed,
      })
      // The record of an unfinished game hides its seed; print it so that the game can be reproduced.
      if (flags.running && flags.seed === undefined) {
        desk.stderr.write(`${words.say('cli.play.seed', { seed })}\n`)
      }
      desk.stdout.write(writeRecord(match, { seed: flags.running === undefined }))
    })
}
