import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { BEATS, BUDGET, TICK, type WatchdogData } from './watchdog.ts'

/**
 * Watches the main thread from outside, because a blocked event loop runs neither timers nor signal handlers. Time is counted
 * in own ticks, so that a suspended machine or process is not taken for a blocked one.
 */
const { shared, stall, messages } = workerData as WatchdogData

function kill(message: string): void {
  // The streams of a worker go through the main thread.
  writeSync(2, `${message}\n`)
  process.kill(process.pid, 'SIGKILL')
}

let seen = 0
let still = 0
let stopping = 0
setInterval(() => {
  const beats = Atomics.load(shared, BEATS)
  still = beats === seen ? still + TICK : 0
  seen = beats
  if (still >= stall) kill(messages.stalled)
  const budget = Atomics.load(shared, BUDGET)
  if (budget === 0) return
  stopping += TICK
  if (stopping >= budget) kill(messages.slow)
}, TICK)
