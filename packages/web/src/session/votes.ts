import type { Seat } from '@benben/kernel'
import { leftAt, serverNow } from '../clock/left.ts'
import type { SeatSeen, Seen } from './session.ts'

const isPerson = ({ kind }: SeatSeen): boolean => kind === 'me' || kind === 'guest'
/** Whether somebody plays there whose word counts. */
const plays = (seat: SeatSeen): boolean =>
  isPerson(seat) && seat.keeper === undefined && seat.former === undefined

/** Whether the match ends if the viewer gives up: two play, or no other person does. */
export const endsWithout = ({ seats, viewer }: Seen): boolean =>
  seats.length === 2 ||
  seats.every((seat, i) => i === viewer || !isPerson(seat) || seat.former === true || seat.lost === true)

export interface Vote {
  readonly seat: Seat
  readonly name: string
  /** How many have agreed, and how many must. */
  readonly agreed: number
  readonly all: number
  /** Whether the viewer has. */
  readonly mine: boolean
  /** By turn: when one may agree; left out if at once. */
  readonly from?: number
}

/** The people who are away or whose time is up, and who would let a bot play for them. By turn nobody is away before something is asked of them. */
export function votesFor({ seats, viewer, clocks }: Seen, now = Date.now()): Vote[] {
  const isLate = (seat: Seat): boolean => {
    const clock = clocks?.seats[seat] ?? null
    if (clocks === null || clock === null || clock.since === null) return false
    return leftAt(clock, serverNow(clocks, now)) === 0
  }
  return seats.flatMap((seat, away) => {
    if (seat.kind !== 'guest' || seat.keeper !== undefined) return []
    const { connected, botFrom = 0 } = seat
    const late = isLate(away)
    if (!late && (connected || botFrom === null)) return []
    const others = seats.filter((each, i) => i !== away && plays(each))
    const agreed = others.filter(({ agrees }) => agrees?.includes(away)).length
    const mine = viewer !== 'spectator' && seats[viewer]?.agrees?.includes(away) === true
    const from = late || botFrom === null || botFrom <= now ? {} : { from: botFrom }
    return [{ seat: away, name: seat.name, agreed, all: others.length, mine, ...from }]
  })
}

/** Who has offered to end unfinished. */
export function offersOf({ seats, viewer }: Seen): Pick<Vote, 'all' | 'mine'> & { readonly offered: number } {
  const people = seats.filter(plays)
  return {
    offered: people.filter(({ offersEnd }) => offersEnd === true).length,
    all: people.length,
    mine: viewer !== 'spectator' && seats[viewer]?.offersEnd === true,
  }
}
