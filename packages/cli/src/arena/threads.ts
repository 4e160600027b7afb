import { Worker } from 'node:worker_threads'
import type { Answer, Job, Setting } from './setting.ts'

/** Threads that play games, each one at a time. */
export class Threads {
  readonly #idle: Worker[]
  readonly #all: readonly Worker[]

  constructor(many: number, setting: Setting) {
    this.#all = Array.from(
      { length: many },
      () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: setting }),
    )
    this.#idle = [...this.#all]
  }

  /** Plays a game on an idle thread; there must be one. */
  async play(job: Job): Promise<Exclude<Answer, { readonly error: string }>> {
    const thread = this.#idle.pop()!
    const answer = await new Promise<Answer>((resolve, reject) => {
      thread.once('error', reject)
      thread.once('message', (found: Answer) => {
        thread.off('error', reject)
        resolve(found)
      })
      thread.postMessage(job)
    })
    this.#idle.push(thread)
    if ('error' in answer) throw new Error(answer.error)
    return answer
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((thread) => thread.terminate()))
  }
}
