import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = join(import.meta.dirname, '..', 'main.ts')

/** The server as a process of its own, without the web, that can be killed and started again. */
export class ServerProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'benben-process-'))
  readonly printed: string[] = []
  /** What it wrote to the error stream. */
  complaints = ''
  url = ''
  readonly #before: readonly string[]
  readonly #env: Readonly<Record<string, string>>
  #child: ChildProcess | undefined

  /** `before` is a prefix for the command, `env` holds further settings. */
  constructor(before: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
    this.#before = before
    this.#env = env
  }

  /**
   * Starts it once and stops it, which leaves compiled code in a folder of the cache: processes that are killed leave none, and would
   * compile everything each time.
   */
  async warmUp(): Promise<void> {
    await this.start()
    await this.stop('SIGTERM')
  }

  async start(): Promise<void> {
    const [command, ...rest] = [...this.#before, process.execPath, MAIN]
    const child = spawn(command, rest, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        BENBEN_DATA: this.folder,
        BENBEN_WEB: 'none',
        NODE_COMPILE_CACHE: join(this.folder, 'compiled'),
        ...this.#env,
      },
    })
    this.#child = child
    child.stderr.on('data', (data: Buffer) => {
      this.complaints += data.toString()
      process.stderr.write(data)
    })
    const lines = createInterface({ input: child.stdout })
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => {
        this.printed.push(line)
        const url = /http:[^\s"]+/.exec(line)?.[0]
        if (url !== undefined) {
          this.url = url
          resolve()
        }
      })
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
  }

  /** Resident memory in megabytes: now, and at most so far (Linux). */
  memory(): { readonly now: number; readonly peak: number } {
    const status = readFileSync(`/proc/${this.#child!.pid}/status`, 'utf8')
    const megabytes = (name: string): number =>
      Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
  }

  /** Whether it has ended, by itself or by a signal. */
  get hasEnded(): boolean {
    return this.#child!.exitCode !== null || this.#child!.signalCode !== null
  }

  signal(signal: NodeJS.Signals): void {
    this.#child!.kill(signal)
  }

  /** Sends a signal and waits for the exit; resolves to the exit code, null if the process was killed. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null> {
    const child = this.#child!
    if (this.hasEnded) return child.exitCode
    const exit = once(child, 'close')
    child.kill(signal)
    await exit
    return child.exitCode
  }

  async end(): Promise<void> {
    if (this.#child !== undefined) await this.stop('SIGKILL')
    rmSync(this.folder, { recursive: true, force: true })
  }
}
