import { Agent, request } from 'node:http'

/** What the load generator and its two kinds of tables share. */

/** Hears of every move that was played: how long it took from its sending until its sender saw what came of it. */
export type Heard = (ms: number) => void

/** Opens a table with two players who play at random, one move at a time, until the game is over. */
export type OpenTable = (slot: number, heard: Heard) => Promise<void>

export interface Lobby {
  readonly open: OpenTable
}

/** What one round of one server found. */
export interface Round {
  readonly moves: number
  readonly games: number
  readonly p50: number
  readonly p99: number
  /** Microseconds of CPU that the server used per move. */
  readonly cpu: number
}

/** What the generator has to do. */
export interface Orders {
  readonly kind: 'benben' | 'boardgameio'
  /** The nodes of the server. */
  readonly urls: readonly string[]
  readonly pids: readonly number[]
  readonly slots: number
  /** Whether the two players of a table sit at different nodes. */
  readonly apart: boolean
  /** Whether tables have clocks, people have chosen notices, and they talk. */
  readonly company: boolean
  readonly warmUp: number
  readonly seconds: number
}

/** The latency that so large a part did not exceed. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

const agent = new Agent({ keepAlive: true })

/** Lighter than `fetch`: the load shares the machine with what it measures. */
export function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', ...headers },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        if (response.statusCode === 200)
          resolve({ body: JSON.parse(text), cookies: response.headers['set-cookie'] ?? [] })
        else reject(new Error(`${url} answered ${response.statusCode}: ${text}`))
      })
    })
    sent.end(JSON.stringify(body))
  })
}

export interface Reply {
  readonly body: unknown
  readonly cookies: readonly string[]
}
