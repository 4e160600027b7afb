/** Days by the calendar of whoever looks, as `2026-11-17`. */
export type Day = string

export const dayOf = (date: Date): Day =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

const MILLISECONDS = 86_400_000

/** Days since 1970, whatever the clock says. */
const countOf = (day: Day): number => Math.round(Date.parse(`${day}T00:00:00Z`) / MILLISECONDS)

const dayAt = (count: number): Day => new Date(count * MILLISECONDS).toISOString().slice(0, 10)

/** The number of the puzzle of a day, from 1: the same for everybody, and all of them before one comes again. */
export const numberOn = (day: Day, many: number): number => (countOf(day) % many) + 1

/** The last days up to this one, the oldest first. */
export const daysUpTo = (day: Day, many: number): readonly Day[] =>
  Array.from({ length: many }, (_, i) => dayAt(countOf(day) - many + 1 + i))

/** How many days in a row were solved, up to this one or the one before: today is not over. */
export function inARow(solved: readonly Day[], today: Day): number {
  const known = new Set(solved)
  let many = 0
  for (let at = countOf(today) - (known.has(today) ? 0 : 1); known.has(dayAt(at)); at--) many++
  return many
}
