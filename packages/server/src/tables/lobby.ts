import type { Seat } from '@benben/kernel'
import type { StoredTable } from '../store/stored-table.ts'
import { withAhead } from './ahead.ts'
import { withoutVotes } from './votes.ts'

/** Who sits where, as others see it. */

type Seats = StoredTable['seats']

/**
 * Whose table it is when its owner has left before the match: whoever sits there first, people who have sat down before those who are
 * invited, and programs last. Undefined while the owner is there, and if nobody is left.
 */
export function heirOf(seats: Seats, owner: string): string | undefined {
  if (seats.some(({ guest }) => guest === owner)) return undefined
  const rank = ({ program, nonce }: Seats[number]): number =>
    program !== undefined ? 2 : nonce === null ? 1 : 0
  const [heir] = seats
    .filter(({ kind, guest }) => kind === 'person' && guest !== null)
    .toSorted((one, two) => rank(one) - rank(two))
  return heir?.guest ?? undefined
}

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
  a.owner === b.owner &&
  isSameSeats(a.seats, b.seats) &&
  JSON.stringify(a.pace) === JSON.stringify(b.pace)
