import { readFileSync } from 'node:fs'
import { benben } from './benben-tables.ts'
import { boardgameio } from './boardgameio-tables.ts'
import { cpuSeconds } from './cpu.ts'
import { quantile, type Lobby, type Orders, type Round } from './load.ts'

/** The load, in a process of its own: so many tables play without a break; after the warm-up they are measured. */
const { kind, urls, pids, slots, apart, company, warmUp, seconds } = JSON.parse(
  readFileSync(0, 'utf8'),
) as Orders

const lobby: Lobby = kind === 'benben' ? await benben(urls, slots, apart, company) : boardgameio(urls[0]!)

let measuring = false
let latencies: number[] = []
let games = 0

/** The slots that wait for their first move. */
const quiet = new Set(Array.from({ length: slots }, (_, slot) => slot))
const allPlay = Promise.withResolvers<void>()

/** As soon as a game is over the next one begins. */
async function keepPlaying(slot: number): Promise<never> {
  const heard = (ms: number): void => {
    if (measuring) latencies.push(ms)
    if (quiet.delete(slot) && quiet.size === 0) allPlay.resolve()
  }
  for (;;) {
    await lobby.open(slot, heard)
    if (measuring) games++
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

const playing = Promise.all(Array.from({ length: slots }, (_, slot) => keepPlaying(slot)))
const measured = (async (): Promise<Round> => {
  await allPlay.promise
  await sleep(warmUp * 1000)
  measuring = true
  const began = performance.now()
  const used = cpuSeconds(pids)
  await sleep(seconds * 1000)
  measuring = false
  const passed = (performance.now() - began) / 1000
  const cpu = cpuSeconds(pids) - used
  const sorted = latencies.toSorted((a, b) => a - b)
  latencies = []
  if (sorted.length === 0) throw new Error('no move was answered')
  return {
    moves: sorted.length / passed,
    games: games / passed,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    cpu: (cpu * 1_000_000) / sorted.length,
  }
})()

console.log(JSON.stringify(await Promise.race([measured, playing])))
process.exit(0)
