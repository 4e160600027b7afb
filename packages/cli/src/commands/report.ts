import { join } from 'node:path'
import { balance, type Balance } from '@benben/bots'
import type { Game } from '@benben/kernel'
import type { Command } from 'commander'
import {
  automataOf,
  gameFrom,
  MOST_GAMES,
  optionsFrom,
  playersFrom,
  seatedBots,
  seedFrom,
  whole,
} from '../arguments.ts'
import { print, printJson, type Desk } from '../desk.ts'
import { writeInto } from '../files.ts'
import { pretty } from '../json.ts'
import { progress } from '../progress.ts'
import { chart } from '../report/chart.ts'
import { groupsOf } from '../report/groups.ts'
import { markdown } from '../report/markdown.ts'
import { sayIfKnown } from '../say.ts'
import { describe } from './describe.ts'
import { atTable, type TableFlags } from './table.ts'

interface Flags extends TableFlags {
  readonly games: string
  readonly beside?: string
  readonly to: string
  readonly json?: true
}

/** Who wins with what: seats, cards and sources of points over many games, two editions side by side if wanted. */
export function report(program: Command, desk: Desk): void {
  const { words } = desk
  const command = describe(program.command('report'), words, 'report')
  atTable(command, words, words.say('cli.option.players'))
    .requiredOption('--bots <names>', words.say('cli.option.bots'))
    .requiredOption('--games <n>', words.say('cli.option.games'))
    .option('--beside <file>', words.say('cli.option.beside'))
    .option('--seed <text>', words.say('cli.option.seed'))
    .option('--to <folder>', words.say('cli.option.report-to'), 'report')
    .option('--json', words.say('cli.option.json'))
    .action(async (flags: Flags) => write(desk, flags))
}

async function write(desk: Desk, flags: Flags): Promise<void> {
  const { words } = desk
  const first = await gameFrom(desk, flags.game, flags.edition)
  const editions = [
    first,
    ...(flags.beside === undefined ? [] : [await gameFrom(desk, flags.game, flags.beside)]),
  ]
  const games = whole(desk, '--games', flags.games, 1, MOST_GAMES)
  const seed = seedFrom(desk, flags.seed)
  const seats = playersFrom(desk, first, flags.players)
  const bar = progress(desk, games * editions.length)
  const balances = editions.map((game, i) => {
    const onGame = (done: number): void => bar.show(games * i + done)
    return balanceOf(desk, flags, game, { seats, games, seed, onGame })
  })
  bar.clear()
  const found = { game: first.id, seats, games, seed, balances }
  if (flags.json !== undefined) return printJson(desk, found)
  const groups = groupsOf(desk, first, balances)
  const names = calledApart(balances.map(({ edition }) => edition))
  const title = words.say('cli.simulate.title', {
    game: sayIfKnown(words, `${first.id}.name`, first.id),
    games,
    seed,
  })
  writeInto(desk, flags.to, {
    ...Object.fromEntries(
      groups.map((group) => [`${group.id}.svg`, chart(words, group, names, 1 / seats)] as const),
    ),
    'report.json': `${pretty(found)}\n`,
    'report.md': markdown(words, { title, game: first.id, balances, editions: names, groups }),
  })
  return print(desk, [words.say('cli.report.written', { path: join(flags.to, 'report.md') })])
}

/** Editions of the same name are numbered. */
const calledApart = (names: readonly string[]): readonly string[] =>
  new Set(names).size === names.length ? names : names.map((name, i) => `${name} ${i + 1}`)

function balanceOf(
  desk: Desk,
  flags: Flags,
  game: Game,
  run: { seats: number; games: number; seed: string; onGame: (done: number) => void },
): Balance {
  const options = optionsFrom(desk, game, run.seats, flags.options)
  const bots = seatedBots(desk, game, run.seats, flags.bots, automataOf(game, options))
  return balance({ ...run, game, options, bots })
}
