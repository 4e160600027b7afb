import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Attempt, Attempted, Flip, Job, Prepare, Survey, Surveyed } from './jobs.ts'

/** Mutants leave modules behind that nothing uses: a fresh process now and then keeps memory small. */
const JOBS_PER_PROCESS = 500

/** They end with this process, however that ends. */
const RUNNING = new Set<ChildProcess>()
process.once('exit', () => RUNNING.forEach((child) => child.kill('SIGKILL')))

/** A process that runs tests: started when it is needed, and anew after a mutant that did not come to an end. */
export class Runner {
  #child: ChildProcess | undefined
  #jobs = 0
  readonly #limit: number
  readonly #prepare: Prepare | undefined

  /** `limit`: how many milliseconds of work the tests have with one mutant. `prepare`: what every process needs for `flip`. */
  constructor(limit: number, prepare?: Omit<Prepare, 'kind'>) {
    this.#limit = limit
    this.#prepare = prepare && { kind: 'prepare', ...prepare }
  }

  survey(job: Omit<Survey, 'kind'>): Promise<Surveyed> {
    return this.#send({ kind: 'survey', ...job }) as Promise<Surveyed>
  }

  attempt(job: Omit<Attempt, 'kind'>): Promise<Attempted> {
    return this.#fateOf({ kind: 'attempt', ...job })
  }

  flip(job: Omit<Flip, 'kind'>): Promise<Attempted> {
    return this.#fateOf({ kind: 'flip', ...job })
  }

  async #fateOf(job: Attempt | Flip): Promise<Attempted> {
    const result = await this.#send(job, this.#limit)
    return result === 'ended' ? { fate: 'endless' } : (result as Attempted)
  }

  end = (): void => {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  async #send(job: Job, limit?: number): Promise<unknown> {
    if (this.#jobs++ % JOBS_PER_PROCESS === 0) this.end()
    const isNew = this.#child === undefined
    const child = (this.#child ??= await start())
    if (isNew && this.#prepare !== undefined) await this.#ask(child, this.#prepare)
    return this.#ask(child, job, limit)
  }

  #ask(child: ChildProcess, job: Job, limit?: number): Promise<unknown> {
    const before = usedBy(child.pid)
    return new Promise((resolve, reject) => {
      const watch = setInterval(() => {
        if (limit !== undefined && usedBy(child.pid) - before > limit) this.end()
      }, 200)
      const finish = (): void => {
        clearInterval(watch)
        child.removeAllListeners('message').removeAllListeners('exit')
      }
      child.once('message', (result) => (finish(), resolve(result)))
      child.once('exit', () => {
        finish()
        const wasEnded = this.#child !== child
        this.#child = undefined
        if (wasEnded || limit !== undefined) resolve('ended')
        else reject(new Error('the tests ended without a result'))
      })
      child.send(job)
    })
  }
}

function start(): Promise<ChildProcess> {
  // Proving may itself happen inside a test: what that one told its workers is not for this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_OPTIONS$)/.test(name)),
  )
  const child = fork(join(import.meta.dirname, 'worker.ts'), {
    env,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  RUNNING.add(child)
  child.once('close', () => RUNNING.delete(child))
  return new Promise((resolve, reject) => {
    child.once('message', () => {
      child.removeAllListeners('message').removeAllListeners('exit')
      resolve(child)
    })
    child.once('exit', () => reject(new Error('the process that runs the tests did not start')))
  })
}

/** The processor time of a process in milliseconds; on a busy machine the clock says little. */
function usedBy(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    const hundredths = Number(fields[11]) + Number(fields[12])
    return hundredths * 10
  } catch {
    return performance.now()
  }
}
