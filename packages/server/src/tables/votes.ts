import type { Seat } from '@benben/kernel'
import { countedFrom } from '../clocks/calendar.ts'
import { dueOf } from '../clocks/clock.ts'
import { afterLength, without } from '../clocks/spans.ts'
import type { ServerTime } from '../clocks/time.ts'
import { DAY } from '../clocks/zone.ts'
import type { StoredSeat, TableSummary } from '../store/stored-table.ts'
import { isFormer, isPlayedHere } from './seat-kinds.ts'

type Voted = Pick<TableSummary, 'pace' | 'clocks' | 'since' | 'toAct' | 'seats' | 'status'>

/**
 * By turn nobody is connected most of the time, so that alone is no absence: from when on the others may vote for a bot in place of
 * somebody. The table has waited a day for them, not counting holidays, or their time is up. Null while nothing is asked of them, undefined
 * where being away is enough.
 */
export function botFrom(table: Voted, seat: Seat, { outages }: ServerTime): number | null | undefined {
  const { pace, clocks, since, toAct, seats, status } = table
  const { [seat]: each } = seats
  if (pace?.kind !== 'turn' || status !== 'running' || isPlayedHere(each!) || isFormer(each!))
    return undefined
  if (!toAct.includes(seat)) return null
  const clock = clocks?.[seat] ?? null
  const asked = clock?.since ?? since
  const days = each!.day && { ...each!.day, from: 0, to: 0 }
  const waited = afterLength(without(countedFrom(days, asked), outages), DAY)
  const from = Math.min(waited, clock === null ? Infinity : dueOf(clock, outages))
  return Number.isFinite(from) ? from : null
}

/** The seats without the votes that a bot shall play this one; undefined if there are none. */
export function withoutVotes(seats: readonly StoredSeat[], seat: Seat): readonly StoredSeat[] | undefined {
  if (!seats.some(({ agrees }) => agrees?.includes(seat) === true)) return undefined
  return seats.map(({ agrees, ...rest }) => {
    const left = agrees?.filter((each) => each !== seat) ?? []
    return left.length === 0 ? rest : { ...rest, agrees: left }
  })
}
