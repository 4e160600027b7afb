/** Time of day in the time zones of people. `local` is what a clock on the wall shows, as milliseconds since 1970 as if it were UTC. */

export const MINUTE = 60_000
export const DAY = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, made)
  return made
}

export function localAt(zone: string, at: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of formatIn(zone).formatToParts(at)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const rest = ((at % 1000) + 1000) % 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) + rest
}

/**
 * When the clock on the wall first shows that time. A time that is left out when clocks are set forward is the moment at which they
 * are.
 */
export function instantOf(zone: string, local: number): number {
  // Zones change at most once in two days.
  const before = local - (localAt(zone, local - DAY) - (local - DAY))
  const after = local - (localAt(zone, local + DAY) - (local + DAY))
  const shows = (at: number): boolean => localAt(zone, at) === local
  const found = [Math.min(before, after), Math.max(before, after)].find(shows)
  return found ?? changeBetween(zone, Math.min(before, after), Math.max(before, after), local)
}

/** The first moment at which the clock shows a later time than `local`. */
function changeBetween(zone: string, earlier: number, later: number, local: number): number {
  let [low, high] = [earlier, later]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (localAt(zone, middle) < local) low = middle
    else high = middle
  }
  return high
}

/** The day, as `2026-12-24`, of a local time. */
export const dateOf = (local: number): string => new Date(local).toISOString().slice(0, 10)

/** The day somewhere at a time. */
export const dateIn = (zone: string, at: number): string => dateOf(localAt(zone, at))
