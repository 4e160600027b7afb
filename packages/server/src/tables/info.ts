import { commitment } from '@benben/kernel'
import type { TableInfo } from '@benben/protocol'
import type { StoredTable } from '../store/store.ts'
import { hasNoPerson } from './opening.ts'

/** A table as a guest may see it. */
export const infoOf = (
  table: StoredTable,
  guest: string | undefined,
  isConnected: (seat: number) => boolean,
): TableInfo => ({
  id: table.id,
  game: table.game,
  options: table.options,
  ...(table.printed === undefined ? {} : { printed: table.printed }),
  status: table.status,
  seats: table.seats.map(({ kind, name, nonce }, seat) => ({
    kind,
    name,
    ready: nonce !== null,
    connected: hasNoPerson({ kind }) || isConnected(seat),
  })),
  you: seatOf(table, guest) ?? null,
  listed: table.listed,
  watchable: table.watchable,
  commitment: commitment(table.seed),
  created: table.created,
  since: table.since,
  toAct: [...table.toAct],
  result: table.result === null ? null : (structuredClone(table.result) as TableInfo['result']),
  next: table.next,
})

export function seatOf(table: Pick<StoredTable, 'seats'>, guest: string | undefined): number | undefined {
  const seat = guest === undefined ? -1 : table.seats.findIndex((each) => each.guest === guest)
  return seat < 0 ? undefined : seat
}
