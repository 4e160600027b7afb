import type { Move } from '@benben/kernel'
import botWorker from 'virtual:worker/bot-worker'
import type { BotRequest } from './choose-move.ts'

/** Runs bots without blocking the match: in their own worker, or here if nested workers are not supported. */
export class BotRunner {
  #worker: Worker | undefined

  async ask(request: BotRequest): Promise<Move> {
    if (typeof Worker === 'undefined') {
      const { chooseMove } = await import('./choose-move.ts')
      return chooseMove(request)
    }
    this.#worker ??= new Worker(botWorker, { type: 'module' })
    return answerOf(this.#worker, request)
  }
}

/** The worker gets one request at a time, so the next message is its response. */
function answerOf(worker: Worker, request: BotRequest): Promise<Move> {
  const { promise, resolve, reject } = Promise.withResolvers<Move>()
  const heard = new AbortController()
  const { signal } = heard
  worker.addEventListener('message', ({ data }: MessageEvent<Move>) => resolve(data), { signal })
  worker.addEventListener('error', ({ message }) => reject(new Error(message)), { signal })
  worker.postMessage(request)
  return promise.finally(() => heard.abort())
}
