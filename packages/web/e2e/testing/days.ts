import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const SERVER = join(import.meta.dirname, '..', '..', '..', 'server', 'tools', 'time-server.ts')

/** A server whose time a test can let pass. */
export class Days {
  readonly url: string
  readonly #child: ChildProcess

  private constructor(url: string, child: ChildProcess) {
    this.url = url
    this.#child = child
  }

  static async open(): Promise<Days> {
    const child = fork(SERVER, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
    const [url] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string]
    return new Days(url, child)
  }

  /** Resolves when what is due then has happened. */
  async pass(hours: number): Promise<void> {
    const passed = once(this.#child, 'message')
    this.#child.send(hours * 3_600_000)
    await passed
  }

  async close(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.disconnect()
    await ended
  }
}
