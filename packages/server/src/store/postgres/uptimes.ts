import type { Span } from '../../clocks/spans.ts'
import { spansFrom } from '../rows.ts'
import type { Read } from './outbox.ts'

/** The row is locked by whoever is first, so that nodes which beat at the same time agree. */
const GO_ON = `UPDATE uptimes SET until = greatest(until, $1) WHERE since = (SELECT max(since) FROM uptimes) AND until >= $2
  RETURNING since`
const BEGIN_UPTIME = 'INSERT INTO uptimes (since, until) VALUES ($1, $1) ON CONFLICT DO NOTHING'

/** Says that a node runs, and returns when any did. */
export async function beat(read: Read, now: number, patience: number, forget: number): Promise<Span[]> {
  const [last] = await read('go on', GO_ON, now, now - patience)
  if (last === undefined) {
    await read('begin uptime', BEGIN_UPTIME, now)
    await read('forget uptimes', 'DELETE FROM uptimes WHERE until < $1', forget)
  }
  return spansFrom(await read('uptimes', 'SELECT since, until FROM uptimes ORDER BY since'))
}
