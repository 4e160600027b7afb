import type { Guest } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'
import type { StoredSeat } from '../store/stored-table.ts'
import { withAhead } from './ahead.ts'
import { LOST, retry } from './retry.ts'

const TABLES_AT_ONCE = 100

/**
 * Makes one person of two guests: tables, seats and programs of the first one become those of the second one. A person sits at a table
 * once: where both sit, the seat of the first one goes to nobody, with the name given here.
 */
export async function joinGuests(store: Store, from: Guest, to: Guest, formerPlayer: string): Promise<void> {
  const moved = (seats: readonly StoredSeat[]): StoredSeat[] => {
    const isAlone = seats.every(({ guest }) => guest !== to.id)
    return seats.map((seat) =>
      seat.guest !== from.id
        ? seat
        : isAlone
          ? { ...seat, guest: to.id, name: to.nickname }
          : { ...withAhead(seat, {}), guest: null, name: formerPlayer },
    )
  }
  const move = async (id: string): Promise<void | typeof LOST> => {
    const table = await store.table(id)
    if (table === undefined) return undefined
    const { revision, seats, next } = table
    return (await store.commit({ table: id, revision, lobby: { seats: moved(seats), next } }))
      ? undefined
      : LOST
  }
  for (;;) {
    const found = await store.tablesOf(from.id, { most: TABLES_AT_ONCE })
    if (found.length === 0) break
    for (const { id } of found) await retry(() => move(id))
  }
  await store.talk.join(from.id, to.id)
  await store.joinGuest(from.id, to.id)
}
