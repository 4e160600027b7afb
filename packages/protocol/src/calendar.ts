import * as z from 'zod/mini'
import { CALENDAR_LIMITS } from './limits.ts'

const minutes = z.int().check(z.gte(0), z.lte(1439))

/** The name of a time zone, for example `Europe/Warsaw`. */
export const zoneName = z
  .string()
  .check(z.maxLength(64), z.regex(/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/), z.refine(isZone))

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A day as `2026-12-24`. */
export const dateText = z.string().check(z.regex(/^20\d{2}-\d{2}-\d{2}$/), z.refine(isDate))

function isDate(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** When clocks of games by turn run for a person: within these hours of their zone, and not on their holidays. */
export const calendar = z.strictObject({
  zone: zoneName,
  /** Minutes after midnight; before `from` if the day ends after midnight, the same if all hours count. */
  from: minutes,
  to: minutes,
  /** Whole days of the zone. */
  holidays: z.array(dateText).check(z.maxLength(2 * CALENDAR_LIMITS.holidays)),
})
export type Calendar = z.infer<typeof calendar>

/**
 * `GET /api/calendar`, and the answer to `POST /api/calendar`, which takes a `calendar`: the hours count from the next turn on,
 * holidays at once. Holidays that are over stay.
 */
export const calendarAnswer = z.object({
  calendar,
  /** False until the person has chosen something or sat down at a table by turn. */
  isSet: z.boolean(),
  /** Holidays per year. */
  most: z.int(),
})
export type CalendarAnswer = z.infer<typeof calendarAnswer>
