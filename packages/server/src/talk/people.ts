import { randomBytes } from 'node:crypto'
import type { BlockInfo, BlockRequest, Notes, ReportRequest } from '@benben/protocol'
import { faultError } from '../fault-error.ts'
import type { Guest } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'
import type { StoredTable } from '../store/stored-table.ts'
import type { Block } from '../store/talk-store.ts'
import { maySee, seatOf } from '../tables/info.ts'
import type { Talk } from './talk.ts'
import { mayRead } from './visible.ts'

const newId = (): string => randomBytes(12).toString('base64url')

const blockInfo = ({ id, kind, name, at }: Block): BlockInfo => ({ id, kind, name, at })

/** What people do about each other and for themselves at a table: mute, block, report, and private notes. */
export class TalkPeople {
  readonly #store: Store
  readonly #talk: Talk
  readonly #clock: () => number

  constructor(store: Store, talk: Talk, clock: () => number) {
    this.#store = store
    this.#talk = talk
    this.#clock = clock
  }

  async blocks(me: Guest): Promise<BlockInfo[]> {
    return (await this.#store.talk.blocksOf(me.id)).map(blockInfo)
  }

  async block(me: Guest, { kind, table: id, ...whom }: BlockRequest): Promise<BlockInfo[]> {
    const table = await this.#tableFor(id, me)
    const { guest, name } = await this.#person(table, me, whom)
    await this.#store.talk.block({ id: newId(), guest: me.id, other: guest, kind, name, at: this.#clock() })
    await this.#talk.hub.blocksChanged(me.id)
    return this.blocks(me)
  }

  async unblock(me: Guest, id: string): Promise<BlockInfo[]> {
    await this.#store.talk.unblock(me.id, id)
    await this.#talk.hub.blocksChanged(me.id)
    return this.blocks(me)
  }

  async report(me: Guest, id: string, { reason = '', ...whom }: ReportRequest): Promise<void> {
    const table = await this.#tableFor(id, me)
    const { guest, name, n } = await this.#person(table, me, whom)
    if (!this.#talk.limits.mayReport(me.id)) throw faultError('protocol.too-fast')
    const report = { id: newId(), table: id, n, guest, name, reporter: me.id, reason, at: this.#clock() }
    await this.#store.talk.report(report)
  }

  async notes(me: Guest, id: string): Promise<Notes> {
    await this.#tableFor(id, me)
    const note = await this.#store.talk.note(me.id, id)
    return { text: note?.text ?? '', version: note?.version ?? 0 }
  }

  /** Writes the notes that follow a version. A second window that has not read the last one is told. */
  async writeNotes(me: Guest, id: string, { text, version }: Notes): Promise<Notes> {
    await this.#tableFor(id, me)
    const next = { text, version: version + 1, at: this.#clock() }
    if (await this.#store.talk.writeNote(me.id, id, next)) return { text, version: next.version }
    const found = await this.notes(me, id)
    if (found.text !== text) throw faultError('protocol.newer-notes', {}, 'version')
    return found
  }

  /** The table, for somebody who may see it. */
  async #tableFor(id: string, me: Guest): Promise<StoredTable> {
    const table = await this.#store.table(id)
    if (table === undefined) throw faultError('protocol.no-table')
    if (!maySee(table, me.id)) throw faultError('protocol.not-watchable')
    return table
  }

  /** Who wrote a line that I may read, or sits on a seat; not myself, and no bot. */
  async #person(
    table: StoredTable,
    me: Guest,
    { line: n, seat }: Pick<BlockRequest, 'line' | 'seat'>,
  ): Promise<{ guest: string; name: string; n: number }> {
    const found = n === undefined ? table.seats[seat!] : await this.#store.talk.line(table.id, n)
    const { guest = null, name = null } = found ?? {}
    const viewer = seatOf(table, me.id) ?? 'spectator'
    const isHidden = found !== undefined && 'room' in found && !mayRead(table, viewer, found.room)
    if (!guest || guest === me.id || isHidden) throw faultError('protocol.no-line')
    return { guest, name: name ?? '', n: n ?? 0 }
  }
}
