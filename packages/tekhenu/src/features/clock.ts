import { ROUNDS_PER_MAAT } from '../calendar.ts'
import { MOST_SEATS, ROUND, seats, TURN, turnPlaceOf } from '../state.ts'
import { numbered, type Block, type Reading } from './block.ts'

/** Where the game stands: rounds to the next Maat, the turn order, turns of others before the next of one's own. */

/** 0 in the round before a Maat phase, 3 in the round after one. */
export const roundsToMaat = ({ p }: Reading): number =>
  (ROUNDS_PER_MAAT - (p[ROUND]! % ROUNDS_PER_MAAT)) % ROUNDS_PER_MAAT

/** Whether the seat has had its turn of this round, or has it now. */
export const hasMoved = ({ p, seat }: Reading): boolean => turnPlaceOf(p, seat) <= p[TURN]!

/** How many turns of other seats come before the next one of this seat, as long as the order stays. */
function turnsBetween(at: Reading): number {
  const place = turnPlaceOf(at.p, at.seat)
  const ahead = place - at.p[TURN]!
  return (ahead > 0 ? ahead : ahead + seats(at.p)) - 1
}

export const clock: Block = {
  names: [
    'one',
    ...numbered(ROUNDS_PER_MAAT, (n) => `maat in ${n}`),
    'rotation next',
    ...numbered(MOST_SEATS, (n) => `place ${n + 1}`),
    'moved',
    'turns between',
  ],
  write: (at, out, from) => {
    out[from] = 1
    out[from + 1 + roundsToMaat(at)] = 1
    out[from + 5] = at.p[ROUND]! % 2 === 0 ? 1 : 0
    const place = turnPlaceOf(at.p, at.seat)
    if (place >= 0) out[from + 6 + place] = 1
    out[from + 10] = hasMoved(at) ? 1 : 0
    out[from + 11] = turnsBetween(at)
  },
}
