import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Figures } from './measure/measurement.ts'
import { TASKS, type Task } from './tasks.ts'

/**
 * Every measurement has a process of its own that lives through all rounds. Engines that share a process share
 * compiled code too: after our careful path has told events, after another game has been stepped, the same lines of
 * the kernel run slower than in a program that only does one thing. Apart, none slows another, each stays warm, and
 * since only one works at a time, rounds can still be interleaved.
 */
export interface Runner {
  readonly task: Task
  readonly measure: (ms: number) => Promise<Figures>
  readonly stop: () => void
}

const MEASURER = fileURLToPath(new URL('./measurer.ts', import.meta.url))

export const start = (): Promise<Runner[]> => Promise.all(TASKS.map(startOne))

async function startOne(task: Task, index: number): Promise<Runner> {
  const child = fork(MEASURER, [String(index)], {
    // boardgame.io and immer check more and run slower outside production.
    env: { ...process.env, NODE_ENV: 'production' },
    // Nothing a measurement prints may get between the lines of --json.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  })
  await answer(child, task)
  return {
    task,
    measure: async (ms) => {
      child.send(ms)
      return (await answer(child, task)) as Figures
    },
    stop: () => child.disconnect(),
  }
}

async function answer(child: ChildProcess, task: Task): Promise<unknown> {
  const over = new AbortController()
  const { signal } = over
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`measuring ${task.subject} ${task.name} ended early (${code})`)
  })
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [unknown]
    return message
  } finally {
    ended.catch(() => {})
    over.abort()
  }
}
