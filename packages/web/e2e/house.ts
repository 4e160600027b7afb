import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const PATIENCE = 30_000

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

/** A server of our own, as `npm start` starts it, with a folder of its own. */
export class House {
  readonly url: string
  readonly #port: number
  readonly #data: string
  #child: ChildProcess | undefined

  private constructor(port: number) {
    this.#port = port
    this.url = `http://localhost:${port}`
    this.#data = mkdtempSync(join(tmpdir(), 'benben-e2e-'))
  }

  static async open(): Promise<House> {
    const house = new House(await freePort())
    await house.start()
    return house
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(ROOT, 'packages/server/src/main.ts')], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.#port),
        BENBEN_DATA: this.#data,
        BENBEN_BUILD: 'never',
        // All pages of a test come from one address.
        BENBEN_RATE: '100000',
      },
    })
    this.#child = child
    const until = Date.now() + PATIENCE
    while (Date.now() < until) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
      const answer = await fetch(`${this.url}/api/health`).catch(() => undefined)
      if (answer?.ok === true) return
      await setTimeout(100)
    }
    throw new Error('the server did not open in time')
  }

  /** As a power cut would: without a word of farewell. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM')
    rmSync(this.#data, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (child === undefined || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}
