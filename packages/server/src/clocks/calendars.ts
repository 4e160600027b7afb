import { CALENDAR_LIMITS, type Calendar, type CalendarAnswer } from '@benben/protocol'
import { faultError } from '../fault-error.ts'
import type { Guest } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'
import type { StoredTable } from '../store/stored-table.ts'
import { dateIn } from './zone.ts'

const DAY_MINUTES = 1440

/** Of somebody who has not said: eight in the morning to ten in the evening. */
const newCalendar = (zone = 'UTC'): Calendar => ({ zone, from: 480, to: 1320, holidays: [] })

export const calendarAnswer = (calendar: Calendar | undefined): CalendarAnswer => ({
  calendar: calendar ?? newCalendar(),
  isSet: calendar !== undefined,
  most: CALENDAR_LIMITS.holidays,
})

/**
 * The calendar of somebody who sits down, which is made if there is none. Undefined where it does not count: at tables that are not by turn
 * or without clocks, and for programs.
 */
export async function calendarAt(
  store: Store,
  { pace }: Pick<StoredTable, 'pace'>,
  guest: Guest,
  zone: string | undefined,
): Promise<Calendar | undefined> {
  if (pace?.kind !== 'turn' || pace.clock === undefined || guest.scopes !== undefined) return undefined
  const known = await store.calendar(guest.id)
  if (known !== undefined) return known
  const made = newCalendar(zone)
  if (zone !== undefined) await store.setCalendar(guest.id, made)
  return made
}

/** The calendar that somebody wants, with the holidays of this year that have begun. Throws a FaultError if it is not allowed. */
export function changedCalendar(before: Calendar | undefined, wanted: Calendar, now: number): Calendar {
  const { from, to, zone } = wanted
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES
  if (length < CALENDAR_LIMITS.day)
    throw faultError('protocol.range', { bound: 'least', limit: CALENDAR_LIMITS.day }, 'to')
  const today = dateIn(zone, now)
  const thisYear = today.slice(0, 4)
  // Otherwise they could be had again and again.
  const begun = (before?.holidays ?? []).filter((date) => date.startsWith(thisYear) && date <= today)
  const coming = wanted.holidays.filter((date) => date >= today)
  const holidays = [...new Set([...begun, ...coming])].sort()
  const nextYear = String(Number(thisYear) + 1)
  for (const date of holidays)
    if (date.slice(0, 4) > nextYear) throw faultError('protocol.format', {}, 'holidays')
  for (const year of [thisYear, nextYear]) {
    const days = holidays.filter((date) => date.startsWith(year)).length
    if (days > CALENDAR_LIMITS.holidays)
      throw faultError('protocol.too-many-holidays', { most: CALENDAR_LIMITS.holidays, year }, 'holidays')
  }
  return { zone, from, to, holidays }
}
