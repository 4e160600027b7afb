import type { Move } from '@benben/kernel'
import botWorker from 'virtual:worker/bot-worker'
import type { Puzzle } from './think.ts'

/** Runs bots without blocking the match: in their own worker, or here if nested workers are not supported. */
export class Thinker {
  #worker: Worker | undefined

  async ask(puzzle: Puzzle): Promise<Move> {
    if (typeof Worker === 'undefined') {
      const { think } = await import('./think.ts')
      return think(puzzle)
    }
    this.#worker ??= new Worker(botWorker, { type: 'module' })
    return answerOf(this.#worker, puzzle)
  }
}

/** The worker gets one request at a time, so the next message is its response. */
function answerOf(worker: Worker, puzzle: Puzzle): Promise<Move> {
  const { promise, resolve, reject } = Promise.withResolvers<Move>()
  const heard = new AbortController()
  const { signal } = heard
  worker.addEventListener('message', ({ data }: MessageEvent<Move>) => resolve(data), { signal })
  worker.addEventListener('error', ({ message }) => reject(new Error(message)), { signal })
  worker.postMessage(puzzle)
  return promise.finally(() => heard.abort())
}
