import type { Move } from '@benben/kernel'
import botWorker from 'virtual:worker/bot-worker'
import type { Why } from '../session/session.ts'
import type { Asked } from './bot-worker.ts'
import type { Advice, BotRequest } from './choose-move.ts'

/** Runs bots without blocking the match: in their own worker, or here if nested workers are not supported. */
export class BotRunner {
  #worker: Worker | undefined

  /** Starts the worker, so that it is loaded when the first bot is asked. */
  readonly prepareBots = (): void => {
    if (typeof Worker !== 'undefined') this.#kept()
  }

  readonly chooseMove = async (request: BotRequest): Promise<Move> => {
    if (typeof Worker === 'undefined') {
      const { chooseMove } = await import('./choose-move.ts')
      return chooseMove(request)
    }
    return answerOf<Move>(this.#kept(), { request, want: 'move' })
  }

  /** What a bot would do in this seat, and what it would bring; for pages, which always have workers. */
  advise(request: BotRequest): Promise<Advice> {
    return answerOf<Advice>(this.#kept(), { request, want: 'advice' })
  }

  /** In a worker of its own, so that no bot that plays has to wait. */
  readonly explainMove = async (request: BotRequest): Promise<Why | undefined> => {
    if (typeof Worker === 'undefined') {
      const { explainMove } = await import('./explain-move.ts')
      return explainMove(request)
    }
    const worker = new Worker(botWorker, { type: 'module' })
    return answerOf<Why | undefined>(worker, { request, want: 'reason' }).finally(() => worker.terminate())
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
  }

  #kept(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const worker = new Worker(botWorker, { type: 'module' })
    // One that could not be loaded answers nobody: the next request starts another.
    worker.addEventListener('error', () => {
      worker.terminate()
      if (this.#worker === worker) this.#worker = undefined
    })
    return (this.#worker = worker)
  }
}

/** The worker gets one request at a time, so the next message is its response. */
function answerOf<T>(worker: Worker, asked: Asked): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const heard = new AbortController()
  const { signal } = heard
  worker.addEventListener('message', ({ data }: MessageEvent<T>) => resolve(data), { signal })
  worker.addEventListener('error', ({ message }) => reject(new Error(message)), { signal })
  worker.postMessage(asked)
  return promise.finally(() => heard.abort())
}
