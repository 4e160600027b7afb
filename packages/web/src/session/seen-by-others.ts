import type { Seat } from '@benben/kernel'
import type { SeatSeen } from './session.ts'

/** Whether this is the only seat of whoever sits at this screen: they are `You` there. */
export const isOnlyMine = (seats: readonly Pick<SeatSeen, 'kind'>[], seat: Seat): boolean =>
  seats[seat]?.kind === 'me' && seats.filter(({ kind }) => kind === 'me').length === 1

/** The seats as others read of them: nobody is `You`. */
export const seenByOthers = (seats: readonly SeatSeen[]): SeatSeen[] =>
  seats.map((seat) => (seat.kind === 'me' ? { ...seat, kind: 'guest' } : seat))
