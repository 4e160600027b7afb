import type { Words } from '@benben/words'

const A_WEEK = 6 * 24 * 60 * 60_000
const TIME = { hour: '2-digit', minute: '2-digit' } as const

/** The time of day; with its weekday, or its date, where that was not today. */
export function whenOf(words: Words, then: number, now: number): string {
  const isToday = new Date(then).toDateString() === new Date(now).toDateString()
  const day = isToday
    ? {}
    : now - then < A_WEEK
      ? ({ weekday: 'short' } as const)
      : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(words.locale, { ...day, ...TIME }).format(then)
}
