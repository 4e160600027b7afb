import type { Seat } from '@benben/kernel'

/** Which seats are connected to which node. Nothing of it is saved: nodes tell each other. */
export interface Presence {
  /** The seats of a table that are connected to this node, those of them that look at it, one bit each, and how many watch there. */
  set(table: string, seats: number, looking: number, watchers: number): void
  /** How many watch at other nodes. */
  watchersElsewhere(table: string): number
  /** Whether a seat is connected to another node. */
  isElsewhere(table: string, seat: Seat): boolean
  /** Whether somebody on a seat looks at the table by another node. */
  isLookedAtElsewhere(table: string, seat: Seat): boolean
  /** Calls the listener with a table whose seats at other nodes have changed. Returns the function that ends it. */
  subscribe(listener: (table: string) => void): () => void
}

/** Where there is only one node. */
export const ALONE: Presence = {
  set: () => undefined,
  isElsewhere: () => false,
  isLookedAtElsewhere: () => false,
  watchersElsewhere: () => 0,
  subscribe: () => () => undefined,
}

/** What nodes say to each other beside the names of changed tables. Words have no spaces; they may be lost. */
export interface Messenger {
  tell(words: readonly string[]): void
  /** Returns the function that ends it. */
  hear(listener: (node: string, words: readonly string[]) => void): () => void
}

/** Where there is only one node. */
export const SILENT: Messenger = { tell: () => undefined, hear: () => () => undefined }

/** Above the bits of the seats, of which there are at most ten: those that look, and then how many watch. */
const LOOKING = 10
const WATCHERS = 20

interface Told {
  /** The bits of the seats, twice, and the number of those who watch. */
  readonly seats: number
  readonly at: number
}

/** How often a node repeats where its people are: what was lost is heard then. */
const REPEAT_MS = 20_000
/** What a node said so long ago does not count: it has died. */
const EXPIRE_MS = 3 * REPEAT_MS
/** Several changes share a message. */
const GATHER_MS = 20

const HELLO = 'hello'
const BYE = 'bye'

/** Presence among nodes. A new node asks the others; one that stops says so; one that has died is forgotten after a minute. */
export class NodePresence implements Presence {
  readonly #messenger: Messenger
  readonly #mine = new Map<string, number>()
  /** By table, then by node. */
  readonly #others = new Map<string, Map<string, Told>>()
  readonly #listeners = new Set<(table: string) => void>()
  readonly #unsaid = new Set<string>()
  readonly #deaf: () => void
  readonly #timer: NodeJS.Timeout
  #gathering: NodeJS.Timeout | undefined

  constructor(messenger: Messenger, repeatMs = REPEAT_MS) {
    this.#messenger = messenger
    this.#deaf = messenger.hear((node, words) => this.#hear(node, words))
    this.#timer = setInterval(() => {
      this.#sayAll()
      this.#expire(Date.now() - (EXPIRE_MS / REPEAT_MS) * repeatMs)
    }, repeatMs).unref()
    messenger.tell([HELLO])
  }

  set(table: string, connected: number, looking: number, watchers: number): void {
    const seats = connected | (looking << LOOKING) | (watchers << WATCHERS)
    if ((this.#mine.get(table) ?? 0) === seats) return
    if (seats === 0) this.#mine.delete(table)
    else this.#mine.set(table, seats)
    this.#say(table)
  }

  isElsewhere(table: string, seat: Seat): boolean {
    return this.#hasBit(table, seat)
  }

  isLookedAtElsewhere(table: string, seat: Seat): boolean {
    return this.#hasBit(table, LOOKING + seat)
  }

  #hasBit(table: string, bit: number): boolean {
    for (const { seats } of this.#others.get(table)?.values() ?? []) if ((seats >> bit) & 1) return true
    return false
  }

  watchersElsewhere(table: string): number {
    let watchers = 0
    for (const { seats } of this.#others.get(table)?.values() ?? []) watchers += seats >> WATCHERS
    return watchers
  }

  subscribe(listener: (table: string) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  close(): void {
    clearInterval(this.#timer)
    clearTimeout(this.#gathering)
    this.#deaf()
    this.#messenger.tell([BYE])
  }

  #say(table: string): void {
    this.#unsaid.add(table)
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined
      const words = [...this.#unsaid].map((each) => `${each}=${this.#mine.get(each) ?? 0}`)
      this.#unsaid.clear()
      this.#messenger.tell(words)
    }, GATHER_MS).unref()
  }

  #sayAll(): void {
    for (const table of this.#mine.keys()) this.#say(table)
  }

  #hear(node: string, words: readonly string[]): void {
    for (const word of words) {
      if (word === HELLO) this.#sayAll()
      else if (word === BYE) this.#forget((teller) => teller === node)
      else if (word.includes('=')) this.#note(node, word)
    }
  }

  #note(node: string, word: string): void {
    const [table = '', text = ''] = word.split('=')
    const seats = Number(text)
    const nodes = this.#others.get(table) ?? new Map<string, Told>()
    const before = nodes.get(node)?.seats ?? 0
    if (seats === 0) nodes.delete(node)
    else nodes.set(node, { seats, at: Date.now() })
    if (nodes.size === 0) this.#others.delete(table)
    else this.#others.set(table, nodes)
    if (seats !== before) this.#changed(table)
  }

  #expire(before: number): void {
    this.#forget((_, { at }) => at < before)
  }

  #forget(isGone: (node: string, told: Told) => boolean): void {
    for (const [table, nodes] of this.#others) {
      const gone = [...nodes].filter(([node, told]) => isGone(node, told))
      for (const [node] of gone) nodes.delete(node)
      if (nodes.size === 0) this.#others.delete(table)
      if (gone.length > 0) this.#changed(table)
    }
  }

  #changed(table: string): void {
    for (const listener of this.#listeners) listener(table)
  }
}
