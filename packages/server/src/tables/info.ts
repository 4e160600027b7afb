import { commitment } from '@benben/kernel'
import type { TableInfo } from '@benben/protocol'
import type { StoredTable, TableSummary } from '../store/store.ts'
import { hasNoPerson } from './opening.ts'

/** A table as somebody on that seat may see it, null for all others, without its printed data. */
export const infoOf = (
  table: TableSummary,
  you: number | null,
  isConnected: (seat: number) => boolean,
): TableInfo => ({
  id: table.id,
  game: table.game,
  options: table.options,
  status: table.status,
  seats: table.seats.map(({ kind, name, nonce }, seat) => ({
    kind,
    name,
    ready: nonce !== null,
    connected: hasNoPerson({ kind }) || isConnected(seat),
  })),
  you,
  listed: table.listed,
  watchable: table.watchable,
  commitment: commitment(table.seed),
  created: table.created,
  since: table.since,
  toAct: [...table.toAct],
  result: table.result === null ? null : (structuredClone(table.result) as TableInfo['result']),
  next: table.next,
})

/** Adds the printed data, up to 64 kB: for answers about a single table. */
export const withPrinted = (info: TableInfo, { printed }: StoredTable): TableInfo =>
  printed === undefined ? info : { ...info, printed }

export function seatOf(table: Pick<StoredTable, 'seats'>, guest: string | undefined): number | undefined {
  const seat = guest === undefined ? -1 : table.seats.findIndex((each) => each.guest === guest)
  return seat < 0 ? undefined : seat
}
