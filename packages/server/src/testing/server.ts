import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { GAMES } from '@benben/bots'
import { random, type Game, type Random } from '@benben/kernel'
import {
  check,
  PATHS,
  PROTOCOL,
  serverMessage,
  WAYS,
  type CreateRequest,
  type ServerMessage,
  type StateMessage,
  type TableInfo,
} from '@benben/protocol'
import { WebSocket } from 'ws'
import { buildApp, type AppOptions } from '../app.ts'
import { openNotices, type OpenNotices } from '../notices/open.ts'
import type { NoticeService } from '../notices/service.ts'
import { BotPool } from '../players/pool.ts'
import { PostgresStore, type PostgresOptions } from '../store/postgres/store.ts'
import { SqliteStore } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { TableService, type TableServiceOptions } from '../tables/service.ts'

export const APP = { web: undefined, rate: 1_000_000, proxy: 0, origin: undefined }

/** Of the app, and of notices: the ways, and where they are sent. */
type Settings = Partial<
  Omit<AppOptions, 'service' | 'notices'> &
    Pick<OpenNotices, 'outside' | 'ways'> & {
      /** Where notices lead, for a server at an address that is known only when it runs. */
      readonly noticesLeadTo: string
    }
>

/** A server in this process, with a folder of its own, that can be closed and opened again. */
export class TestServer {
  readonly folder: string
  readonly problems: string[] = []
  url = ''
  service!: TableService
  notices!: NoticeService
  bots!: BotPool
  readonly #games: readonly Game[]
  readonly #settings: Settings
  /** How far the server's time is ahead, in milliseconds: tests let days pass. */
  ahead = 0
  readonly #openStore: (path: string) => Promise<Store>
  #options: Partial<TableServiceOptions> = {}
  #close: () => Promise<void> = async () => undefined

  private constructor(
    games: readonly Game[],
    settings: Settings,
    openStore: (path: string) => Promise<Store> = async (path) => new SqliteStore(path),
    folder = mkdtempSync(join(tmpdir(), 'benben-server-')),
  ) {
    this.folder = folder
    this.#games = games
    this.#settings = settings
    this.#openStore = openStore
  }

  /** A node: it shares a PostgreSQL database with others. */
  static async node(
    url: string,
    options: PostgresOptions = {},
    games: readonly Game[] = GAMES,
  ): Promise<TestServer> {
    const server = new TestServer(games, {}, () => PostgresStore.open(url, options))
    await server.start()
    return server
  }

  /** A server with the data of a folder. */
  static async in(folder: string): Promise<TestServer> {
    const server = new TestServer(GAMES, {}, undefined, folder)
    await server.start()
    return server
  }

  /** `database` is the initial content of the database file. */
  static async open(
    games: readonly Game[] = GAMES,
    rate = 1_000_000,
    database?: Buffer,
    settings: Settings = {},
    options: Partial<TableServiceOptions> = {},
  ): Promise<TestServer> {
    const server = new TestServer(games, { rate, ...settings })
    server.#options = options
    if (database !== undefined) writeFileSync(join(server.folder, 'benben.sqlite'), database)
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const store = await this.#openStore(join(this.folder, 'benben.sqlite'))
    const onError = (problem: string): void => void this.problems.push(problem)
    const bots = new BotPool(1, onError)
    this.bots = bots
    const formerPlayer = 'former player'
    const clock = (): number => Date.now() + this.ahead
    // Days that pass at once are no outage.
    const patience = 1e12
    this.service = new TableService({
      store,
      games: this.#games,
      bots,
      onError,
      formerPlayer,
      clock,
      patience,
      ...this.#options,
    })
    const { service } = this
    const { outside, ways = WAYS, noticesLeadTo, ...settings } = { ...APP, ...this.#settings }
    this.notices = await openNotices({
      service,
      origin: settings.origin ?? noticesLeadTo,
      ways,
      onError,
      clock,
      ...(outside && { outside }),
    })
    const app = await buildApp({ ...settings, service, notices: this.notices })
    this.url = await app.listen({ port: 0, host: '127.0.0.1' })
    this.service.start()
    this.#close = async () => {
      await this.service.stop()
      await this.notices.runner.stop()
      await app.close()
      await bots.close()
      await store.close()
    }
  }

