import type { Span } from './spans.ts'

/** The server's time. */
export interface ServerTime {
  readonly now: () => number
  /** When no server ran, in order: no clock runs then. */
  readonly outages: readonly Span[]
}

/** A server that was never down. */
export const steadyTime = (now: () => number): ServerTime => ({ now, outages: [] })
