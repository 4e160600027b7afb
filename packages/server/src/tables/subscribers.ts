import type { Game, Viewer } from '@benben/kernel'
import type { TableMessage, Update } from '@benben/protocol'
import type { ServerTime } from '../clocks/time.ts'
import type { Store } from '../store/store.ts'
import type { StoredLine } from '../store/stored-match.ts'
import type { StoredTable } from '../store/stored-table.ts'
import { infoOf, withPrinted } from './info.ts'
import { linesSeenBy, stateMessage, updateOf, updatesSince, type TableState } from './state-message.ts'
import { bit, viewerIndex } from './viewers.ts'

/** How often the lines are read again because something was broadcast meanwhile. */
const MAX_READS = 10

/** How long the news of those who watch wait for more of them. */
const WATCHERS_MS = 1000

/** One client connected to a table. */
export interface Subscriber {
  /** The seat whose view it gets; changes when the guest sits down later. */
  readonly viewer: () => Viewer
  /** Whether somebody looks at it, as far as it has said. */
  readonly isLooking: () => boolean
  /** The last version sent to it; 0 for none. */
  version: number
  /** Sends a state message, already serialized. */
  readonly sendState: (json: string) => void
  /** Sends who sits where and who is connected, already serialized. */
  readonly sendTable: (json: string) => void
  /** Says that the table was removed. */
  readonly sendRemoved: () => void
  /** Disconnects it because of an error; it gets the whole state after it reconnects. */
  readonly fail: (error: unknown) => void
}

/** The clients connected to one table. Each gets the states its viewer may see, in order and without gaps. */
export class Subscribers {
  readonly #subscribers = new Set<Subscriber>()
  #watching: NodeJS.Timeout | undefined
  readonly #store: Store
  readonly #game: Game
  readonly #stored: () => StoredTable
  /** The current state; undefined before the match begins. */
  readonly #state: () => TableState | undefined
  readonly #time: ServerTime

  constructor(
    store: Store,
    game: Game,
    stored: () => StoredTable,
    state: () => TableState | undefined,
    time: ServerTime,
  ) {
    this.#store = store
    this.#game = game
    this.#stored = stored
    this.#state = state
    this.#time = time
  }

  get size(): number {
    return this.#subscribers.size
  }

  /** Whether the person on a seat is connected, to this node or another one. */
  isConnected(seat: number): boolean {
    for (const subscriber of this.#subscribers) if (subscriber.viewer() === seat) return true
    return this.#store.presence.isElsewhere(this.#stored().id, seat)
  }

  /** Whether the person on a seat looks at the table, at this node or another one. */
  isLookedAt(seat: number): boolean {
    for (const subscriber of this.#subscribers)
      if (subscriber.viewer() === seat && subscriber.isLooking()) return true
    return this.#store.presence.isLookedAtElsewhere(this.#stored().id, seat)
  }

  #watchersHere(): number {
    let watchers = 0
    for (const subscriber of this.#subscribers) if (subscriber.viewer() === 'spectator') watchers++
    return watchers
  }

  /** How many watch, at this node or another one. */
  get watchers(): number {
    return this.#watchersHere() + this.#store.presence.watchersElsewhere(this.#stored().id)
  }

  /** Those who come and go to watch, or look elsewhere, are told together, so that many of them cost little. */
  #tellSoon(): void {
    if (this.#watching !== undefined) return
    this.#watching = setTimeout(() => {
      this.#watching = undefined
      this.broadcastTable()
    }, WATCHERS_MS).unref()
  }

