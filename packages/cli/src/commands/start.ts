import { botNames } from '@benben/bots'
import type { Game } from '@benben/kernel'
import type { Command } from 'commander'
import { DEFAULT_GAME, gameNamed } from '../arguments.ts'
import { print, type Desk } from '../desk.ts'
import { gameIds } from '../games.ts'
import { EXIT, Stop } from '../io.ts'
import { openLines, type Lines } from '../play/lines.ts'
import { playersIn } from '../play/seats.ts'
import { DEFAULT_SEATS, sitDown } from './play.ts'
import { describe } from './describe.ts'

/** A few questions, then the table. */
export function start(program: Command, desk: Desk): void {
  const { words, stdin } = desk
  describe(program.command('start'), words, 'start').action(async () => {
    print(desk, [words.say('cli.start.terminal')])
    if (stdin.isTTY !== true) {
      print(desk, [words.say('cli.start.no-terminal'), `  ${words.say('cli.example.play')}`])
      return
    }
    const lines = openLines(desk)
    try {
      const game = await chooseGame(desk, lines)
      await sitDown(desk, lines, {
        game: game.id,
        seats: await chooseSeats(desk, lines, game),
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

function chooseGame(desk: Desk, lines: Lines): Promise<Game> {
  const games = gameIds()
  const read = (name: string): Game => gameNamed(desk, name.toLowerCase())
  if (games.length === 1) return Promise.resolve(read(games[0]!))
  const prompt = desk.words.say('cli.start.game', { games: games.join(', '), proposed: DEFAULT_GAME })
  return ask(lines, prompt, DEFAULT_GAME, read, (problem) => print(desk, [problem]))
}

/** Seat by seat: a person by name, or a bot by level. */
async function chooseSeats(desk: Desk, lines: Lines, game: Game): Promise<string> {
  const { words } = desk
  print(desk, [words.say('cli.start.seats', { bots: botNames(game.id).join(', ') })])
  const proposals = DEFAULT_SEATS.split(',')
  const chosen: string[] = []
  for (let seat = 0; seat < game.seats.min; seat++) {
    const proposed = proposals[Math.min(seat, proposals.length - 1)]!
    const read = (name: string): string => {
      const rest = proposals.slice(seat + 1, game.seats.min)
      const all = [...chosen, name, ...rest]
      playersIn(desk, game, all.join(','))
      return name
    }
    const prompt = words.say('cli.start.seat', { seat, proposed })
    chosen.push(await ask(lines, prompt, proposed, read, (problem) => print(desk, [problem])))
  }
  return chosen.join(',')
}
