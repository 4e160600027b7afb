import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

/** The operator's token. */
export const OPERATOR = 'the-token-of-the-operator'

/** A server of our own, as `npm start` starts it, with a folder of its own. */
export class House {
  readonly #data = mkdtempSync(join(tmpdir(), 'benben-e2e-'))
  /** Empty until it was opened for the first time, at some port that is free; then it is always the same. */
  #url = ''
  #origin = ''
  #child: ChildProcess | undefined

  static async open(): Promise<House> {
    const house = new House()
    await house.start()
    return house
  }

  /** A server that knows its public address, as passkeys need it. */
  static async withOrigin(): Promise<House> {
    const house = new House()
    house.#url = `http://localhost:${await freePort()}`
    house.#origin = house.#url
    await house.start()
    return house
  }

  get url(): string {
    return this.#url
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(ROOT, 'packages/server/src/main.ts')], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: this.#url === '' ? '0' : new URL(this.#url).port,
        BENBEN_DATA: this.#data,
        BENBEN_BUILD: 'never',
        // All pages of a test come from one address.
        BENBEN_RATE: '100000',
        BENBEN_ORIGIN: this.#origin,
        BENBEN_OPERATOR: OPERATOR,
      },
    })
    this.#child = child
    this.#url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const url = /http:\S+/.exec(line)?.[0]
        if (url !== undefined) resolve(url)
      })
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
