import { Worker } from 'node:worker_threads'

/** Milliseconds between two beats of the main thread, and between two looks of the watchdog. */
export const TICK = 250

/** The cells of the shared memory: a counter of beats, and the milliseconds left to stop, 0 while nobody asked to. */
export const BEATS = 0
export const BUDGET = 1

export interface WatchdogData {
  readonly shared: Int32Array
  readonly stall: number
  readonly messages: WatchdogMessages
}

/** What is printed before the process is killed. */
interface WatchdogMessages {
  readonly stalled: string
  readonly slow: string
}

/** A main thread that does nothing else for so long will not come back. */
const STALL = 8000
/** From the signal to the end of the process. */
const STOP = 9000

/**
 * Kills the process if its event loop is blocked for too long, or if it takes too long to stop: acknowledged moves are on disk.
 * Together they end it within ten seconds after a signal, whatever it does.
 */
export class Watchdog {
  readonly #shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  readonly #stop: number
  readonly #thread: Worker
  readonly #timer: NodeJS.Timeout
  #beat = performance.now()

  constructor(messages: WatchdogMessages, { stall = STALL, stop = STOP } = {}) {
    this.#stop = stop
    const workerData: WatchdogData = { shared: this.#shared, stall, messages }
    this.#thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData, execArgv: [] })
    this.#thread.unref()
    this.#timer = setInterval(() => {
      this.#beat = performance.now()
      Atomics.add(this.#shared, BEATS, 1)
    }, TICK)
    this.#timer.unref()
  }

  /** Called when a signal is handled. It may have arrived just after the last beat. */
  stopping(): void {
    const late = performance.now() - this.#beat
    Atomics.store(this.#shared, BUDGET, Math.max(TICK, Math.round(this.#stop - late)))
  }
}
