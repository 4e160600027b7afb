import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** SQLSTATEs after which the connection is gone or cannot be made now: shutdown, crash, start, too many connections. */
const UNAVAILABLE = new Set(['57P01', '57P02', '57P03', '53300', '25P03'])
/** Conflicts of transactions: serialization, deadlock, a lock that was not given in time. */
const CONFLICT = new Set(['40001', '40P01', '55P03'])

const stateOf = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined

/** Whether PostgreSQL cannot be reached; what was under way may or may not have happened. */
export function isUnavailable(error: unknown): boolean {
  const state = stateOf(error)
  return state === undefined ? error instanceof Error : UNAVAILABLE.has(state) || state.startsWith('08')
}

/** Whether the transaction was undone and can be tried again. */
export const isConflict = (error: unknown): boolean => CONFLICT.has(stateOf(error) ?? '')

const FIRST_PAUSE = 20
const LONGEST_PAUSE = 1000

/** Pauses that double, with some chance in them so that nodes do not come all at once. */
export class BackOff {
  readonly #until: number
  #pause = FIRST_PAUSE

  constructor(most: number) {
    this.#until = performance.now() + most
  }

  /** False when it has lasted long enough. */
  async wait(): Promise<boolean> {
    if (performance.now() + this.#pause > this.#until) return false
    await sleep(this.#pause * (0.5 + Math.random() / 2))
    this.#pause = Math.min(LONGEST_PAUSE, 2 * this.#pause)
    return true
  }
}
