import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Round } from './load.ts'

/** A server that is measured, in a process of its own. */
export interface Measured {
  readonly name: 'benben' | 'boardgameio'
  readonly url: string
  readonly stop: () => Promise<void>
}

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

async function listening(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a server ended early (${code})`)
  })
  const url = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const found = /http:\S+/.exec(line)?.[0]
      if (found !== undefined) resolve(found)
    })
  })
  ended.catch(() => undefined)
  return Promise.race([url, ended])
}

async function start(name: Measured['name'], file: string, env: Record<string, string>): Promise<Measured> {
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', process.stderr],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const url = await listening(child)
  const stop = async (): Promise<void> => {
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  return { name, url, stop }
}

/** Ours as `npm start` starts it, on a real disk, without the web and with no limit to requests. */
export async function startBenben(): Promise<Measured> {
  const data = mkdtempSync(join(path('../..'), '.data-'))
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    BENBEN_DATA: data,
    BENBEN_WEB: 'none',
    BENBEN_RATE: '999999999',
  }
  const server = await start('benben', path('../../../packages/server/src/main.ts'), env)
  const stop = async (): Promise<void> => {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { ...server, stop }
}

export const startBoardgameio = (): Promise<Measured> =>
  start('boardgameio', path('./boardgameio-server.ts'), {})

/** One round of load on one server. */
export async function load(
  { name, url }: Measured,
  tables: number,
  warmUp: number,
  seconds: number,
): Promise<Round> {
  const args = [path('./generator.ts'), name, url, String(tables), String(warmUp), String(seconds)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', process.stderr] })
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`the load on ${name} ended with ${code}`)
  return JSON.parse(out) as Round
}
