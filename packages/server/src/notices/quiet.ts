import type { Calendar } from '@benben/protocol'
import { countedFrom } from '../clocks/calendar.ts'
import { DAY } from '../clocks/zone.ts'

/** When somebody is awake: minutes since midnight in a time zone. The whole day if `from` is `to`. */
export type Day = Pick<Calendar, 'from' | 'to' | 'zone'>

/** Somebody's night: when it began, and when it is over. */
interface Night {
  readonly since: number
  readonly until: number
}

/** The night that it is there now; undefined by day. Holidays have nights like other days. */
export function nightAt(day: Day, now: number): Night | undefined {
  let since = now
  for (const [from, to] of countedFrom({ ...day, holidays: [] }, now - 2 * DAY)) {
    if (from > now) return { since, until: from }
    if (to > now) return undefined
    since = to
  }
  return undefined
}
