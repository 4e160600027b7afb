import * as z from 'zod/mini'

export const botName = z.string().check(z.regex(/^[a-z]{1,20}(:[1-9]\d{0,5})?$/))

/** All play at the same time, or everybody when they have time. */
export const PACE_KINDS = ['live', 'turn'] as const

/** The limits of a clock, in seconds. */
export const CLOCK_LIMITS = {
  live: { least: 60, most: 18_000 },
  turn: { least: 3600, most: 2_592_000 },
} as const satisfies Record<(typeof PACE_KINDS)[number], { least: number; most: number }>

const seconds = z.int().check(z.gte(0), z.lte(CLOCK_LIMITS.turn.most))

/** How much time everybody has, in seconds. */
export const clockTerms = z.strictObject({
  /** At the start. */
  bank: seconds,
  /** Added when a decision is answered and the clock stops. */
  increment: seconds,
  /** The clock is never above it. */
  cap: seconds,
  /** By turn: only the time within each player's own day counts. */
  daily: z.optional(z.boolean()),
})
export type ClockTerms = z.infer<typeof clockTerms>

/** What happens to a seat whose time is up. */
export const late = z.discriminatedUnion('act', [
  /** A bot plays it until its owner takes it back. */
  z.strictObject({ act: z.literal('bot'), bot: botName }),
  /** As if its owner conceded: two players end the match; with more, a bot plays it for good. */
  z.strictObject({ act: z.literal('concede') }),
  /** Nothing by itself; the others may vote for a bot. */
  z.strictObject({ act: z.literal('nothing') }),
])
export type Late = z.infer<typeof late>

/** The pace of a table, chosen with it. A table without one is live and has no clock. */
export const pace = z.strictObject({
  kind: z.enum(PACE_KINDS),
  /** Left out: nobody's time is measured. */
  clock: z.optional(clockTerms),
  late,
})
export type Pace = z.infer<typeof pace>

/** The clock of a seat when the message was sent. */
export const clockInfo = z.object({
  /** Milliseconds, at the time of the message. */
  left: z.number(),
  /** Since when it runs; null while it stands. */
  since: z.nullable(z.number()),
  /** When it will have run out; null while it stands. */
  due: z.nullable(z.number()),
  /** The next periods that count, beginning and end: between them it stands. Empty while it stands. */
  counts: z.array(z.tuple([z.number(), z.number()])),
})
export type ClockInfo = z.infer<typeof clockInfo>

/** All clocks of a table; null for bots and automata. */
export const clocksInfo = z.object({
  /** The server's time when the message was sent: a client's own may differ. */
  at: z.number(),
  seats: z.array(z.nullable(clockInfo)),
})
export type ClocksInfo = z.infer<typeof clocksInfo>
