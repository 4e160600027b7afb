import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { newDatabase } from '../../packages/server/src/testing/postgres.ts'
import { measureCurve, type CurvePoint } from './server/curve.ts'
import { measureIdle, type Idle } from './server/idle.ts'
import type { Round } from './server/load.ts'
import {
  load,
  newFolder,
  startBenben,
  startBoardgameio,
  startNodes,
  type Measured,
} from './server/processes.ts'
import { printed } from './server/printed.ts'
import { measureStart, type Start } from './server/start.ts'

/**
 * `npm run bench -- server [--json] [--seconds N] [--only moves,postgres,idle,curve,start]`: moves through server and disk beside
 * boardgame.io in memory, also with clocks, notices and talk, the same with two nodes on PostgreSQL, the memory of idle tables, the cost of a move with ever more moves stored,
 * and how soon requests are answered after a start with many waiting bots.
 */

const PARTS = ['moves', 'postgres', 'idle', 'curve', 'start'] as const
const ROUNDS = 3
const TABLES = 100
const WARM_UP = 2
const IDLE = { tables: 10_000, connections: 5000 }
const START = { waiting: 6000, seconds: 120 }
const STORED = [0, 10_000, 100_000, 1_000_000]

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, seconds: { type: 'string' }, only: { type: 'string' } },
})
const seconds = Number(values.seconds ?? 12)
const parts = values.only?.split(',') ?? PARTS
if (!(seconds > 0) || parts.some((part) => !(PARTS as readonly string[]).includes(part))) {
  console.error('--seconds takes the seconds each server is measured, over all rounds together')
  console.error(`--only takes some of ${PARTS.join(',')}`)
  process.exit(1)
}

const say = (text: string): void => void process.stderr.write(`${text}\n`)
const cpus = availableParallelism()
const busy = loadavg()[0]!
if (busy > cpus / 2) say(`This machine is busy (load ${busy.toFixed(1)}): figures will vary more than usual.`)

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1]!
const medians = (rounds: readonly Round[]): Round => {
  const of = (name: keyof Round): number => median(rounds.map((round) => round[name]))
  return { moves: of('moves'), games: of('games'), p50: of('p50'), p99: of('p99'), cpu: of('cpu') }
}

/** Rounds of load on all servers, every second one backwards. */
async function measureMoves(): Promise<Record<string, Round>> {
  const servers: Measured[] = [await startBoardgameio()]
  const found = new Map<string, Round[]>()
  try {
    if (parts.includes('moves')) servers.push(await startBenben(), await startBenben(newFolder(), true))
    if (parts.includes('postgres')) {
      const nodes = await startNodes(await newDatabase())
      servers.push(nodes, { ...nodes, name: 'postgresApart', apart: true, stop: async () => undefined })
    }
    for (let round = 1; round <= ROUNDS; round++) {
      say(
        `Round ${round} of ${ROUNDS}: ${TABLES} tables, ${(seconds / ROUNDS).toFixed(0)} s for each server.`,
      )
      for (const server of round % 2 === 1 ? servers : servers.toReversed()) {
        const measured = await load(server, TABLES, WARM_UP, seconds / ROUNDS)
        found.set(server.name, [...(found.get(server.name) ?? []), measured])
      }
    }
  } finally {
    for (const server of servers) await server.stop()
  }
  return Object.fromEntries([...found].map(([name, rounds]) => [name, medians(rounds)]))
}

const figures = parts.includes('moves') || parts.includes('postgres') ? await measureMoves() : {}
let idle: Idle | undefined
if (parts.includes('idle')) {
  say(`${IDLE.tables} idle tables, ${IDLE.connections} connections.`)
  idle = await measureIdle(IDLE.tables, IDLE.connections)
}
let curve: CurvePoint[] | undefined
if (parts.includes('curve')) {
  say(`Moves with up to ${STORED.at(-1)} moves stored.`)
  curve = await measureCurve(STORED, TABLES, WARM_UP, seconds / ROUNDS)
}
let start: Start | undefined
if (parts.includes('start')) {
  say(`A start with ${START.waiting} waiting bots.`)
  start = await measureStart(START.waiting, START.seconds)
}

const { boardgameio: peer } = figures
const beside = (name: string) => {
  const ours = figures[name]
  return (
    ours && peer && { moves: ours.moves / peer.moves, p99: ours.p99 / peer.p99, cpu: ours.cpu / peer.cpu }
  )
}
const ratios = {
  ...beside('benben'),
  company: beside('company'),
  /** With clocks, notices and talk, by without. */
  companyCost: figures['company'] && figures['benben'] && figures['company'].moves / figures['benben'].moves,
  postgres: beside('postgres'),
  postgresApart: beside('postgresApart'),
  /** Moves per second with the most moves stored, by those with none. */
  curve: curve && curve.at(-1)!.moves / curve[0]!.moves,
}
const results = {
  node: process.version,
  cpus,
  load: busy,
  rounds: ROUNDS,
  tables: TABLES,
  figures,
  idle,
  curve,
  start,
  ratios,
}
console.log(values.json ? JSON.stringify(results) : printed(results))
// The embedded PostgreSQL ends with this process.
process.exit(0)
