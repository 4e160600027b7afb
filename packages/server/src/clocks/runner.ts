import type { Game, Incident, Seat } from '@benben/kernel'
import type { Store } from '../store/store.ts'
import type { StoredTable } from '../store/stored-table.ts'
import { givenUp } from '../tables/acts.ts'
import type { TableCache } from '../tables/cache.ts'
import { LOST, retry } from '../tables/retry.ts'
import type { Table } from '../tables/table.ts'
import { dueAgain, lateSeats } from './clocks.ts'
import type { ServerTime } from './time.ts'

/** How often clocks are looked for that are up. */
const LOOK_MS = 1000
/** Matches at once. */
const MOST = 50

export interface ClockRunnerOptions {
  readonly store: Store
  readonly tables: TableCache
  readonly time: ServerTime
  /** Plays the bots of a table. */
  readonly playBots: (table: string) => void
  readonly onError: (problem: string) => void
}

/** What happens when the time of a seat is up, as the table has it; undefined for nothing. */
function timeoutOf(game: Game, table: StoredTable, seat: Seat): Incident | undefined {
  const late = table.pace?.late
  if (late === undefined || late.act === 'nothing') return undefined
  if (late.act === 'concede') return givenUp('timeout', game, table, seat)
  return { kind: 'timeout', seat, bot: late.bot, kept: true }
}

/** Lets happen what was chosen with the table when a clock is up. */
export class ClockRunner {
  readonly #options: ClockRunnerOptions
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #isStopped = false

  constructor(options: ClockRunnerOptions) {
    this.#options = options
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), LOOK_MS).unref()
  }

  stop(): void {
    this.#isStopped = true
    clearInterval(this.#timer)
  }

  /** Looks for clocks that are up. While it does, further calls only wait for it. */
  look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => (this.#looking = undefined))
    return this.#looking
  }

  async #lookOnce(): Promise<void> {
    const { store, tables, time, onError } = this.#options
    try {
      for (let many = MOST; many === MOST && !this.#isStopped;) {
        const claimed = await store.claimDue(time.now(), MOST)
        many = claimed.length
        for (const id of claimed) {
          try {
            await tables.with(id, (table) => retry(() => this.#runOut(table)))
          } catch (error) {
            // It concerns this table only; it is looked at again.
            onError(String(error))
            many = 0
          }
        }
      }
    } catch (error) {
      onError(String(error))
    }
  }

  async #runOut(table: Table): Promise<void | typeof LOST> {
    const { time, playBots } = this.#options
    // A match that needs other rules has no state and stays as it is.
    if (table.state === undefined) return undefined
    const { stored, game } = table
    const [seat] = stored.status === 'running' ? lateSeats(stored, time) : []
    const incident = seat === undefined ? undefined : timeoutOf(game, stored, seat)
    if (incident !== undefined) {
      if (!(await table.happen(incident))) return LOST
      playBots(stored.id)
      return this.#runOut(table)
    }
    const { due } = dueAgain(stored, time)
    if (stored.due === null || due === stored.due) return undefined
    return (await table.commit({ standing: { ...stored, due } })) ? undefined : LOST
  }
}
