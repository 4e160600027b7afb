import type { Seat } from '@benben/kernel'
import type { StoredTable } from '../store/stored-table.ts'
import { withAhead } from './ahead.ts'
import { withoutVotes } from './votes.ts'

/** Who sits where, as others see it. */

type Seats = StoredTable['seats']

/** Whoever plays on takes back an offer to end, and is not away. */
export function withoutOffers(seats: Seats, seat: Seat): Seats {
  const { offersEnd, ...rest } = seats[seat]!
  const playing = offersEnd === undefined ? seats : seats.with(seat, rest)
  return withoutVotes(playing, seat) ?? playing
}

/** Whether others see the same of them: what somebody answers ahead is not for them. */
export const isSameSeats = (a: Seats, b: Seats): boolean => {
  const shown = (seats: Seats): string => JSON.stringify(seats.map((seat) => withAhead(seat, {})))
  return a === b || shown(a) === shown(b)
}

/** Whether both look the same in a `table` message, apart from whose turn it is. */
export const isSameLobby = (a: StoredTable, b: StoredTable): boolean =>
  a.status === b.status &&
  a.next === b.next &&
  isSameSeats(a.seats, b.seats) &&
  JSON.stringify(a.pace) === JSON.stringify(b.pace)
