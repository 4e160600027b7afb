import { LIMITS, type TableInfo } from '@benben/protocol'
import type { ServerTime } from '../clocks/time.ts'
import { faultError } from '../fault-error.ts'
import type { Guest } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'
import type { StoredTable } from '../store/stored-table.ts'
import type { TableAccess } from './access.ts'
import type { TableCache } from './cache.ts'
import { infoOf, maySee, seatOf, withPrinted } from './info.ts'
import type { Table } from './table.ts'

function checkMaySee({ stored }: Table, guest: Guest | undefined): void {
  if (!maySee(stored, guest?.id)) throw faultError('protocol.not-watchable')
}

/** What guests are told about tables, one by one and in lists. */
export class TableInfos {
  readonly #store: Store
  readonly #tables: TableCache
  readonly #access: TableAccess
  readonly #time: ServerTime

  constructor(store: Store, tables: TableCache, access: TableAccess, time: ServerTime) {
    this.#store = store
    this.#tables = tables
    this.#access = access
    this.#time = time
  }

  one(id: string, guest: Guest | undefined): Promise<TableInfo> {
    return this.#access.at(id, async (table) => {
      checkMaySee(table, guest)
      return this.of(table, guest)
    })
  }

  of({ stored, subscribers }: Table, guest: Guest | undefined): TableInfo {
    return withPrinted(
      infoOf(
        stored,
        seatOf(stored, guest?.id) ?? null,
        this.#time,
        (seat) => subscribers.isConnected(seat),
        subscribers.watchers,
        (seat) => subscribers.isLookedAt(seat),
      ),
      stored,
    )
  }

  /** A table to which nobody is connected yet. */
  ofNew(table: StoredTable, guest: Guest): TableInfo {
    const you = seatOf(table, guest.id) ?? null
    return withPrinted(
      infoOf(table, you, this.#time, () => false),
      table,
    )
  }

  /** Newest first; `after` is the last table of the page before. */
  async list(
    kind: 'mine' | 'open' | 'watch',
    guest: Guest | undefined,
    after: string | undefined,
  ): Promise<TableInfo[]> {
    const page = { most: LIMITS.tables, after }
    const found =
      kind !== 'mine'
        ? await this.#store.publicTables(kind, page)
        : guest === undefined
          ? []
          : await this.#store.tablesOf(guest.id, page)
    return Promise.all(
      found.map(async (stored) => {
        const table = await this.#tables.peek(stored.id)
        const you = seatOf(stored, guest?.id) ?? null
        const info = infoOf(stored, you, this.#time, (seat) =>
          table === undefined
            ? this.#store.presence.isElsewhere(stored.id, seat)
            : table.subscribers.isConnected(seat),
        )
        return stored.otherEdition === true ? { ...info, otherEdition: true } : info
      }),
    )
  }

  /** The guests on the seats of a table, null where no person sits. */
  seated(
    id: string,
    guest: Guest | undefined,
  ): Promise<{ readonly game: string; readonly seats: readonly (string | null)[] }> {
    return this.#access.at(id, async (table) => {
      checkMaySee(table, guest)
      const { game, seats } = table.stored
      return { game, seats: seats.map((seat) => (seat.program === undefined ? seat.guest : null)) }
    })
  }

  /** Whether the person on a seat looks at the table, at any node. */
  async isLookedAt(id: string, seat: number): Promise<boolean> {
    const table = await this.#tables.peek(id)
    return table?.subscribers.isLookedAt(seat) ?? this.#store.presence.isLookedAtElsewhere(id, seat)
  }
}
