import type { ClockInfo, ClocksInfo } from '@benben/protocol'

/** The clocks of a table, and when this browser heard of them: its own time may differ from the server's. */
export interface HeardClocks extends ClocksInfo {
  readonly heard: number
}

/** The server's time. */
export const serverNow = ({ at, heard }: HeardClocks, now: number): number => at + Math.max(0, now - heard)

/** What is left at a time of the server, in milliseconds. */
export function leftAt({ left, counts }: ClockInfo, at: number): number {
  const gone = counts.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(at, to) - from), 0)
  return Math.max(0, left - gone)
}

/** Whether it counts at a time of the server. */
export const countsAt = ({ counts }: ClockInfo, at: number): boolean =>
  counts.some(([from, to]) => from <= at && at < to)

/** When it counts again; undefined if it counts, or stands for good. */
export const resumesAt = (clock: ClockInfo, at: number): number | undefined =>
  countsAt(clock, at) ? undefined : clock.counts.find(([from]) => from > at)?.[0]
