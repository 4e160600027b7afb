import { arena as playArena, type Pairing } from '@benben/bots'
import { row } from '@benben/words'
import type { Command } from 'commander'
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
import { progress } from '../progress.ts'
import { describe } from './describe.ts'
import { atTable, type TableFlags } from './table.ts'

interface Flags extends TableFlags {
  readonly games: string
  readonly json?: true
}

const SEATS = 2

/** Bots compared pair by pair. */
export function arena(program: Command, desk: Desk): void {
  const { words } = desk
  const command = describe(program.command('arena'), words, 'arena')
  atTable(command, words, words.say('cli.option.pair'))
    .requiredOption('--bots <names>', words.say('cli.option.compared-bots'))
    .requiredOption('--games <n>', words.say('cli.option.pair-games'))
    .option('--seed <text>', words.say('cli.option.seed'))
    .option('--json', words.say('cli.option.json'))
    .action(async (flags: Flags) => {
      const game = await gameFrom(desk, flags.game, flags.edition)
      const asked = playersFrom(desk, game, flags.players ?? String(SEATS))
      if (asked !== SEATS) throw wrong(desk, 'cli.arena.seats', { players: asked })
      const options = optionsFrom(desk, game, SEATS, flags.options)
      if (automataOf(game, options).length > 0) throw wrong(desk, 'cli.arena.automata')
      const bots = botsFrom(desk, game, flags.bots)
      if (bots.length < 2) throw wrong(desk, 'cli.arena.two')
      const games = whole(desk, '--games', flags.games, 2, MOST_GAMES)
      if (games % 2 !== 0) throw wrong(desk, 'cli.arena.even', { games })
      const seed = seedFrom(desk, flags.seed)
      const all = (games * bots.length * (bots.length - 1)) / 2
      const bar = progress(desk, all)
      const played = playArena({ game, options, seats: SEATS, bots, games, seed, onGame: bar.show })
      bar.clear()
      if (!played.ok) throw new Error(played.fault.code)
      const { pairs } = played.value
      if (flags.json === undefined) print(desk, report(desk, pairs, games, seed))
      else printJson(desk, { game: game.id, options, bots, games, seed, pairs })
    })
}

const WIDTHS = [14, 14, 7, 7, 7, 9, 17]

function report({ words }: Desk, pairs: readonly Pairing[], games: number, seed: string): string[] {
  const percent = (share: number): string => (100 * share).toFixed(1)
  const head = (['a', 'b', 'a-won', 'b-won', 'drawn', 'share', 'interval'] as const).map((name) =>
    words.say(`cli.arena.${name}`),
  )
  const rows = pairs.map(({ a, b, aWins, bWins, draws, aScore, low, high }) => [
    a,
    b,
    ...[aWins, bWins, draws].map(String),
    words.say('cli.arena.percent', { share: percent(aScore) }),
    words.say('cli.arena.from-to', { low: percent(low), high: percent(high) }),
  ])
  return [
    words.say('cli.arena.title', { games, seed }),
    '',
    ...[head, ...rows].flatMap((cells) => row(cells, WIDTHS)),
    '',
    words.say('cli.arena.note'),
  ]
}
