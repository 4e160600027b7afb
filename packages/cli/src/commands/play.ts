import type { Game } from '@benben/kernel'
import { Option, type Command } from 'commander'
import {
  amongAutomata,
  automataOf,
  DEFAULT_GAME,
  gameFrom,
  namesIn,
  optionsFrom,
  playersFrom,
  seedFrom,
} from '../arguments.ts'
import { wrong, type Desk } from '../desk.ts'
import { openLines, type Lines } from '../play/lines.ts'
import { playAgain, playNew } from '../play/open.ts'
import { playersIn, proposedSeats, type Player } from '../play/seats.ts'
import { describe } from './describe.ts'

interface Flags {
  readonly game: string
  readonly players?: string
  readonly seats?: string
  readonly seed?: string
  readonly options?: string
  readonly edition?: string
  readonly save?: string
  readonly resume?: string
  readonly endTurn: boolean
}

/** The table in the terminal. */
export function play(program: Command, desk: Desk): void {
  const { words } = desk
  describe(program.command('play'), words, 'play')
    .option('--game <game>', words.say('cli.option.game'), DEFAULT_GAME)
    .option('--players <n>', words.say('cli.option.players'))
    .option('--seats <names>', words.say('cli.option.seats'))
    .option('--seed <text>', words.say('cli.option.seed'))
    .option('--options <options>', words.say('cli.option.options'))
    .option('--edition <file>', words.say('cli.option.edition'))
    .option('--save <file>', words.say('cli.option.save'))
    .addOption(
      new Option('--resume <file>', words.say('cli.option.resume')).conflicts([
        'game',
        'players',
        'seats',
        'seed',
        'options',
        'edition',
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
  const game = await gameFrom(desk, flags.game, flags.edition)
  const { players, options } = seated(desk, game, flags)
  return playNew(desk, lines, {
    game,
    players,
    options,
    seed: seedFrom(desk, flags.seed),
    path: flags.save,
    endTurn: flags.endTurn,
  })
}

/** The named people and bots; by default one person against the strongest bots. */
function seated(desk: Desk, game: Game, flags: Flags): { players: Player[]; options: unknown } {
  const { seats } = flags
  const wanted = seats === undefined ? undefined : namesIn(seats)
  const many = playersFrom(desk, game, flags.players)
  const count = flags.players === undefined ? Math.max(wanted?.length ?? 0, many) : many
  const options = optionsFrom(desk, game, count, flags.options)
  const automata = automataOf(game, options)
  const free = count - automata.filter((name) => name !== undefined).length
  const names = wanted ?? proposedSeats(game, free)
  // Automata may be named too, as in a list of all seats.
  if (names.length === free) {
    const players = playersIn(desk, game, amongAutomata(count, automata, names).join(','), automata)
    return { players, options }
  }
  const players = playersIn(desk, game, names.join(','), automata)
  if (flags.players !== undefined && count !== players.length) {
    throw wrong(desk, 'cli.play.players', { players: flags.players, found: players.length })
  }
  return { players, options }
}
