import type { Seat } from '@benben/kernel'
import type { Occasion } from '@benben/protocol'
import type { Change } from '../store/change.ts'
import type { OutboxRow } from '../store/outbox.ts'
import type { StoredSeat, StoredTable } from '../store/stored-table.ts'
import { isPerson } from '../tables/seat-kinds.ts'

/** Of what happened at a table. */
export interface Told {
  readonly table: string
  readonly seat: Seat
}

/** Whoever is there answers or looks within this time, and hears nothing. */
export const GRACE_MS = 10_000

type TableNow = Pick<StoredTable, 'status' | 'seats' | 'toAct'>

/** Whether the person on a seat has to decide. */
export const isAsked = ({ status, seats, toAct }: TableNow, seat: Seat): boolean =>
  status === 'running' && toAct.includes(seat) && isPerson(seats[seat]!) && seats[seat]!.keeper === undefined

/** Whether the seat is kept for somebody who has not sat down yet. */
export const isInvited = ({ status, seats }: TableNow, seat: Seat): boolean =>
  status === 'waiting' && isPerson(seats[seat]!) && seats[seat]!.nonce === null

/**
 * Whom a change of a table concerns. A turn begins when the table begins to wait for somebody: the further decisions of it, and moves of
 * others meanwhile, are no news. A later turn replaces an earlier one of which nothing was told yet.
 */
export function tellsOf(
  before: StoredTable,
  { lobby, standing, opens }: Pick<Change, 'lobby' | 'standing' | 'opens'>,
  now: number,
): OutboxRow[] {
  const { status, toAct } = standing ?? before
  const after: TableNow = { status, toAct, seats: (lobby ?? before).seats }
  const tells =
    (table: string, seats: readonly StoredSeat[], occasion: Occasion) =>
    (seat: Seat): OutboxRow =>
      rowOf(occasion, { table, seat }, seats[seat]!.guest!, now, now + GRACE_MS)
  const seats = after.seats.flatMap((seat, i) => (isPerson(seat) ? [i] : []))
  const isOver = after.status === 'finished' && before.status !== 'finished'
  const begun = seats.filter((seat) => isAsked(after, seat) && !isAsked(before, seat))
  const invited = opens === undefined ? [] : opens.seats.flatMap((_, i) => (isInvited(opens, i) ? [i] : []))
  return [
    ...begun.map(tells(before.id, after.seats, 'turn')),
    ...(isOver ? seats.map(tells(before.id, after.seats, 'over')) : []),
    ...(opens === undefined
      ? []
      : invited
          .filter((seat) => opens.seats[seat]!.guest !== opens.owner)
          .map(tells(opens.id, opens.seats, 'invitation'))),
  ]
}

/** By turn, whoever has used half of their time may be reminded. It is written with the turn, if that still waits when it is told. */
export const reminderOf = ({ data, guest, created }: OutboxRow, half: number): OutboxRow =>
  rowOf('reminder', data as Told, guest, created, half)

const rowOf = (occasion: Occasion, told: Told, guest: string, now: number, due: number): OutboxRow => ({
  id: `${occasion} ${told.table} ${guest}`,
  kind: occasion,
  guest,
  data: told,
  due,
  tries: 0,
  created: now,
})
