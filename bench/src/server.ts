import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Round } from './server/load.ts'
import { load, startBenben, startBoardgameio } from './server/processes.ts'

/** `npm run bench -- server [--json] [--seconds N]`: moves through server and disk, beside boardgame.io in memory. */

const ROUNDS = 3
const TABLES = 100
const WARM_UP = 2

const { values } = parseArgs({ options: { json: { type: 'boolean' }, seconds: { type: 'string' } } })
const seconds = Number(values.seconds ?? 12)
if (!(seconds > 0)) {
  console.error('--seconds takes the seconds each server is measured, over all rounds together')
  process.exit(1)
}

const say = (text: string): void => void process.stderr.write(`${text}\n`)
const cpus = availableParallelism()
const busy = loadavg()[0]!
if (busy > cpus / 2) say(`This machine is busy (load ${busy.toFixed(1)}): figures will vary more than usual.`)

const servers = await Promise.all([startBenben(), startBoardgameio()])
const found: Record<string, Round[]> = { benben: [], boardgameio: [] }
try {
  for (let round = 1; round <= ROUNDS; round++) {
    say(`Round ${round} of ${ROUNDS}: ${TABLES} tables, ${(seconds / ROUNDS).toFixed(0)} s for each server.`)
    for (const server of round % 2 === 1 ? servers : servers.toReversed()) {
      found[server.name]!.push(await load(server, TABLES, WARM_UP, seconds / ROUNDS))
    }
  }
} finally {
  for (const server of servers) await server.stop()
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1]!
const medians = (rounds: readonly Round[]): Round => {
  const of = (name: keyof Round): number => median(rounds.map((round) => round[name]))
  return { moves: of('moves'), games: of('games'), p50: of('p50'), p99: of('p99') }
}
const figures = { benben: medians(found['benben']!), boardgameio: medians(found['boardgameio']!) }
const ratios = {
  moves: figures.benben.moves / figures.boardgameio.moves,
  p99: figures.benben.p99 / figures.boardgameio.p99,
}

const digits = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 })
const row = (name: string, { moves, games, p50, p99 }: Round, durable: string): string =>
  [
    name.padEnd(14),
    ...[moves, games, p50, p99].map((value) => digits(value).padStart(9)),
    durable.padStart(9),
  ].join('')

console.log(
  values.json
    ? JSON.stringify({ node: process.version, cpus, rounds: ROUNDS, tables: TABLES, figures, ratios })
    : [
        `${''.padEnd(14)}${['moves/s', 'games/s', 'p50 ms', 'p99 ms', 'on disk'].map((title) => title.padStart(9)).join('')}`,
        row('benben', figures.benben, 'yes'),
        row('boardgame.io', figures.boardgameio, 'no'),
        '',
        `moves ÷ boardgame.io  ${digits(ratios.moves)}`,
        `p99 ÷ boardgame.io    ${digits(ratios.p99)}`,
      ].join('\n'),
)
