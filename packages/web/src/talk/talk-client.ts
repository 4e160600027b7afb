import type { Phrase, ServerMessage, TalkLine } from '@benben/protocol'
import type { Problem, Wire } from '../session/session.ts'

/** What I said and the server has not confirmed yet. */
export interface PendingLine {
  readonly id: string
  readonly text?: string
  readonly phrase?: Phrase
}

/** What this screen knows of the talk at a table. */
export interface TalkState {
  /** Whether the server has answered. */
  readonly isReady: boolean
  /** Oldest first. */
  readonly lines: readonly TalkLine[]
  readonly pending: readonly PendingLine[]
  /** Why nothing can be said here: a code. */
  readonly closed: string | undefined
  /** Why the last line was not said, with its text, so that it can be sent again. */
  readonly refused: { readonly problem: Problem; readonly text: string } | undefined
}

const NOTHING: TalkState = { isReady: false, lines: [], pending: [], closed: undefined, refused: undefined }

/** The talk of one table over its connection. A reconnect loses nothing and doubles nothing: lines have numbers, mine have ids. */
export class TalkClient {
  readonly #wire: Wire
  readonly #newId: () => string
  readonly #listeners = new Set<() => void>()
  /** What is typed and not sent yet: it outlives the panel, which moves when the match begins. */
  #draft = ''
  #state = NOTHING
  #version = 0

  constructor(wire: Wire, newId: () => string = () => crypto.randomUUID()) {
    this.#wire = wire
    this.#newId = newId
  }

  readonly now = (): TalkState => this.#state

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => void this.#listeners.delete(changed)
  }

  /** Listens until the function it returns is called. */
  readonly start = (): (() => void) => {
    const stop = this.#wire.hear((message) =>
      message === undefined ? this.#opened() : this.#receive(message),
    )
    this.#opened()
    return stop
  }

  /** Asks for everything again: the match is over, or somebody is muted. */
  readonly listenAgain = (): void => {
    this.#wire.send({ type: 'listen', version: 0 })
  }

  readonly say = (said: Omit<PendingLine, 'id'>): void => {
    const line = { id: this.#newId(), ...said }
    this.#change({ pending: [...this.#state.pending, line], refused: undefined })
    this.#send(line)
  }

  get draft(): string {
    return this.#draft
  }

  readonly keepDraft = (typed: string): void => {
    this.#draft = typed
  }

  #opened(): void {
    this.#wire.send({ type: 'listen', version: this.#version })
    for (const line of this.#state.pending) this.#send(line)
  }

  #send(line: PendingLine): void {
    this.#wire.send({ type: 'say', ...line })
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'talk') return this.#heard(message)
    const { pending } = this.#state
    const line = 'id' in message ? pending.find(({ id }) => id === message.id) : undefined
    if (line === undefined) return undefined
    const others = pending.filter((each) => each !== line)
    if (message.type === 'said') return this.#change({ pending: others })
    if (message.type !== 'error') return undefined
    const { code, params } = message.error
    return this.#change({ pending: others, refused: { problem: { code, params }, text: line.text ?? '' } })
  }

  #heard({ version, all, lines, closed }: Extract<ServerMessage, { type: 'talk' }>): void {
    this.#version = version
    const known = new Map(all ? [] : this.#state.lines.map((line) => [line.n, line]))
    for (const line of lines) {
      if (line.gone === true) known.delete(line.n)
      else known.set(line.n, line)
    }
    const mine = new Set(lines.map(({ id }) => id))
    this.#change({
      isReady: true,
      lines: [...known.values()].toSorted((a, b) => a.n - b.n),
      pending: this.#state.pending.filter(({ id }) => !mine.has(id)),
      ...(all ? { closed } : {}),
    })
  }

  #change(changed: Partial<TalkState>): void {
    this.#state = { ...this.#state, ...changed }
    for (const listener of this.#listeners) listener()
  }
}
