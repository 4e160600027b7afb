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
  readonly opened: () => void
  readonly heard: (message: ServerMessage) => void
  /** Disconnected; a retry follows. */
  readonly lost: () => void
  /** The server closed the connection with a code that forbids a retry. */
  readonly refused: (code: number) => void
  /** From 0 to below 1. */
  readonly chance: () => number
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
/** After this much silence a ping is sent; without an answer in the same time the connection is dropped. */
const SILENCE = 12_000

const PROOF = 3000

const FINAL: ReadonlySet<number> = new Set([CLOSE.flood, CLOSE.large, CLOSE.gone])

/** The delay before the next retry: exponential backoff with jitter. */
export const waitBefore = (tries: number, chance: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10)) * (0.5 + chance / 2)

/** A WebSocket connection that reconnects until it is closed here. */
export class ServerConnection {
  readonly #needs: ConnectionHandlers
  #socket: Socket | undefined
  #up = false
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = false

  constructor(needs: ConnectionHandlers) {
    this.#needs = needs
  }

  open(): void {
    clearTimeout(this.#timer)
    const socket = this.#needs.connect()
    this.#socket = socket
    // Ignore events of a socket that was dropped.
    const mine = (): boolean => this.#socket === socket
    // A connection attempt has a timeout too.
    this.#timer = setTimeout(() => mine() && this.#drop(), SILENCE)
    socket.addEventListener('open', () => {
      if (!mine()) return
      this.#up = true
      this.#listen()
      this.#needs.opened()
    })
    socket.addEventListener('message', ({ data }) => {
      if (!mine()) return
      this.#tries = 0
      this.#listen()
      const message = read(data)
      if (message !== undefined) this.#needs.heard(message)
    })
    socket.addEventListener('close', ({ code }) => {
      if (!mine()) return
      if (!FINAL.has(code)) return this.#drop()
      this.close()
      this.#needs.refused(code)
    })
  }

  /** Drops the message while disconnected; the caller sends it again in `opened` if needed. */
  send(message: ClientMessage): void {
    if (this.#up) this.#socket?.send(JSON.stringify(message))
  }

  /** Reconnects at once: the network is back, or the guest has changed. */
  again(): void {
    this.#forget()
    this.#tries = 0
    this.open()
  }

  /** The page is visible again, perhaps after sleep: check the connection with a ping. */
  wake(): void {
    if (!this.#up) return this.again()
    clearTimeout(this.#timer)
    this.#asked = true
    this.send({ type: 'ping' })
    this.#timer = setTimeout(() => this.#silent(), PROOF)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#forget()
  }

  #forget(): void {
    const socket = this.#socket
    this.#socket = undefined
    this.#up = false
    socket?.close()
  }

  #drop(): void {
    clearTimeout(this.#timer)
    this.#forget()
    this.#needs.lost()
    this.#timer = setTimeout(() => this.open(), waitBefore(this.#tries++, this.#needs.chance()))
  }

  #listen(): void {
    clearTimeout(this.#timer)
    this.#asked = false
    this.#timer = setTimeout(() => this.#silent(), SILENCE)
  }

  #silent(): void {
    if (this.#asked) return this.#drop()
    this.#asked = true
    this.send({ type: 'ping' })
    this.#timer = setTimeout(() => this.#silent(), SILENCE)
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
