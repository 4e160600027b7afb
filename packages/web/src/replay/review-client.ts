import { PATHS, PROTOCOL, type Reviewed, type ReviewShown } from '@benben/protocol'
import { ServerConnection } from '../session/server-connection.ts'

/** Whoever leads shows something at most so often; the last one counts. */
const PACE_MS = 150

/** Others who look at the same finished match, over the connection of its table. */
export class ReviewClient {
  readonly #connection: ServerConnection
  readonly #watchers = new Set<() => void>()
  #state: Reviewed | undefined
  #unsaid: ReviewShown | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(table: string) {
    this.#connection = new ServerConnection({
      connect: () => new WebSocket(liveAddress(table)),
      onOpen: () => {
        this.#connection.send({ type: 'hello', protocol: PROTOCOL, version: 0 })
        this.#connection.send({ type: 'review', looking: true })
      },
      onMessage: (message) => {
        if (message.type === 'reviewed') this.#show(message)
      },
      onLost: () => this.#show(undefined),
      onRefused: () => this.#show(undefined),
      random: () => Math.random(),
    })
    this.#connection.open()
  }

  /** Undefined while there is no connection. */
  readonly now = (): Reviewed | undefined => this.#state

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#watchers.add(changed)
    return () => void this.#watchers.delete(changed)
  }

  /** By whoever leads. */
  show(shown: ReviewShown): void {
    this.#unsaid = shown
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      if (this.#unsaid !== undefined) this.#connection.send({ type: 'show', shown: this.#unsaid })
    }, PACE_MS)
  }

  handOver(seat: number): void {
    this.#connection.send({ type: 'hand-over', seat })
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#connection.close()
  }

  #show(state: Reviewed | undefined): void {
    this.#state = state
    for (const changed of this.#watchers) changed()
  }
}

const liveAddress = (id: string): string => {
  const address = new URL(PATHS.live(id), location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}
