import type { Calendar } from '@benben/protocol'
import type { Span } from './spans.ts'
import { DAY, dateOf, instantOf, localAt, MINUTE } from './zone.ts'

/** Longer than any clock and all holidays of two years together. */
const MOST_DAYS = 500

/** The hours that count on one day, from midnight to midnight; two periods if they go on after midnight. */
function hoursOf({ from, to }: Calendar): readonly Span[] {
  const [begins, ends] = [from * MINUTE, to * MINUTE]
  if (from === to) return [[0, DAY]]
  if (from < to) return [[begins, ends]]
  return [
    [0, ends],
    [begins, DAY],
  ]
}

/** What counts for somebody from a time on: everything without a calendar. */
export function* countedFrom(calendar: Calendar | undefined, from: number): Generator<Span> {
  if (calendar === undefined) {
    yield [from, Infinity]
    return
  }
  const { zone } = calendar
  const holidays = new Set(calendar.holidays)
  const hours = hoursOf(calendar)
  const first = Math.floor(localAt(zone, from) / DAY) * DAY
  for (let day = first; day < first + MOST_DAYS * DAY; day += DAY) {
    if (holidays.has(dateOf(day))) continue
    for (const [begins, ends] of hours) {
      const start = Math.max(from, instantOf(zone, day + begins))
      const end = instantOf(zone, day + ends)
      if (start < end) yield [start, end]
    }
  }
}

/** The last day of the holiday that somebody has at a time; undefined if they have none. */
export function holidayUntil({ zone, holidays }: Calendar, at: number): string | undefined {
  const off = new Set(holidays)
  let day = localAt(zone, at)
  let last: string | undefined
  for (; off.has(dateOf(day)); day += DAY) last = dateOf(day)
  return last
}
