import { random, type Move } from '@benben/kernel'
import { Worker } from 'node:worker_threads'
import { withinBudget } from './budget.ts'
import { FairQueue } from './fair-queue.ts'
import type { Job, Reply } from './job.ts'

interface QueuedJob {
  readonly job: Job
  readonly resolve: (move: Move) => void
}

/** Far longer than a bot needs with the largest budget, even on a busy machine. */
const TIME_LIMIT = 30_000

/** A pool of worker threads for all bots, started on demand. Owners of tables are served in turn, so that nobody can hold up others. */
export class BotPool {
  readonly #size: number
  readonly #timeLimit: number
  readonly #onError: (problem: string) => void
  readonly #idle: Worker[] = []
  readonly #all = new Set<Worker>()
  readonly #queue = new FairQueue<QueuedJob>()

  constructor(size: number, onError: (problem: string) => void, timeLimit = TIME_LIMIT) {
    this.#size = size
    this.#timeLimit = timeLimit
    this.#onError = onError
  }

  /** Always resolves to a legal move: a random one if the bot fails, so that the game never hangs. */
  choose(owner: string, job: Job): Promise<Move> {
    return new Promise((resolve) => {
      this.#queue.push(owner, { job: { ...job, bot: withinBudget(job.bot) }, resolve })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#queue.clear()
    await Promise.all([...this.#all].map((worker) => worker.terminate()))
  }

  /** The decisions that wait for a worker. */
  get waiting(): number {
    return this.#queue.size
  }

  #next(): void {
    const worker = this.#idle.pop() ?? (this.#all.size < this.#size ? this.#start() : undefined)
    if (worker === undefined) return
    const next = this.#queue.shift()
    if (next === undefined) return void this.#idle.push(worker)
    const { job, resolve } = next
    const finish = (reply: Reply): void => {
      clearTimeout(timer)
      worker.off('message', answered).off('error', broke)
      if ('error' in reply) this.#onError(reply.error)
      resolve('move' in reply ? reply.move : randomMove(job))
      this.#next()
    }
    const answered = (reply: Reply): void => {
      this.#idle.push(worker)
      finish(reply)
    }
    const broke = (error: Error): void => finish({ error: error.message })
    const timer = setTimeout(() => {
      this.#drop(worker)
      void worker.terminate()
      finish({ error: `${job.bot} took longer than ${this.#timeLimit} ms` })
    }, this.#timeLimit)
    timer.unref()
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
