import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { check, PATHS, PROTOCOL, serverMessage } from '@benben/protocol'
import { WebSocket } from 'ws'
import type { Visitor } from '../server.ts'

/** Below the limit of a connection, so that messages are read and not only counted. */
const PER_SECOND = 90

/** A live connection of an attacker, opened again whenever the server closes it. */
export class Attacker {
  /** What the server should not have said. */
  readonly wrong: string[] = []
  answers = 0
  reopened = 0
  readonly #visitor: Visitor
  readonly #table: string
  #socket: WebSocket | undefined
  #next = 0

  constructor(visitor: Visitor, table: string) {
    this.#visitor = visitor
    this.#table = table
  }

  async send(data: string | Buffer): Promise<void> {
    const wait = this.#next - performance.now()
    if (wait > 0) await sleep(wait)
    this.#next = Math.max(this.#next, performance.now()) + 1000 / PER_SECOND
    const socket = await this.#open()
    socket.send(data)
  }

  /** Resolves when everything sent before has been handled, or the connection is closed. */
  async settle(): Promise<void> {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return
    const pong = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => data.includes('"pong"') && resolve())
      socket.on('close', () => resolve())
    })
    socket.send('{"type":"ping"}')
    await pong
  }

  close(): void {
    this.#socket?.terminate()
  }

  async #open(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket
    const url = this.#visitor.url().replace('http', 'ws') + PATHS.live(this.#table)
    const socket = new WebSocket(url, { headers: { cookie: this.#visitor.cookie ?? '' } })
    socket.on('error', () => undefined)
    socket.on('message', (data: Buffer) => this.#receive(data.toString('utf8')))
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, version: 0 }))
    this.#socket = socket
    this.reopened++
    return socket
  }

  #receive(text: string): void {
    this.answers++
    const message = check(serverMessage, JSON.parse(text))
    if (!message.ok) return void this.wrong.push(text.slice(0, 200))
    const { value } = message
    if (value.type === 'error' && /our-mistake|damaged|busy/.test(value.error.code)) this.wrong.push(text)
  }
}

/** Spectators who never read what they are sent. Returns how many got in. */
export async function unreadSpectators(visitor: Visitor, table: string, many: number): Promise<WebSocket[]> {
  const url = visitor.url().replace('http', 'ws') + PATHS.live(table)
  const sockets: WebSocket[] = []
  for (let i = 0; i < many; i++) {
    const socket = new WebSocket(url).on('error', () => undefined)
    const opened = await Promise.race([
      once(socket, 'open').then(() => true),
      once(socket, 'close').then(() => false),
    ])
    if (!opened) break
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, version: 0 }))
    socket.pause()
    sockets.push(socket)
  }
  return sockets
}
