import type { GameEvent } from '@benben/kernel'
import type { Told } from './session.ts'

/** Events as a log: counted from 0. */
export const numbered = <E extends GameEvent>(events: readonly E[]): Told<E>[] =>
  events.map((event, n) => ({ n, event }))
