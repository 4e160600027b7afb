import { random, type Move } from '@benben/kernel'
import { Worker } from 'node:worker_threads'
import type { Job, Reply } from './job.ts'

interface QueuedJob {
  readonly job: Job
  readonly resolve: (move: Move) => void
}

/** A pool of worker threads for all bots, started on demand. */
export class BotPool {
  readonly #size: number
  readonly #onError: (problem: string) => void
  readonly #idle: Worker[] = []
  readonly #all = new Set<Worker>()
  readonly #queue: QueuedJob[] = []

  constructor(size: number, onError: (problem: string) => void) {
    this.#size = size
    this.#onError = onError
  }

  /** Always resolves to a legal move: a random one if the bot fails, so that the game never hangs. */
  choose(job: Job): Promise<Move> {
    return new Promise((resolve) => {
      this.#queue.push({ job, resolve })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#queue.length = 0
    await Promise.all([...this.#all].map((worker) => worker.terminate()))
  }

  #next(): void {
    if (this.#queue.length === 0) return
    const worker = this.#idle.pop() ?? (this.#all.size < this.#size ? this.#start() : undefined)
    if (worker === undefined) return
    const { job, resolve } = this.#queue.shift()!
    const finish = (reply: Reply): void => {
      if ('error' in reply) this.#onError(reply.error)
      resolve('move' in reply ? reply.move : randomMove(job))
      this.#next()
    }
    const answered = (reply: Reply): void => {
      worker.off('error', broke)
      this.#idle.push(worker)
      finish(reply)
    }
    const broke = (error: Error): void => {
      worker.off('message', answered)
      finish({ error: error.message })
    }
    worker.once('message', answered).once('error', broke)
    worker.postMessage(job)
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.unref()
    worker.on('error', () => this.#drop(worker))
    this.#all.add(worker)
    return worker
  }

  #drop(worker: Worker): void {
    this.#all.delete(worker)
    const idle = this.#idle.indexOf(worker)
    if (idle >= 0) this.#idle.splice(idle, 1)
  }
}

const randomMove = ({ moves, seed }: Job): Move => moves[random(seed).below(moves.length)]!
