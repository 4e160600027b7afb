import { PATHS, type CreateRequest, type TalkLine } from '@benben/protocol'
import { pairAt, Visitor, type Live, type TestServer } from './server.ts'

/** One client that listens to the talk of a table and puts together what it is sent, as the web does. */
export class Listener {
  readonly live: Live
  readonly lines = new Map<number, TalkLine>()
  version = 0
  closed: string | undefined
  #read = 0

  constructor(live: Live) {
    this.live = live
  }

  /** After `hello` was answered. */
  static async at(visitor: Visitor, table: string, version = 0): Promise<Listener> {
    const live = await visitor.live(table)
    await live.next('table')
    const listener = new Listener(live)
    await listener.listen(version)
    return listener
  }

  async listen(version = 0): Promise<void> {
    this.live.send({ type: 'listen', version })
    await this.heard((before) => this.#talks() > before)
  }

  /** Says a text; resolves to `said` or the code of the error. */
  async say(text: string, id = this.live.newId()): Promise<string> {
    return this.send({ type: 'say', id, text })
  }

  async send(message: { readonly id: string }): Promise<string>
  async send(message: object): Promise<string>
  async send(message: object & { readonly id?: string }): Promise<string> {
    const from = this.live.received.length
    this.live.send(message)
    return this.heard(() => {
      const answer = this.live.received
        .slice(from)
        .find((each) => each.type === 'error' || (each.type === 'said' && each.id === message.id))
      return answer?.type === 'error' ? answer.error.code : answer?.type
    })
  }

  /** Waits until something holds of what was heard, and returns it. */
  async heard<T>(what: (talksBefore: number) => T | undefined | false): Promise<T> {
    const before = this.#talks()
    for (;;) {
      this.#take()
      const found = what(before)
      if (found !== undefined && found !== false) return found
      if (this.live.closed !== undefined) throw new Error(`closed with ${this.live.closed}`)
      await new Promise((resolve) => void setTimeout(resolve, 5))
    }
  }

  /** Waits for this text. */
  async hears(text: string): Promise<TalkLine> {
    return this.heard(() => [...this.lines.values()].find((line) => line.text === text))
  }

  get texts(): string[] {
    this.#take()
    return [...this.lines.values()].map(({ text, phrase }) => text ?? phrase ?? '')
  }

  #talks(): number {
    return this.live.received.filter(({ type }) => type === 'talk').length
  }

  #take(): void {
    for (; this.#read < this.live.received.length; this.#read++) {
      const message = this.live.received[this.#read]!
      if (message.type !== 'talk') continue
      if (message.all) this.lines.clear()
      for (const line of message.lines)
        if (line.gone === true) this.lines.delete(line.n)
        else this.lines.set(line.n, line)
      this.version = message.version
      this.closed = message.closed ?? this.closed
    }
  }
}

/** Ada and Ben play, Wim watches; all of them listen. */
export async function company(server: TestServer, request: Partial<CreateRequest> = { watchable: true }) {
  const { id, ada, ben, lives } = await pairAt(server, request)
  const wim = await Visitor.named(server, 'Wim')
  const [atAda, atBen] = [new Listener(lives[0]), new Listener(lives[1])]
  await atAda.listen()
  await atBen.listen()
  return { id, ada, ben, wim, atAda, atBen, lives }
}

export const concede = (visitor: Visitor, table: string): Promise<unknown> =>
  visitor.post(PATHS.act(table), { act: 'concede' })
