import { readFileSync, writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { BEATS, BUDGET, TICK, type WatchdogData } from './watchdog.ts'

/**
 * Watches the main thread from outside, because a blocked event loop runs neither timers nor signal handlers. Time is counted
 * in own ticks, so that a suspended machine or process is not taken for a blocked one; nor is a main thread that got next to no time on
 * a busy machine: it would be killed when it is needed most.
 */
const { shared, stall, messages } = workerData as WatchdogData

function kill(message: string): void {
  // The streams of a worker go through the main thread.
  writeSync(2, `${message}\n`)
  process.kill(process.pid, 'SIGKILL')
}

/** The part of the time without a beat that a blocked main thread has worked at least. */
const BUSY = 1 / 4
/** Linux counts CPU time in hundredths of a second. */
const MS_PER_CLOCK_TICK = 10

/** The milliseconds of CPU that the main thread has used; infinite where there is no `/proc`. */
function worked(): number {
  try {
    const stat = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8')
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11)
    return (Number(user) + Number(system)) * MS_PER_CLOCK_TICK
  } catch {
    return Infinity
  }
}

let seen = 0
let still = 0
let workedBefore = 0
let stopping = 0
setInterval(() => {
  const beats = Atomics.load(shared, BEATS)
  still = beats === seen ? still + TICK : 0
  seen = beats
  if (still === TICK) workedBefore = worked()
  if (still >= stall && worked() - workedBefore >= stall * BUSY) kill(messages.stalled)
  const budget = Atomics.load(shared, BUDGET)
  if (budget === 0) return
  stopping += TICK
  if (stopping >= budget) kill(messages.slow)
}, TICK)