  /** Who is here, and looks: after every change of it. */
  #tellOtherNodes(): void {
    let seats = 0
    let looking = 0
    for (const subscriber of this.#subscribers) {
      const viewer = subscriber.viewer()
      if (viewer === 'spectator') continue
      seats |= bit(viewer)
      if (subscriber.isLooking()) looking |= bit(viewer)
    }
    this.#store.presence.set(this.#stored().id, seats, looking, this.#watchersHere())
  }

  /** Somebody looks at the table, or at something else. */
  looked(): void {
    this.#tellOtherNodes()
    this.#tellSoon()
  }

  /** Subscribes a client and sends it the table and what it has missed. The others hear of it if a seat is connected now. */
  async add(subscriber: Subscriber): Promise<void> {
    const viewer = subscriber.viewer()
    const isNews = viewer !== 'spectator' && !this.isConnected(viewer)
    if (isNews) this.#broadcastTable((seat) => seat === viewer || this.isConnected(seat))
    this.#subscribers.add(subscriber)
    if (viewer === 'spectator') this.#tellSoon()
    this.#tellOtherNodes()
    subscriber.sendTable(this.#tableMessage(viewer, (seat) => this.isConnected(seat), true))
    await this.#catchUp(subscriber, true)
  }

  /** The others hear of it if a seat is no longer connected. */
  remove(subscriber: Subscriber): void {
    const viewer = subscriber.viewer()
    if (!this.#subscribers.delete(subscriber)) return
    this.#tellOtherNodes()
    if (viewer === 'spectator') this.#tellSoon()
    else if (!this.isConnected(viewer)) this.broadcastTable()
  }

  /** Sends everybody who sits where and who is connected. */
  broadcastTable(): void {
    this.#tellOtherNodes()
    this.#broadcastTable((seat) => this.isConnected(seat))
  }

  /** All clients of one viewer get the same message, which is serialized once. */
  #broadcastTable(isConnected: (seat: number) => boolean): void {
    const serialized = new Map<Viewer, string>()
    for (const subscriber of this.#subscribers) {
      const viewer = subscriber.viewer()
      const json = serialized.get(viewer) ?? this.#tableMessage(viewer, isConnected, false)
      serialized.set(viewer, json)
      subscriber.sendTable(json)
    }
  }

  #tableMessage(viewer: Viewer, isConnected: (seat: number) => boolean, isFirst: boolean): string {
    const stored = this.#stored()
    const info = infoOf(
      stored,
      viewer === 'spectator' ? null : viewer,
      this.#time,
      isConnected,
      this.watchers,
      (seat) => this.isLookedAt(seat),
    )
    const message: TableMessage = { type: 'table', table: isFirst ? withPrinted(info, stored) : info }
    return JSON.stringify(message)
  }

  broadcastRemoved(): void {
    for (const subscriber of this.#subscribers) subscriber.sendRemoved()
  }

  /**
   * Sends the state after new lines. Most clients are up to date before them, and all clients of one viewer get the same
   * message, which is serialized once.
   */
  broadcastState(lines: readonly StoredLine[]): void {
    const state = this.#state()
    if (state === undefined) return
    const serialized = new Map<Viewer, string>()
    for (const subscriber of this.#subscribers) {
      const viewer = subscriber.viewer()
      const version = versionIn(state, viewer)
      if (subscriber.version >= version) continue
      const seen = linesSeenBy(viewer, lines, state.table.seats.length)
      if (subscriber.version !== version - seen.length) {
        this.#catchUp(subscriber, false).catch((error: unknown) => subscriber.fail(error))
        continue
      }
      let json = serialized.get(viewer)
      if (json === undefined) {
        const updates = seen.map((line, i) =>
          updateOf(this.#game, line, viewer, version - seen.length + i + 1),
        )
        json = JSON.stringify(stateMessage(state, viewer, updates))
        serialized.set(viewer, json)
      }
      subscriber.version = version
      subscriber.sendState(json)
    }
  }

  /** Sends the current version again to a seat that changed something only this seat can see. */
  resend(seat: number): void {
    const state = this.#state()
    if (state === undefined) return
    for (const subscriber of this.#subscribers) {
      if (subscriber.viewer() === seat && subscriber.version === versionIn(state, seat))
        subscriber.sendState(JSON.stringify(stateMessage(state, seat, [])))
    }
  }

  async #catchUp(subscriber: Subscriber, always: boolean): Promise<void> {
    let state = this.#state()
    if (state === undefined) return
    const { id } = state.table
    for (let reads = 0; reads < MAX_READS; reads++) {
      const current = versionIn(state, subscriber.viewer())
      // A client that claims a version from the future gets everything.
      if (subscriber.version > current) subscriber.version = 0
      if (subscriber.version === current) return this.#sendSince(subscriber, state, [], always)
      const lines = await this.#store.lines(id, 0)
      state = this.#state()!
      // The disk may be ahead of the table in memory; the rest is broadcast once the table has caught up. It is behind only
      // when something was broadcast while the lines were read.
      if (lines.length >= state.table.lines) {
        return this.#sendSince(subscriber, state, lines.slice(0, state.table.lines), always)
      }
    }
    // Lines that are still missing were removed together with the table.
    subscriber.sendRemoved()
  }

  #sendSince(subscriber: Subscriber, state: TableState, lines: readonly StoredLine[], always: boolean): void {
    const viewer = subscriber.viewer()
    const version = versionIn(state, viewer)
    const isBehind = subscriber.version < version
    if (!this.#subscribers.has(subscriber) || (!isBehind && !always)) return
    const updates: Update[] = isBehind
      ? updatesSince(this.#game, lines, viewer, state.table.seats.length, subscriber.version)
      : []
    subscriber.version = version
    subscriber.sendState(JSON.stringify(stateMessage(state, viewer, updates)))
  }
}

const versionIn = ({ table }: TableState, viewer: Viewer): number =>
  table.versions[viewerIndex(viewer, table.seats.length)]!
