import type { Change } from '../store/change.ts'
import type { Store } from '../store/store.ts'
import type { StoredSeat, StoredTable } from '../store/stored-table.ts'
import { withoutDay } from '../clocks/clocks.ts'
import { heirOf } from './lobby.ts'
import { LOST, retry } from './retry.ts'

const TABLES_AT_ONCE = 100

/**
 * Deletes a guest and takes them from all their tables: a seat of a match goes to nobody, with the name given here; a seat where the
 * match has not begun becomes open. What they played stays, because it belongs to the others too; what they said and wrote down goes.
 * Returns the number of tables.
 */
export async function forgetGuest(store: Store, guest: string, name: string): Promise<number> {
  let tables = 0
  for (;;) {
    const found = await store.tablesOf(guest, { most: TABLES_AT_ONCE })
    if (found.length === 0) break
    for (const { id } of found) await retry(() => giveUpSeats(store, id, guest, name))
    tables += found.length
  }
  await store.talk.forget(guest)
  await store.removeGuest(guest)
  return tables
}

async function giveUpSeats(
  store: Store,
  id: string,
  guest: string,
  name: string,
): Promise<void | typeof LOST> {
  const table = await store.table(id)
  if (table === undefined) return undefined
  const { revision } = table
  if (!(await store.commit({ table: id, revision, ...withoutGuest(table, guest, name) }))) return LOST
  return undefined
}

function withoutGuest(
  table: StoredTable,
  guest: string,
  name: string,
): Pick<Change, 'lobby' | 'owner' | 'removes' | 'standing'> {
  const { seats, status, next } = table
  const open: StoredSeat = { kind: 'open', guest: null, name: null, nonce: null }
  const left = seats.map((seat): StoredSeat => {
    if (seat.guest !== guest) return seat
    const { day: _, ahead: __, ...rest } = seat
    return status === 'waiting' ? open : { ...rest, guest: null, name }
  })
  const isEmpty = status === 'waiting' && !left.some(({ kind }) => kind === 'person')
  if (isEmpty) return { removes: true }
  const seat = seats.findIndex((each) => each.guest === guest && each.day !== undefined)
  const owner = status === 'waiting' ? heirOf(left, table.owner) : undefined
  return {
    lobby: { seats: left, next },
    ...(owner === undefined ? {} : { owner }),
    ...(seat >= 0 && table.clocks !== null ? { standing: { ...table, ...withoutDay(table, seat) } } : {}),
  }
}
