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
  /** The line is there: say hello, and whatever was not acknowledged. */
  readonly opened: () => void
  readonly heard: (message: ServerMessage) => void
  /** The line is gone and will be tried again. */
  readonly lost: () => void
  /** The server does not want this client back. */
  readonly refused: (code: number) => void
  /** From 0 to below 1. */
  readonly chance: () => number
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
/** A line that has been silent for this long is asked whether it is still there; then it gets as long to answer. */
const SILENCE = 12_000

const PROOF = 3000

const FINAL: ReadonlySet<number> = new Set([CLOSE.flood, CLOSE.large, CLOSE.gone])

/** How long to wait before the next try: longer each time, and never all clients at once. */
export const waitBefore = (tries: number, chance: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10)) * (0.5 + chance / 2)

/** A connection that comes back by itself until it is closed here. */
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
    // Events of a socket that was given up are no longer ours.
    const mine = (): boolean => this.#socket === socket
    // A connection that never comes is given up like one that went silent.
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

  /** What cannot be sent now is lost; whoever needs it says it again when the line is opened. */
  send(message: ClientMessage): void {
    if (this.#up) this.#socket?.send(JSON.stringify(message))
  }

  /** The network is back, or another guest speaks: not a moment is waited. */
  again(): void {
    this.#forget()
    this.#tries = 0
    this.open()
  }

  /** Somebody looks again, perhaps after the machine has slept: the line has to prove that it is there. */
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

/** What came, if it is something this client knows. The server is ours; a newer one may say more. */
function read(data: unknown): ServerMessage | undefined {
  try {
    const message = JSON.parse(String(data)) as unknown
    const known = typeof message === 'object' && message !== null && 'type' in message
    return known ? (message as ServerMessage) : undefined
  } catch {
    return undefined
  }
}
