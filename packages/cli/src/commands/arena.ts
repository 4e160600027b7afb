import { arena as playArena, pairsAmong, seatings } from '@benben/bots'
import type { Game } from '@benben/kernel'
import type { Command } from 'commander'
import { keptIn } from '../arena/known.ts'
import { markdown, picture, table } from '../arena/report.ts'
import { Threads } from '../arena/threads.ts'
import {
  automataOf,
  botsFrom,
  gameFrom,
  MOST_GAMES,
  optionsFrom,
  playersFrom,
  seedFrom,
  whole,
} from '../arguments.ts'
import { print, printJson, wrong, type Desk } from '../desk.ts'
import { writeInto } from '../files.ts'
import { pretty } from '../json.ts'
import { progress } from '../progress.ts'
import { describe } from './describe.ts'
import { atTable, type TableFlags } from './table.ts'

interface Flags extends TableFlags {
  readonly games: string
  readonly jobs: string
  readonly early?: true
  readonly neighbours?: true
  readonly save?: string
  readonly report?: string
  readonly json?: true
}

const MOST_JOBS = 64

/** Bots compared pair by pair. */
export function arena(program: Command, desk: Desk): void {
  const { words } = desk
  const command = describe(program.command('arena'), words, 'arena')
  atTable(command, words, words.say('cli.option.players'))
    .requiredOption('--bots <names>', words.say('cli.option.compared-bots'))
    .requiredOption('--games <n>', words.say('cli.option.pair-games'))
    .option('--seed <text>', words.say('cli.option.seed'))
    .option('--jobs <n>', words.say('cli.option.jobs'), '1')
    .option('--early', words.say('cli.option.early'))
    .option('--neighbours', words.say('cli.option.neighbours'))
    .option('--save <file>', words.say('cli.option.save-games'))
    .option('--report <folder>', words.say('cli.option.report'))
    .option('--json', words.say('cli.option.json'))
    .action(async (flags: Flags) => compare(desk, flags))
}

async function compare(desk: Desk, flags: Flags): Promise<void> {
  const game = await gameFrom(desk, flags.game, flags.edition)
  const seats = playersFrom(desk, game, flags.players)
  const options = optionsFrom(desk, game, seats, flags.options)
  if (automataOf(game, options).length > 0) throw wrong(desk, 'cli.arena.automata')
  const bots = botsFrom(desk, game, flags.bots)
  if (bots.length < 2) throw wrong(desk, 'cli.arena.two')
  const games = gamesFrom(desk, flags.games, seats)
  const seed = seedFrom(desk, flags.seed)
  const asked = { game: game.id, options, seats, bots, games, seed }
  const kept = flags.save === undefined ? undefined : keptIn(desk, flags.save, asked)
  const jobs = whole(desk, '--jobs', flags.jobs, 1, MOST_JOBS)
  const threads = jobs === 1 ? undefined : threadsFor(game, options, jobs)
  const neighbours = flags.neighbours === true
  const bar = progress(desk, games * pairsAmong(bots, neighbours).length)
  const played = await playArena({
    game,
    options,
    seats,
    bots,
    games,
    seed,
    jobs,
    early: flags.early === true,
    neighbours,
    onGame: bar.show,
    ...(threads === undefined ? {} : { play: (names, own) => threads.play({ bots: names, seed: own }) }),
    ...(kept === undefined ? {} : { known: kept.known, onMet: kept.add }),
  }).finally(() => threads?.close())
  bar.clear()
  if (!played.ok) throw new Error(played.fault.code)
  const found = { ...asked, ...played.value }
  if (flags.report !== undefined)
    writeInto(desk, flags.report, {
      'ladder.md': markdown(desk.words, played.value, games, seed),
      'ladder.json': `${pretty(found)}\n`,
      'ladder.svg': picture(played.value),
    })
  if (flags.json === undefined) print(desk, table(desk.words, played.value, games, seed))
  else printJson(desk, found)
}

function gamesFrom(desk: Desk, found: string, seats: number): number {
  const games = whole(desk, '--games', found, 2, MOST_GAMES)
  const step = seatings(seats).length
  if (games % step !== 0) throw wrong(desk, 'cli.arena.even', { games, step })
  return games
}

const threadsFor = ({ id, printed }: Game, options: unknown, jobs: number): Threads =>
  new Threads(jobs, { id, printed, options })
