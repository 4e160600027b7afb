export interface SocketLimits {
  /** Connections of one address; a school or a company may share one. */
  readonly address: number
  /** Connections of one guest. A new one replaces the oldest: after a broken line the old one may look alive for a minute. */
  readonly guest: number
  /** Spectators of one table. */
  readonly table: number
}

export const SOCKETS: SocketLimits = { address: 300, guest: 32, table: 500 }

/** Things that are counted by a key, in the order of arrival. */
class Groups<T> {
  readonly #groups = new Map<string, Set<T>>()

  add(key: string, member: T): void {
    const group = this.#groups.get(key) ?? new Set()
    this.#groups.set(key, group.add(member))
  }

  delete(key: string, member: T): void {
    const group = this.#groups.get(key)
    if (group?.delete(member) === true && group.size === 0) this.#groups.delete(key)
  }

  size(key: string): number {
    return this.#groups.get(key)?.size ?? 0
  }

  members(key: string): T[] {
    return [...(this.#groups.get(key) ?? [])]
  }

  first(key: string): T | undefined {
    return this.#groups.get(key)?.values().next().value
  }
}

/** A connection that can be replaced by a newer one. */
interface Replaceable {
  terminate(): void
}

/** Limits how many live connections there are of one address, of one guest, and of spectators at one table. */
export class Admission {
  readonly #limits: SocketLimits
  readonly #addresses = new Groups<object>()
  readonly #guests = new Groups<Replaceable>()
  readonly #tables = new Groups<object>()

  constructor(limits: Partial<SocketLimits> = {}) {
    this.#limits = { ...SOCKETS, ...limits }
  }

  hasRoomFor(address: string): boolean {
    return this.#addresses.size(address) < this.#limits.address
  }

  /** Returns the function that ends it; undefined if there is no room. */
  enter(address: string, socket: object): (() => void) | undefined {
    if (!this.hasRoomFor(address)) return undefined
    this.#addresses.add(address, socket)
    return () => this.#addresses.delete(address, socket)
  }

  /** Counts a connection of a guest; the oldest one makes room. */
  enterGuest(guest: string, socket: Replaceable): () => void {
    if (this.#guests.size(guest) >= this.#limits.guest) {
      const oldest = this.#guests.first(guest)!
      this.#guests.delete(guest, oldest)
      oldest.terminate()
    }
    this.#guests.add(guest, socket)
    return () => this.#guests.delete(guest, socket)
  }

  /** Ends all connections of a guest. */
  dismissGuest(guest: string): void {
    for (const socket of this.#guests.members(guest)) socket.terminate()
  }

  /** Counts a spectator. Returns the function that ends it; undefined if there is no room. */
  watch(table: string, socket: object): (() => void) | undefined {
    if (this.#tables.size(table) >= this.#limits.table) return undefined
    this.#tables.add(table, socket)
    return () => this.#tables.delete(table, socket)
  }
}
