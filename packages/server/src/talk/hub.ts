import type { Viewer } from '@benben/kernel'
import { LIMITS, type TalkLine, type TalkMessage } from '@benben/protocol'
import type { StoredTable } from '../store/stored-table.ts'
import type { NewerTalk, StoredTalk, TalkStore } from '../store/talk-store.ts'
import { isGone, mayRead, wireLine } from './visible.ts'

/** One client that wants to hear what is said at its table. */
export interface TalkReader {
  readonly table: () => StoredTable
  readonly viewer: () => Viewer
  /** The id of its guest, if it has one. */
  readonly reader: string | undefined
  readonly sendTalk: (message: TalkMessage) => void
}

/** How far a client has read, and whom it does not want to read. A client that asks again gets a new one. */
interface Hearing {
  version: number
  isAnswered: boolean
  readonly blocked: ReadonlySet<string>
  /** Why it can say nothing. */
  readonly closed: string | undefined
}

/** Those who listen at one table of this node. */
class Room {
  readonly hearings = new Map<TalkReader, Hearing>()
  isStale = false
  reading: Promise<void> | undefined
}

/** How often versions are compared with the store, for what this node was not told. */
const CHECK_MS = 5000

/** Sends talk to those who listen at this node. It is read from the store again, so everybody sees one order, whoever said it where. */
export class TalkHub {
  readonly #store: TalkStore
  readonly #onError: (problem: string) => void
  readonly #rooms = new Map<string, Room>()
  #stop = (): void => undefined

  constructor(store: TalkStore, onError: (problem: string) => void) {
    this.#store = store
    this.#onError = onError
  }

  start(): void {
    const check = (): void => void this.check().catch((error: unknown) => this.#onError(String(error)))
    const unsubscribe = this.#store.subscribe((tables) => {
      if (tables === undefined) return check()
      for (const table of tables) void this.changed(table)
    })
    const timer = setInterval(check, CHECK_MS).unref()
    this.#stop = () => {
      unsubscribe()
      clearInterval(timer)
    }
  }

  stop(): void {
    this.#stop()
  }

  /** Sends what was said after a version, and everything that is said from now on. */
  async listen(reader: TalkReader, version: number, closed: string | undefined): Promise<void> {
    const blocked = await this.#blockedBy(reader)
    const { id } = reader.table()
    const room = this.#rooms.get(id) ?? new Room()
    this.#rooms.set(id, room)
    room.hearings.set(reader, { version, isAnswered: false, blocked, closed })
    await this.changed(id)
  }

  leave(reader: TalkReader): void {
    const { id } = reader.table()
    const room = this.#rooms.get(id)
    room?.hearings.delete(reader)
    if (room?.hearings.size === 0) this.#rooms.delete(id)
  }

  /** Sends everything again to a person who reads somebody no longer, or again. */
  async blocksChanged(guest: string): Promise<void> {
    for (const { hearings } of this.#rooms.values())
      for (const [reader, { closed }] of hearings) {
        if (reader.reader === guest) await this.listen(reader, 0, closed)
      }
  }

  /** Something was said or deleted at a table. Resolves when those who listen here have been sent it. */
  async changed(table: string): Promise<void> {
    const room = this.#rooms.get(table)
    if (room === undefined) return
    room.isStale = true
    room.reading ??= this.#follow(table, room).finally(() => (room.reading = undefined))
    await room.reading
  }

  /** Compares what those who listen have read with the store. */
  async check(): Promise<void> {
    const ids = [...this.#rooms.keys()]
    if (ids.length === 0) return
    for (const [table, version] of await this.#store.versions(ids)) {
      const hearings = [...(this.#rooms.get(table)?.hearings.values() ?? [])]
      if (hearings.some((hearing) => hearing.version < version)) await this.changed(table)
    }
  }

  async #follow(table: string, room: Room): Promise<void> {
    while (room.isStale && room.hearings.size > 0) {
      room.isStale = false
      try {
        await this.#read(table, room)
      } catch (error) {
        // The next line, or the next check, reads it again.
        this.#onError(String(error))
      }
    }
  }

  async #read(table: string, room: Room): Promise<void> {
    const asked = [...room.hearings]
    const from = Math.min(...asked.map(([, { version }]) => version))
    const newer = await this.#store.since(table, from, LIMITS.lines)
    const wire = newer.lines.map((line) => ({ line, wire: wireLine(table, line) }))
    for (const [reader, hearing] of asked) {
      if (room.hearings.get(reader) !== hearing) continue
      if (hearing.version > newer.version) {
        // A version from the future: it gets everything.
        hearing.version = 0
        room.isStale = true
      } else send(reader, hearing, newer, wire)
    }
  }

  async #blockedBy({ reader }: TalkReader): Promise<ReadonlySet<string>> {
    const blocks = reader === undefined ? [] : await this.#store.blocksOf(reader)
    return new Set(blocks.map(({ other }) => other))
  }
}

type Both = readonly { readonly line: StoredTalk; readonly wire: TalkLine }[]

function send(reader: TalkReader, hearing: Hearing, { version, isCut, lines }: NewerTalk, both: Both): void {
  const since = both.filter(({ line }) => line.version > hearing.version)
  // Everything that was read is new to this client, and there is more of it.
  const all = hearing.version === 0 || (isCut && since.length === lines.length)
  const table = reader.table()
  const viewer = reader.viewer()
  const visible = since.filter(
    ({ line }) =>
      mayRead(table, viewer, line.room) && !hearing.blocked.has(line.guest) && !(all && isGone(line)),
  )
  hearing.version = version
  if (hearing.isAnswered && visible.length === 0) return
  const { closed } = hearing
  reader.sendTalk({
    type: 'talk',
    version,
    all,
    lines: visible.map(({ line, wire }) => (line.guest === reader.reader ? { ...wire, id: line.id } : wire)),
    ...(hearing.isAnswered || closed === undefined ? {} : { closed }),
  })
  hearing.isAnswered = true
}
