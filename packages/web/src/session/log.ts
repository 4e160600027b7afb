import type { GameEvent } from '@benben/kernel'
import type { LogEntry } from './session.ts'

/** Events as a log: counted from 0. */
export const logOf = <E extends GameEvent>(events: readonly E[]): LogEntry<E>[] =>
  events.map((event, n) => ({ n, event }))