  /** Lets time pass, and what is due then happen. */
  async pass(milliseconds: number): Promise<void> {
    this.ahead += milliseconds
    await this.service.clocks.look()
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  async stop(): Promise<void> {
    await this.#close()
    this.#close = async () => undefined
  }

  async end(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: never
}

/** A guest with a cookie, as a browser would be. */
export class Visitor {
  url: () => string
  cookie: string | undefined

  constructor(url: () => string, cookie?: string) {
    this.url = url
    this.cookie = cookie
  }

  static async named(server: { readonly url: string }, nickname: string): Promise<Visitor> {
    const visitor = new Visitor(() => server.url)
    await visitor.post(PATHS.guest, { nickname })
    return visitor
  }

  async ask(
    method: string,
    path: string,
    body?: string,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const response = await fetch(this.url() + path, {
      method,
      headers: {
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as never,
    }
  }

  get(path: string): Promise<Reply> {
    return this.ask('GET', path)
  }

  post(path: string, body?: unknown): Promise<Reply> {
    return this.ask('POST', path, body === undefined ? undefined : JSON.stringify(body))
  }

  async create(request: Partial<CreateRequest> = {}): Promise<TableInfo> {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { status, body } = await this.post(PATHS.tables, { game: 'aton', seats, ...request })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return (body as { table: TableInfo }).table
  }

  async join(table: string, nonce = NONCE): Promise<TableInfo> {
    const { status, body } = await this.post(PATHS.join(table), { nonce })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return (body as { table: TableInfo }).table
  }

  /** Connects to a table; `version` is the last version the client claims to have seen. */
  async live(table: string, version = 0): Promise<Live> {
    const live = await Live.open(this, table)
    live.send({ type: 'hello', protocol: PROTOCOL, version })
    return live
  }
}

export const NONCE = '0123456789abcdef0123456789abcdef'

type Kind = ServerMessage['type']
type Of<K extends Kind> = Extract<ServerMessage, { readonly type: K }>

/** One live connection. Every message it receives must fit the protocol. */
export class Live {
  readonly received: ServerMessage[] = []
  readonly texts: string[] = []
  /** The last state received. */
  state: StateMessage | undefined
  closed: number | undefined
  readonly socket: WebSocket
  #waiting: (() => void)[] = []
  #read = 0
  #answers = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data: Buffer) => this.#receive(data.toString('utf8')))
    socket.on('close', (code) => {
      this.closed = code
      this.#wakeUp()
    })
    socket.on('error', () => undefined)
  }

  static async open(visitor: Visitor, table: string, headers: Record<string, string> = {}): Promise<Live> {
    const cookie = visitor.cookie === undefined ? {} : { cookie: visitor.cookie }
    const url = visitor.url().replace('http', 'ws') + PATHS.live(table)
    const socket = new WebSocket(url, { headers: { ...cookie, ...headers } })
    const live = new Live(socket)
    await once(socket, 'open')
    return live
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** The next unread message of a kind. */
  async next<K extends Kind>(kind: K, fits: (message: Of<K>) => boolean = () => true): Promise<Of<K>> {
    for (;;) {
      while (this.#read < this.received.length) {
        const message = this.received[this.#read++]!
        if (message.type === kind && fits(message as Of<K>)) return message as Of<K>
      }
      if (this.closed !== undefined) throw new Error(`closed with ${this.closed} while waiting for ${kind}`)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  /** Waits until the last state satisfies the predicate. */
  async until(fits: (state: StateMessage) => boolean): Promise<StateMessage> {
    while (this.state === undefined || !fits(this.state)) {
      if (this.closed !== undefined) throw new Error(`closed with ${this.closed} while waiting for a state`)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    return this.state
  }

  newId(): string {
    return `answer-${++this.#answers}-${Math.random().toString(36).slice(2)}`
  }

  /** Answers the open decision; resolves to the server's answer. */
  async move(
    move: string,
    decision = this.state!.decision!.id,
    id = this.newId(),
  ): Promise<Of<'ack'> | Of<'refused'>> {
    this.send({ type: 'move', id, decision, move })
    return this.settled(id)
  }

  async undo(decision = this.state!.decision!.id, id = this.newId()): Promise<Of<'ack'> | Of<'refused'>> {
    this.send({ type: 'undo', id, decision })
    return this.settled(id)
  }

  async settled(id: string): Promise<Of<'ack'> | Of<'refused'>> {
    for (;;) {
      const found = this.received.find(
        (message) => (message.type === 'ack' || message.type === 'refused') && message.id === id,
      )
      if (found !== undefined) {
        this.received.splice(this.received.indexOf(found), 1)
        this.#read = Math.min(this.#read, this.received.length)
        return found as Of<'ack'> | Of<'refused'>
      }
      if (this.closed !== undefined) throw new Error(`closed with ${this.closed} while waiting for ${id}`)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  async close(): Promise<void> {
    this.socket.close()
    while (this.closed === undefined) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  #receive(text: string): void {
    const checked = check(serverMessage, JSON.parse(text))
    if (!checked.ok) throw new Error(`not in the protocol: ${JSON.stringify(checked.fault)} ${text}`)
    this.texts.push(text)
    this.received.push(checked.value)
    if (checked.value.type === 'state') this.state = checked.value
    this.#wakeUp()
  }

  #wakeUp(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}

/** Plays random moves until the game is over, at most `most`. */
export async function playOut(
  lives: readonly Live[],
  chance: Random = random('play'),
  most = Infinity,
): Promise<void> {
  for (let played = 0; played < most; played++) {
    await Promise.race(
      lives.map((live) => live.until(({ result, decision }) => result !== null || decision?.owed === true)),
    )
    const live = lives.find(({ state }) => state?.decision?.owed === true)
    if (live === undefined) {
      // One of them has seen the end; the others are told at the same time, but hear of it in any order.
      await Promise.all(lives.map((each) => each.until(({ result }) => result !== null)))
      break
    }
    const { moves } = live.state!.decision!
    const before = live.state!.version
    const answer = await live.move(moves[chance.below(moves.length)]!)
    if (answer.type === 'refused') throw new Error(`refused: ${answer.refusal.code}`)
    await live.until(({ version }) => version > before)
  }
}

/** Two people at a table of Aton that has begun. */
export async function pairAt(server: { readonly url: string }, request: Partial<CreateRequest> = {}) {
  const [ada, ben] = [await Visitor.named(server, 'Ada'), await Visitor.named(server, 'Ben')]
  const { id } = await ada.create(request)
  await ada.join(id)
  await ben.join(id)
  const lives = [await ada.live(id), await ben.live(id)] as const
  await Promise.all(lives.map((live) => live.until(() => true)))
  return { id, ada, ben, lives }
}
