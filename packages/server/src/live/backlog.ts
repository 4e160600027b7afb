/** A connection whose client may read slowly. */
export interface Reader {
  /** Bytes that were sent to the client and not taken yet. */
  readonly unsent: () => number
  /** Disconnects it; it gets the whole state after it reconnects. */
  readonly cut: () => void
}

export interface BacklogLimits {
  /** Unsent bytes of one connection. */
  readonly each: number
  /** Unsent bytes of all connections: what clients that do not read can make the server hold in memory. */
  readonly all: number
}

const BACKLOG: BacklogLimits = { each: 1_000_000, all: 64_000_000 }

/**
 * Bounds what clients have not taken: who is too far behind is cut, and when all together are, whoever is furthest behind.
 * Counts are lower or equal after a recount, because clients read on while nothing is sent to them.
 */
export class Backlog {
  readonly #limits: BacklogLimits
  /** Only readers that are behind. */
  readonly #unsent = new Map<Reader, number>()
  #total = 0

  constructor(limits: BacklogLimits = BACKLOG) {
    this.#limits = limits
  }

  /** Called after something was sent. */
  note(reader: Reader): void {
    this.#set(reader, reader.unsent())
    if ((this.#unsent.get(reader) ?? 0) > this.#limits.each) this.#cut(reader)
    if (this.#total <= this.#limits.all) return
    for (const each of this.#unsent.keys()) this.#set(each, each.unsent())
    while (this.#total > this.#limits.all) this.#cut(this.#furthestBehind()!)
  }

  forget(reader: Reader): void {
    this.#set(reader, 0)
  }

  #furthestBehind(): Reader | undefined {
    let found: Reader | undefined
    for (const [reader, unsent] of this.#unsent)
      if (found === undefined || unsent > this.#unsent.get(found)!) found = reader
    return found
  }

  #cut(reader: Reader): void {
    this.#set(reader, 0)
    reader.cut()
  }

  #set(reader: Reader, unsent: number): void {
    this.#total += unsent - (this.#unsent.get(reader) ?? 0)
    if (unsent > 0) this.#unsent.set(reader, unsent)
    else this.#unsent.delete(reader)
  }
}
