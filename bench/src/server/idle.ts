import { rmSync } from 'node:fs'
import type { ConnectionOrders, Held } from './connections.ts'
import type { IdleOrders, IdleSeat } from './idle-seed.ts'
import { newFolder, run, startNode } from './processes.ts'

/** What tables and connections cost when nobody moves. */
export interface Idle {
  readonly tables: number
  readonly connections: number
  /** MiB of the server with no connection, and with all of them, each at a table of its own. */
  readonly before: number
  readonly rss: number
  /** KiB for a connection and the table in memory that comes with it. */
  readonly each: number
}

export async function measureIdle(tables: number, connections: number): Promise<Idle> {
  const folder = newFolder()
  const seats = await run<IdleSeat[]>('idle-seed', { folder, tables } satisfies IdleOrders)
  const { url, pid, stop } = await startNode({ BENBEN_DATA: folder })
  try {
    const orders: ConnectionOrders = { url, pid, seats: seats.slice(0, connections) }
    const { before, after } = await run<Held>('connections', orders)
    return { tables, connections, before, rss: after, each: ((after - before) * 1024) / connections }
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
