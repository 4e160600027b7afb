import { CLOSE, type ClientMessage, type ServerMessage } from '@benben/protocol'

/** The part of a WebSocket that is used here. */
export interface Socket {
  send: (text: string) => void
  close: () => void
  addEventListener: ((type: 'open', heard: () => void) => void) &
    ((type: 'message', heard: (message: { data: unknown }) => void) => void) &
    ((type: 'close', heard: (closed: { code: number }) => void) => void)
}

export interface ConnectionHandlers {
  readonly connect: () => Socket
  /** Connected: send hello and all unacknowledged answers. */
  readonly onOpen: () => void
  readonly onMessage: (message: ServerMessage) => void
  /** Disconnected; a retry follows. */
  readonly onLost: () => void
  /** The server closed the connection with a code that forbids a retry. */
  readonly onRefused: (code: number) => void
  /** From 0 to below 1. */
  readonly random: () => number
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
/** After this much silence a ping is sent; without an answer in the same time the connection is dropped. */
const SILENCE_TIMEOUT = 12_000

const WAKE_TIMEOUT = 3000

const FINAL: ReadonlySet<number> = new Set([CLOSE.flood, CLOSE.large, CLOSE.gone])

/** The delay before the next retry: exponential backoff with jitter. */
export const retryDelay = (tries: number, chance: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10)) * (0.5 + chance / 2)

/** A WebSocket connection that reconnects until it is closed here. */
export class ServerConnection {
  readonly #handlers: ConnectionHandlers
  #socket: Socket | undefined
  #up = false
  #retries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #pinged = false

  constructor(handlers: ConnectionHandlers) {
    this.#handlers = handlers
  }

  open(): void {
    clearTimeout(this.#timer)
    const socket = this.#handlers.connect()
    this.#socket = socket
    // Ignore events of a socket that was dropped.
    const isCurrent = (): boolean => this.#socket === socket
    // A connection attempt has a timeout too.
    this.#timer = setTimeout(() => isCurrent() && this.#drop(), SILENCE_TIMEOUT)
    socket.addEventListener('open', () => {
      if (!isCurrent()) return
      this.#up = true
      this.#resetTimer()
      this.#handlers.onOpen()
    })
    socket.addEventListener('message', ({ data }) => {
      if (!isCurrent()) return
      this.#retries = 0
      this.#resetTimer()
      const message = read(data)
      if (message !== undefined) this.#handlers.onMessage(message)
    })
    socket.addEventListener('close', ({ code }) => {
      if (!isCurrent()) return
      if (!FINAL.has(code)) return this.#drop()
      this.close()
      this.#handlers.onRefused(code)
    })
  }

  /** Drops the message while disconnected; the caller sends it again in `opened` if needed. */
  send(message: ClientMessage): void {
    if (this.#up) this.#socket?.send(JSON.stringify(message))
  }

  /** Reconnects at once: the network is back, or the guest has changed. */
  reconnect(): void {
    this.#closeSocket()
    this.#retries = 0
    this.open()
  }

  /** The page is visible again, perhaps after sleep: check the connection with a ping. */
  wake(): void {
    if (!this.#up) return this.reconnect()
    clearTimeout(this.#timer)
    this.#pinged = true
    this.send({ type: 'ping' })
    this.#timer = setTimeout(() => this.#onSilence(), WAKE_TIMEOUT)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#closeSocket()
  }

  #closeSocket(): void {
    const socket = this.#socket
    this.#socket = undefined
    this.#up = false
    socket?.close()
  }

  #drop(): void {
    clearTimeout(this.#timer)
    this.#closeSocket()
    this.#handlers.onLost()
    this.#timer = setTimeout(() => this.open(), retryDelay(this.#retries++, this.#handlers.random()))
  }

  #resetTimer(): void {
    clearTimeout(this.#timer)
    this.#pinged = false
    this.#timer = setTimeout(() => this.#onSilence(), SILENCE_TIMEOUT)
  }

  #onSilence(): void {
    if (this.#pinged) return this.#drop()
    this.#pinged = true
    this.send({ type: 'ping' })
    this.#timer = setTimeout(() => this.#onSilence(), SILENCE_TIMEOUT)
  }
}

/** Parses a message; undefined if it is malformed. Only the shape is checked: the server is trusted. */
function read(data: unknown): ServerMessage | undefined {
  try {
    const message = JSON.parse(String(data)) as unknown
    const known = typeof message === 'object' && message !== null && 'type' in message
    return known ? (message as ServerMessage) : undefined
  } catch {
    return undefined
  }
}
