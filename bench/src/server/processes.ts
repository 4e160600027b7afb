import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Orders, Round } from './load.ts'

/** A server that is measured: a process of its own, or several nodes. */
export interface Measured {
  readonly name: string
  readonly kind: Orders['kind']
  readonly urls: readonly string[]
  readonly pids: readonly number[]
  readonly apart: boolean
  readonly company: boolean
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

interface Process {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
  /** Stops it in order. */
  readonly end: () => Promise<void>
}

async function start(file: string, env: Record<string, string>): Promise<Process> {
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', process.stderr],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const url = await listening(child)
  const kill = (signal: NodeJS.Signals) => async (): Promise<void> => {
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  return { url, pid: child.pid!, stop: kill('SIGKILL'), end: kill('SIGTERM') }
}

/** A folder on the disk of this one. */
export const newFolder = (): string => mkdtempSync(join(path('../..'), '.data-'))

/** Ours as `npm start` starts it, without the web and with no limit to requests. */
export const startNode = (env: Record<string, string>): Promise<Process> =>
  start(path('../../../packages/server/src/main.ts'), {
    PORT: '0',
    HOST: '127.0.0.1',
    BENBEN_WEB: 'none',
    BENBEN_RATE: '999999999',
    BENBEN_SOCKETS: '1000000',
    ...env,
  })

/** One process, on SQLite in a folder on a real disk. With an origin there are notices. */
export async function startBenben(data = newFolder(), company = false): Promise<Measured> {
  const origin: Record<string, string> = company ? { BENBEN_ORIGIN: 'https://bench.example' } : {}
  const { url, pid, stop } = await startNode({ BENBEN_DATA: data, ...origin })
  return {
    name: company ? 'company' : 'benben',
    kind: 'benben',
    urls: [url],
    pids: [pid],
    apart: false,
    company,
    stop: async () => {
      await stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Two nodes that share a PostgreSQL database. */
export async function startNodes(database: string): Promise<Measured> {
  const nodes = [await startNode({ BENBEN_DB: database }), await startNode({ BENBEN_DB: database })]
  return {
    name: 'postgres',
    kind: 'benben',
    urls: nodes.map(({ url }) => url),
    pids: nodes.map(({ pid }) => pid),
    apart: false,
    company: false,
    stop: async () => {
      for (const { stop } of nodes) await stop()
    },
  }
}

export async function startBoardgameio(): Promise<Measured> {
  const { url, pid, stop } = await start(path('./boardgameio-server.ts'), {})
  return {
    name: 'boardgameio',
    kind: 'boardgameio',
    urls: [url],
    pids: [pid],
    apart: false,
    company: false,
    stop,
  }
}

/** Runs a script of this folder with orders on its standard input, and reads the JSON it prints. */
export async function run<T>(script: string, order: unknown): Promise<T> {
  const child = spawn(process.execPath, [path(`./${script}.ts`)], { stdio: ['pipe', 'pipe', process.stderr] })
  child.stdin.end(JSON.stringify(order))
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${script} ended with ${code}`)
  return JSON.parse(out) as T
}

/** One round of load on one server. */
export const load = (
  {
    kind,
    urls,
    pids,
    apart,
    company = false,
  }: Pick<Measured, 'kind' | 'urls' | 'pids' | 'apart'> & Partial<Pick<Measured, 'company'>>,
  slots: number,
  warmUp: number,
  seconds: number,
): Promise<Round> =>
  run('generator', { kind, urls, pids, apart, company, slots, warmUp, seconds } satisfies Orders)
