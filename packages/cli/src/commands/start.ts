import { botNames } from '@benben/bots'
import type { Game } from '@benben/kernel'
import type { Command } from 'commander'
import { DEFAULT_GAME, gameNamed, playersFrom } from '../arguments.ts'
import { print, type Desk } from '../desk.ts'
import { gameIds } from '../games.ts'
import { EXIT, Stop } from '../io.ts'
import { openLines, type Lines } from '../play/lines.ts'
import { playersIn, proposedSeats } from '../play/seats.ts'
import { sitDown } from './play.ts'
import { describe } from './describe.ts'

interface Flags {
  readonly game?: string
  readonly players?: string
}

/** A few questions, then the table. */
export function start(program: Command, desk: Desk): void {
  const { words, stdin } = desk
  describe(program.command('start'), words, 'start')
    .option('--game <game>', words.say('cli.option.game'))
    .option('--players <n>', words.say('cli.option.players'))
    .action(async (flags: Flags) => {
      if (flags.game !== undefined) gameNamed(desk, flags.game)
      print(desk, [words.say('cli.start.terminal')])
      if (stdin.isTTY !== true) {
        print(desk, [words.say('cli.start.no-terminal'), `  ${words.say('cli.example.play')}`])
        return
      }
      const lines = openLines(desk)
      try {
        const game = flags.game === undefined ? await chooseGame(desk, lines) : gameNamed(desk, flags.game)
        const players =
          flags.players === undefined
            ? await choosePlayers(desk, lines, game)
            : playersFrom(desk, game, flags.players)
        await sitDown(desk, lines, {
          game: game.id,
          seats: await chooseSeats(desk, lines, game, players),
          endTurn: true,
        })
      } finally {
        lines.close()
      }
    })
}

/** Asks until the answer is understood; Enter takes what is proposed. */
async function ask<T>(
  lines: Lines,
  prompt: string,
  proposed: string,
  read: (text: string) => T,
  say: (problem: string) => void,
): Promise<T> {
  for (;;) {
    const line = await lines.ask(prompt)
    if ('ended' in line) throw new Stop('', line.ended === 'interrupt' ? EXIT.interrupted : EXIT.well)
    try {
      return read(line.text.trim() === '' ? proposed : line.text.trim())
    } catch (error) {
      if (!(error instanceof Stop)) throw error
      say(error.sentence)
    }
  }
}

const complain =
  (desk: Desk) =>
  (problem: string): void =>
    print(desk, [problem])

function chooseGame(desk: Desk, lines: Lines): Promise<Game> {
  const read = (name: string): Game => gameNamed(desk, name.toLowerCase())
  const prompt = desk.words.say('cli.start.game', { games: gameIds().join(', '), proposed: DEFAULT_GAME })
  return ask(lines, prompt, DEFAULT_GAME, read, complain(desk))
}

function choosePlayers(desk: Desk, lines: Lines, game: Game): Promise<number> {
  const { min, max } = game.seats
  if (min === max) return Promise.resolve(min)
  const prompt = desk.words.say('cli.start.players', { min, max, proposed: min })
  return ask(lines, prompt, String(min), (text) => playersFrom(desk, game, text), complain(desk))
}

/** Seat by seat: a person by name, or a bot by level. */
async function chooseSeats(desk: Desk, lines: Lines, game: Game, players: number): Promise<string> {
  const { words } = desk
  print(desk, [words.say('cli.start.seats', { bots: botNames(game.id).join(', ') })])
  const proposals = proposedSeats(game, players)
  const chosen: string[] = []
  for (const [seat, proposed] of proposals.entries()) {
    const read = (name: string): string => {
      playersIn(desk, game, [...chosen, name, ...proposals.slice(seat + 1)].join(','))
      return name
    }
    chosen.push(
      await ask(lines, words.say('cli.start.seat', { seat, proposed }), proposed, read, complain(desk)),
    )
  }
  return chosen.join(',')
}
