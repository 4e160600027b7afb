import { Option, type Command } from 'commander'
import { DEFAULT_GAME, gameNamed, optionsFrom, seedFrom } from '../arguments.ts'
import type { Desk } from '../desk.ts'
import { openLines, type Lines } from '../play/lines.ts'
import { playAgain, playNew } from '../play/open.ts'
import { playersIn } from '../play/seats.ts'
import { describe } from './describe.ts'

interface Flags {
  readonly game: string
  readonly seats: string
  readonly seed?: string
  readonly options?: string
  readonly save?: string
  readonly resume?: string
  readonly endTurn: boolean
}

export const DEFAULT_SEATS = 'me,search'

/** The table in the terminal. */
export function play(program: Command, desk: Desk): void {
  const { words } = desk
  describe(program.command('play'), words, 'play')
    .option('--game <game>', words.say('cli.option.game'), DEFAULT_GAME)
    .option('--seats <names>', words.say('cli.option.seats'), DEFAULT_SEATS)
    .option('--seed <text>', words.say('cli.option.seed'))
    .option('--options <json>', words.say('cli.option.options'))
    .option('--save <file>', words.say('cli.option.save'))
    .addOption(
      new Option('--resume <file>', words.say('cli.option.resume')).conflicts([
        'game',
        'seats',
        'seed',
        'options',
        'save',
      ]),
    )
    .option('--no-end-turn', words.say('cli.option.no-end-turn'))
    .action(async (flags: Flags) => {
      const lines = openLines(desk)
      try {
        await sitDown(desk, lines, flags)
      } finally {
        lines.close()
      }
    })
}

/** Checks what was asked for and plays. */
export async function sitDown(desk: Desk, lines: Lines, flags: Flags): Promise<void> {
  if (flags.resume !== undefined) return playAgain(desk, lines, flags.resume, flags.endTurn)
  const game = gameNamed(desk, flags.game)
  const players = playersIn(desk, game, flags.seats)
  return playNew(desk, lines, {
    game,
    players,
    options: optionsFrom(desk, game, players.length, flags.options),
    seed: seedFrom(desk, flags.seed),
    path: flags.save,
    endTurn: flags.endTurn,
  })
}
