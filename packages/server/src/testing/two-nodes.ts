import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { random } from '@benben/kernel'
import { newDatabase, restartPostgres } from './postgres.ts'
import { ServerProcess } from './process.ts'
import { Siege } from './siege.ts'

interface TwoNodesOptions {
  readonly matches: number
  readonly atOnce: number
  /** Moves between two breaks: a node is killed, then PostgreSQL restarts, and so on. */
  readonly movesPerBreak: number
  readonly seed: string
  readonly onBreak?: (what: string, acknowledged: number) => void
}

/** Matches through two nodes at random, while nodes are killed and PostgreSQL crashes and stops. */
export async function twoNodes({ matches, atOnce, movesPerBreak, seed, onBreak }: TwoNodesOptions) {
  const database = await newDatabase()
  const env = { BENBEN_RATE: '1000000', BENBEN_DB: database }
  const first = new ServerProcess([], env)
  await first.warmUp()
  const nodes = [first, new ServerProcess([], { ...env, NODE_COMPILE_CACHE: join(first.folder, 'compiled') })]
  for (const node of nodes) await node.start()
  const chance = random(`nodes ${seed}`)
  const siege = new Siege({ url: () => nodes[chance.below(nodes.length)]!.url, seed, restless: 15 })
  const counts = { kills: 0, restarts: 0 }
  // A quick machine plays more matches, so that each kind of break comes at least once.
  const goesOn = (begun: number): boolean => begun < matches || Math.min(counts.kills, counts.restarts) === 0
  const state = { over: false }
  const played = siege.run(atOnce, goesOn).finally(() => (state.over = true))
  const killNode = async (): Promise<void> => {
    const node = nodes[counts.kills++ % nodes.length]!
    onBreak?.('a node is killed', siege.acknowledged)
    await node.stop('SIGKILL')
    await node.start()
  }
  const restartDatabase = async (): Promise<void> => {
    const signal = counts.restarts++ % 2 === 0 ? 'QUIT' : 'INT'
    onBreak?.(`PostgreSQL restarts after SIG${signal}`, siege.acknowledged)
    await restartPostgres(database, signal)
  }
  try {
    for (let n = 0; ; n++) {
      const enough = siege.acknowledged + movesPerBreak
      while (!state.over && siege.acknowledged < enough) await sleep(5)
      if (state.over) break
      await (n % 2 === 0 ? killNode() : restartDatabase())
    }
    await played
    return { ...counts, matches: siege.matches, moves: siege.acknowledged, problems: siege.problems }
  } finally {
    for (const node of nodes) await node.end()
  }
}
