import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PATHS } from '../../../packages/protocol/src/index.ts'
import type { IdleOrders, IdleSeat } from './idle-seed.ts'
import { postJson, quantile } from './load.ts'
import { newFolder, run, startNode } from './processes.ts'

/** How soon requests are answered after a start while bots play that waited for it. */
export interface Start {
  readonly waiting: number
  /** Bots that still waited when the time was up. */
  readonly left: number
  /** Guests made one after the other, until all bots have played or the time is up: each is a write. */
  readonly requests: number
  /** Milliseconds until a request was answered. */
  readonly p50: number
  readonly p99: number
  readonly longest: number
  /** Seconds from the start until then. */
  readonly seconds: number
}

/** Looking is a read of the file and costs the server nothing; still, not after every request. */
const LOOK = 250

/** Takes `most` seconds at most. */
export async function measureStart(waiting: number, most: number): Promise<Start> {
  const folder = newFolder()
  await run<IdleSeat[]>('idle-seed', { folder, tables: waiting, bot: 'greedy' } satisfies IdleOrders)
  const { url, stop } = await startNode({ BENBEN_DATA: folder })
  const file = new DatabaseSync(join(folder, 'benben.sqlite'), { readOnly: true })
  const owing = file.prepare('SELECT count(*) AS many FROM standings WHERE botAsked = 1')
  try {
    const latencies: number[] = []
    const began = performance.now()
    let left = waiting
    for (let looked = began; left > 0 && performance.now() - began < most * 1000;) {
      const asked = performance.now()
      await postJson(url + PATHS.guest, { nickname: 'Bench' })
      const now = performance.now()
      latencies.push(now - asked)
      if (now - looked < LOOK) continue
      looked = now
      left = Number(owing.get()!['many'])
    }
    const sorted = latencies.toSorted((a, b) => a - b)
    return {
      waiting,
      left,
      requests: sorted.length,
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      longest: sorted.at(-1)!,
      seconds: (performance.now() - began) / 1000,
    }
  } finally {
    file.close()
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
