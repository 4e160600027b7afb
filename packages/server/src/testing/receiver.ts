import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Outside } from '../notices/post.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'fixtures', 'receiver')
/** Signed by itself, for `hooks.example`, `push.example` and 127.0.0.1. */
const certificate = readFileSync(join(FOLDER, 'certificate.pem'), 'utf8')

/** The way to receivers: names lead to this machine, which the policy allows, and their certificate is trusted. */
export const toReceiver: Outside = {
  isAllowed: (address) => address === '127.0.0.1',
  resolve: async () => ['127.0.0.1'],
  ca: certificate,
  timeoutMs: 10_000,
}

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A server on this machine that gets notices, as a push service or somebody's webhook does. */
export class Receiver {
  readonly received: Received[] = []
  /** What it answers; tests change it. */
  answer: (response: ServerResponse, request: IncomingMessage) => void = (response) =>
    void response.writeHead(201).end()
  readonly #server: Server

  private constructor() {
    const key = readFileSync(join(FOLDER, 'key.pem'), 'utf8')
    this.#server = createServer({ key, cert: certificate }, (request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => void parts.push(part))
      request.on('end', () => {
        this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
        this.answer(response, request)
      })
    })
  }

  static async open(): Promise<Receiver> {
    const receiver = new Receiver()
    receiver.#server.listen(0, '127.0.0.1')
    await once(receiver.#server, 'listening')
    return receiver
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  url(host: string, path = '/'): string {
    return `https://${host}:${this.port}${path}`
  }

  readonly outside = toReceiver

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
