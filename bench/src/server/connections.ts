import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Ws from 'ws'
import { PATHS, PROTOCOL } from '../../../packages/protocol/src/index.ts'
import { residentMiB } from './cpu.ts'
import type { IdleSeat } from './idle-seed.ts'

/** Opens many connections, one per table, waits until each has its state, and reads the memory of the server before and after. */
export interface ConnectionOrders {
  readonly url: string
  readonly pid: number
  readonly seats: readonly IdleSeat[]
}
export interface Held {
  readonly connections: number
  /** MiB. */
  readonly before: number
  readonly after: number
}

const require = createRequire(new URL('../../../packages/server/package.json', import.meta.url))
const WebSocket = require('ws') as typeof Ws

const AT_ONCE = 50
/** For garbage to be collected, or not. */
const SETTLE = 5000

const { url, pid, seats } = JSON.parse(readFileSync(0, 'utf8')) as ConnectionOrders

const connect = ({ table, cookie }: IdleSeat): Promise<void> =>
  new Promise((resolve, reject) => {
    const address = url.replace('http', 'ws') + PATHS.live(table)
    const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false })
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`closed with ${code}`)))
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, version: 0 })))
    socket.on('message', (data: Buffer) => {
      if (data.toString('utf8').startsWith('{"type":"state"')) resolve()
    })
  })

const before = residentMiB(pid)
for (let i = 0; i < seats.length; i += AT_ONCE) await Promise.all(seats.slice(i, i + AT_ONCE).map(connect))
await new Promise((resolve) => void setTimeout(resolve, SETTLE))
console.log(JSON.stringify({ connections: seats.length, before, after: residentMiB(pid) } satisfies Held))
process.exit(0)
