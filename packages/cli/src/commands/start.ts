import { botNames } from '@benben/bots'
import type { Game } from '@benben/kernel'
import type { Command } from 'commander'
import {
  automataOf,
  DEFAULT_GAME,
  gameIds,
  gameNamed,
  optionsFrom,
  playersFor,
  playersFrom,
} from '../arguments.ts'
import { print, type Desk } from '../desk.ts'
import { EXIT, Stop } from '../io.ts'
import { openLines, type Lines } from '../play/lines.ts'
import { playersIn, proposedSeats } from '../play/seats.ts'
import { sitDown } from './play.ts'
import { describe } from './describe.ts'

interface Flags {
  readonly game?: string
  readonly players?: string
  readonly options?: string
}

/** Asks a few questions, then starts the match. */
export function start(program: Command, desk: Desk): void {
  const { words, stdin } = desk
  describe(program.command('start'), words, 'start')
    .option('--game <game>', words.say('cli.option.game'))
    .option('--players <n>', words.say('cli.option.players'))
    .option('--options <options>', words.say('cli.option.options'))
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
        const told = flags.players === undefined ? undefined : playersFrom(desk, game, flags.players)
        const written = flags.options ?? (await chooseOptions(desk, lines, game, told))
        const seats = told === undefined ? playersFor(desk, game, written) : { min: told, max: told }
        const players = await choosePlayers(desk, lines, seats)
        const automata = automataOf(game, optionsFrom(desk, game, players, written))
        await sitDown(desk, lines, {
          game: game.id,
          options: written,
          players: String(players),
          seats: await chooseSeats(desk, lines, game, players, automata),
          endTurn: true,
        })
      } finally {
        lines.close()
      }
    })
}

/** Asks until the answer is valid; Enter takes the default. */
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
  const prompt = desk.words.say('cli.start.game', { games: gameIds(), proposed: DEFAULT_GAME })
  return ask(lines, prompt, DEFAULT_GAME, read, complain(desk))
}

/** The modes of a game, if it has any: asked first, because some limit the number of players. */
function chooseOptions(desk: Desk, lines: Lines, game: Game, players: number | undefined): Promise<string> {
  const { words } = desk
  const ways = `cli.start.ways.${game.id}`
  if (!words.has(ways)) return Promise.resolve(NO_OPTIONS)
  print(desk, [words.say(ways)])
  const read = (written: string): string => {
    if (players === undefined) playersFor(desk, game, written)
    else optionsFrom(desk, game, players, written)
    return written
  }
  return ask(lines, words.say('cli.start.options'), NO_OPTIONS, read, complain(desk))
}

const NO_OPTIONS = '{}'

function choosePlayers(desk: Desk, lines: Lines, seats: Game['seats']): Promise<number> {
  const { min, max } = seats
  if (min === max) return Promise.resolve(min)
  const prompt = desk.words.say('cli.start.players', { min, max, proposed: min })
  return ask(lines, prompt, String(min), (text) => playersFrom(desk, { seats }, text), complain(desk))
}

/** Seat by seat: a person by name, or a bot by level; automata are already seated. */
async function chooseSeats(
  desk: Desk,
  lines: Lines,
  game: Game,
  players: number,
  automata: readonly (string | undefined)[],
): Promise<string> {
  const { words } = desk
  print(desk, [words.say('cli.start.seats', { bots: botNames(game.id).join(', ') })])
  const proposals = proposedSeats(game, players)
  const chosen: string[] = []
  for (const [seat, proposed] of proposals.entries()) {
    const automaton = automata[seat]
    if (automaton !== undefined) {
      chosen.push(automaton)
      continue
    }
    const read = (name: string): string => {
      playersIn(desk, game, [...chosen, name, ...proposals.slice(seat + 1)].join(','), automata)
      return name
    }
    chosen.push(
      await ask(lines, words.say('cli.start.seat', { seat, proposed }), proposed, read, complain(desk)),
    )
  }
  return chosen.join(',')
}
