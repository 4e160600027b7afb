import { setTimeout as sleep } from 'node:timers/promises'
import { random } from '@benben/kernel'
import { newDatabase } from './postgres.ts'
import { ServerProcess } from './process.ts'
import { Siege } from './siege.ts'

interface CrashOptions {
  readonly engine: 'SQLite' | 'PostgreSQL'
  readonly kills: number
  readonly tables: number
  readonly seed: string
  readonly onKill?: (kills: number, acknowledged: number) => void
}

/** Kills a server again and again, in the midst of moves, and starts it again. */
export async function crash({ engine, kills: wanted, tables, seed, onKill }: CrashOptions) {
  const env = { BENBEN_RATE: '1000000', ...(engine === 'SQLite' ? {} : { BENBEN_DB: await newDatabase() }) }
  const server = new ServerProcess([], env)
  await server.warmUp()
  await server.start()
  const siege = new Siege({ url: () => server.url, seed })
  const chance = random(`crash ${seed}`)
  let kills = 0
  const over = siege.run(tables, () => kills < wanted)
  try {
    while (kills < wanted) {
      // Every few moves: however fast or slow this machine is.
      const enough = siege.acknowledged + 1 + chance.below(4 * tables)
      while (siege.acknowledged < enough && !server.hasEnded) await sleep(1)
      if (server.hasEnded) siege.problems.push(`the server ended by itself after ${kills} kills`)
      await sleep(chance.below(4))
      await server.stop('SIGKILL')
      kills++
      onKill?.(kills, siege.acknowledged)
      await server.start()
    }
    await over
    return { kills, matches: siege.matches, moves: siege.acknowledged, problems: siege.problems }
  } finally {
    await server.end()
  }
}
