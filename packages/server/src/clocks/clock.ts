import type { Calendar, ClockInfo, ClockTerms } from '@benben/protocol'
import { countedFrom } from './calendar.ts'
import { afterLength, lengthUntil, without, type Span } from './spans.ts'

/** The clock of a seat. The server measures; the game never hears of it. */
export interface Clock {
  /** Milliseconds, when it began to run or while it stands. */
  readonly left: number
  /** Since when it runs; null while it stands. */
  readonly since: number | null
  /** What was added when it last stopped: taken back with the move. */
  readonly given?: number
  /** What counts while it runs; left out if everything does. */
  readonly day?: Calendar
}

const SECOND = 1000
/** A client that hears nothing for longer has lost its connection. */
const SPANS_TOLD = 4

export const newClock = ({ bank }: ClockTerms): Clock => ({ left: bank * SECOND, since: null })

const spansOf = (clock: Clock, from: number, outages: readonly Span[]): Iterable<Span> =>
  without(countedFrom(clock.day, from), outages)

/** Whether everything counts since it began to run, as in most matches: then no spans have to be walked at every move. */
const countsAll = ({ day }: Clock, since: number, outages: readonly Span[]): boolean =>
  day === undefined && (outages.length === 0 || outages.at(-1)![1] <= since)

/** The time left; 0 or less if it is up. */
export function leftAt(clock: Clock, now: number, outages: readonly Span[]): number {
  const { left, since } = clock
  if (since === null) return left
  const until = Math.max(now, since)
  if (countsAll(clock, since, outages)) return left - (until - since)
  return left - lengthUntil(spansOf(clock, since, outages), until)
}

/** When the time will be up; Infinity while the clock stands. */
export function dueOf(clock: Clock, outages: readonly Span[]): number {
  const { left, since } = clock
  if (since === null) return Infinity
  if (countsAll(clock, since, outages)) return since + Math.max(0, left)
  return afterLength(spansOf(clock, since, outages), left)
}

/** When half of the time is up that was left as it began to run; Infinity while the clock stands. */
export const halfOf = (clock: Clock, outages: readonly Span[]): number =>
  dueOf({ ...clock, left: Math.ceil(clock.left / 2) }, outages)

export const started = ({ left }: Clock, at: number, day: Calendar | undefined): Clock => ({
  left,
  since: at,
  ...(day === undefined ? {} : { day }),
})

export const stopped = (clock: Clock, at: number, outages: readonly Span[]): Clock => ({
  left: Math.max(0, leftAt(clock, at, outages)),
  since: null,
})

/** With the increment for an answer, up to the cap. */
export function rewarded({ left }: Clock, { increment, cap }: ClockTerms): Clock {
  const more = Math.max(left, Math.min(cap * SECOND, left + increment * SECOND))
  return { left: more, since: null, given: more - left }
}

/** Without the increment for an answer that was taken back. */
export const unrewarded = ({ left, since, given = 0 }: Clock): Clock => ({
  left: Math.max(0, left - given),
  since,
})

/** Of somebody who comes back: at least one increment, and a tenth of the bank. */
export const refreshed = (clock: Clock, { increment, bank }: ClockTerms): Clock => ({
  left: Math.max(clock.left, increment * SECOND, bank * (SECOND / 10)),
  since: null,
})

/** As a client sees it now. */
export function clockInfo(clock: Clock, now: number, outages: readonly Span[]): ClockInfo {
  const left = Math.max(0, leftAt(clock, now, outages))
  if (clock.since === null) return { left, since: null, due: null, counts: [] }
  const counts: [number, number][] = []
  let rest = left
  for (const [from, to] of countedFrom(clock.day, Math.max(now, clock.since))) {
    if (rest <= 0) break
    if (counts.length === SPANS_TOLD && counts.at(-1)![1] !== from) break
    const end = Math.min(to, from + rest)
    const last = counts.at(-1)
    if (last?.[1] === from) last[1] = end
    else counts.push([from, end])
    rest -= end - from
  }
  return { left, since: clock.since, due: dueOf(clock, outages), counts }
}
