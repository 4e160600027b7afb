import pg from 'pg'
import { Listeners, type Bus, type BusListener, type Query } from '../bus.ts'
import type { Messenger } from '../presence.ts'
import { BackOff } from './errors.ts'
import { OtherVersionError } from './same-version.ts'

const CHANNEL = 'benben'
/** A payload of NOTIFY has at most 8000 bytes. */
const PAYLOAD = 7900

const NOTIFY = 'SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message'
/** Before a word that is no id of a table. */
const WORD = '!'

interface NotifyBusOptions {
  /** Called with every new connection, before it is used; it may refuse it. */
  readonly claim: (client: pg.Client) => Promise<void>
  /** After the connection was lost, nodes of another version have taken over. */
  readonly onReplaced: () => void
}

/**
 * NOTIFY, once per group commit: it takes a lock that all committing transactions of the server share, so a message per move would make
 * them queue. A message is the name of the node and the ids of the tables.
 */
export class NotifyBus implements Bus, Messenger {
  readonly #listeners = new Listeners()
  readonly subscribe: Bus['subscribe'] = (listener: BusListener) => this.#listeners.subscribe(listener)
  readonly #url: string
  readonly #node: string
  readonly #hearers = new Set<Parameters<Messenger['hear']>[0]>()
  #client: pg.Client | undefined
  #isClosed = false

  readonly #options: NotifyBusOptions

  constructor(url: string, node: string, options: NotifyBusOptions) {
    this.#url = url
    this.#node = node
    this.#options = options
  }

  async announce(tables: readonly string[], query: Query): Promise<void> {
    const messages = messagesOf(this.#node, tables)
    await query({ name: 'notify', text: NOTIFY, values: [CHANNEL, messages] })
  }

  publish(): void {
    // Announced in the transaction.
  }

  /** Sent at once, by the connection that listens; nobody waits for it. */
  tell(words: readonly string[]): void {
    const messages = messagesOf(
      this.#node,
      words.map((word) => WORD + word),
    )
    this.#client?.query(NOTIFY, [CHANNEL, messages]).catch(() => undefined)
  }

  hear(listener: (node: string, words: readonly string[]) => void): () => void {
    this.#hearers.add(listener)
    return () => void this.#hearers.delete(listener)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#client?.end().catch(() => undefined)
  }

  /** Connects and listens; fails if PostgreSQL cannot be reached. */
  async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: `benben listener ${this.#node}`,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    })
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''))
    let isLost = false
    const lost = (): void => {
      if (isLost || this.#client !== client) return
      isLost = true
      void this.#listenAgain()
    }
    client.on('error', lost).on('end', lost)
    await client.connect()
    try {
      await this.#options.claim(client)
      await client.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    this.#client = client
    if (this.#isClosed) await client.end()
  }

  /** What was said meanwhile was not heard. */
  async #listenAgain(): Promise<void> {
    const backOff = new BackOff(Infinity)
    while (!this.#isClosed) {
      try {
        await this.listen()
        return this.#listeners.call(undefined)
      } catch (error) {
        if (error instanceof OtherVersionError) return this.#options.onReplaced()
        await backOff.wait()
      }
    }
  }

  #receive(payload: string): void {
    const [node = '', ...said] = payload.split(' ')
    if (node === this.#node) return
    const words = said.filter((each) => each.startsWith(WORD)).map((each) => each.slice(WORD.length))
    if (words.length === 0) return this.#listeners.call(said)
    for (const hearer of this.#hearers) hearer(node, words)
  }
}

function messagesOf(node: string, tables: readonly string[]): string[] {
  const messages: string[] = []
  for (const table of new Set(tables)) {
    const last = messages.at(-1)
    if (last === undefined || last.length + table.length >= PAYLOAD) messages.push(`${node} ${table}`)
    else messages[messages.length - 1] = `${last} ${table}`
  }
  return messages
}
