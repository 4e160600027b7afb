import type { Seat } from '@benben/kernel'
import type { Calendar, ClocksInfo, Pace } from '@benben/protocol'
import type { Standing, StoredSeat, StoredTable } from '../store/stored-table.ts'
import { hasNoPerson, isPlayedHere } from '../tables/seat-kinds.ts'
import {
  clockInfo,
  dueOf,
  halfOf,
  leftAt,
  newClock,
  refreshed,
  rewarded,
  started,
  stopped,
  unrewarded,
  type Clock,
} from './clock.ts'
import type { Span } from './spans.ts'
import type { ServerTime } from './time.ts'

/** All clocks of a match, and when the first one will be up. */
export type ClockState = Pick<Standing, 'clocks' | 'due'>

export const NO_CLOCKS: ClockState = { clocks: null, due: null }

/** What happened, and how the table is after it. */
export interface ClockChange {
  readonly seats: readonly StoredSeat[]
  readonly toAct: readonly Seat[]
  readonly at: number
  readonly outages: readonly Span[]
  /** The seat that answered. */
  readonly answered?: Seat
  /** The seat that took its last answer back. */
  readonly undone?: Seat
  /** The seat whose owner came back. */
  readonly returned?: Seat
}

interface Timed {
  readonly pace?: Pace | undefined
  readonly clocks: Standing['clocks']
}

/** What counts for a seat: everything if all play at the same time. */
function dayOf({ kind, clock }: Pace, { day }: StoredSeat): Calendar | undefined {
  if (kind === 'live' || day === undefined) return undefined
  if (clock?.daily === true) return day
  return day.holidays.length === 0 ? undefined : { ...day, from: 0, to: 0 }
}

/** The clocks when the match begins: those of the seats that are asked run. */
export const firstClocks = ({ pace }: Pick<Timed, 'pace'>, change: ClockChange): ClockState => {
  const terms = pace?.clock
  if (terms === undefined) return NO_CLOCKS
  const clocks = change.seats.map((seat) => (hasNoPerson(seat) ? null : newClock(terms)))
  return clocksAfter({ pace, clocks }, change)
}

/** The clocks after a move, an undo or an incident. Each one runs on its own while its seat owes a decision. */
export function clocksAfter({ pace, clocks }: Timed, change: ClockChange): ClockState {
  const terms = pace?.clock
  if (terms === undefined || clocks === null) return NO_CLOCKS
  const { seats, toAct, at, outages } = change
  const after = clocks.map((clock, seat): Clock | null => {
    if (clock === null) return null
    const runs = toAct.includes(seat) && !isPlayedHere(seats[seat]!)
    if (clock.since !== null) {
      if (runs) return clock
      const stands = stopped(clock, at, outages)
      return change.answered === seat ? rewarded(stands, terms) : stands
    }
    const stands = change.returned === seat ? refreshed(clock, terms) : clock
    if (!runs) return stands
    return started(change.undone === seat ? unrewarded(stands) : stands, at, dayOf(pace!, seats[seat]!))
  })
  return withDue(pace!, after, outages)
}

/** Nothing is due where nothing happens when the time is up. */
function withDue({ late }: Pace, clocks: readonly (Clock | null)[], outages: readonly Span[]): ClockState {
  if (late.act === 'nothing') return { clocks, due: null }
  const due = Math.min(...clocks.map((clock) => (clock === null ? Infinity : dueOf(clock, outages))))
  return { clocks, due: Number.isFinite(due) ? due : null }
}

/** The due time as it is now: no server may have run meanwhile. */
export const dueAgain = ({ pace, clocks }: Timed, { outages }: ServerTime): ClockState =>
  pace === undefined || clocks === null ? NO_CLOCKS : withDue(pace, clocks, outages)

/** The clocks after somebody has changed their holidays: those count at once, other hours from the next turn on. */
export function withHolidays(
  { pace, clocks }: Timed,
  seat: Seat,
  calendar: Calendar,
  { outages }: ServerTime,
): ClockState {
  if (pace === undefined || clocks === null) return NO_CLOCKS
  const clock = clocks[seat] ?? null
  if (clock === null || clock.since === null) return withDue(pace, clocks, outages)
  const day = { ...(clock.day ?? { ...calendar, from: 0, to: 0 }), holidays: calendar.holidays }
  return withDue(pace, clocks.with(seat, { ...clock, day }), outages)
}

/** The clocks when nothing may be known any more of the person on a seat: from now on all time counts. */
export function withoutDay({ pace, clocks }: Timed, seat: Seat): ClockState {
  const clock = clocks?.[seat] ?? null
  if (pace === undefined || clocks === null || clock === null) return { clocks, due: null }
  const { day: _, ...rest } = clock
  return withDue(pace, clocks.with(seat, rest), [])
}

/** The seats whose time is up. */
export const lateSeats = ({ clocks }: Pick<StoredTable, 'clocks'>, { now, outages }: ServerTime): Seat[] =>
  (clocks ?? []).flatMap((clock, seat) =>
    clock !== null && clock.since !== null && leftAt(clock, now(), outages) <= 0 ? [seat] : [],
  )

/** When somebody who plays by turn has used half of the time of this turn; null if no such time runs. */
export function halfTime({ pace, clocks }: Timed, seat: Seat, outages: readonly Span[]): number | null {
  const clock = pace?.kind === 'turn' ? (clocks?.[seat] ?? null) : null
  const half = clock === null ? Infinity : halfOf(clock, outages)
  return Number.isFinite(half) ? half : null
}

/** As clients see them; undefined where there are none. */
export function clocksInfo(
  { clocks, status }: Pick<StoredTable, 'clocks' | 'status'>,
  { now, outages }: ServerTime,
): ClocksInfo | undefined {
  if (clocks === null || status !== 'running') return undefined
  const at = now()
  return { at, seats: clocks.map((clock) => (clock === null ? null : clockInfo(clock, at, outages))) }
}
