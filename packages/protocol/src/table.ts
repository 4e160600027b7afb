import * as z from 'zod/mini'

/** Unguessable: whoever has the link may take an open seat. */
export const tableId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))

export const seatNumber = z.int().check(z.gte(0), z.lte(9))

export const seatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  /** Plays by the rules of the game alone; asked for exactly where the game seats it. */
  z.strictObject({ kind: z.literal('automaton') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().check(z.regex(/^[a-z]{1,20}(:[1-9]\d{0,5})?$/)) }),
])
export type SeatRequest = z.infer<typeof seatRequest>

/** `POST /api/tables`, answered with a `tableAnswer`. What the options may be is the game's to say. */
export const createRequest = z.strictObject({
  game: z.string().check(z.minLength(1), z.maxLength(40)),
  options: z.optional(z.record(z.string().check(z.maxLength(40)), z.unknown())),
  /** Printed data other than those built in; checked by the game. */
  printed: z.optional(z.record(z.string().check(z.maxLength(40)), z.unknown())),
  seats: z.array(seatRequest).check(z.minLength(1), z.maxLength(9)),
  /** Whether strangers find its open seats in the list. */
  listed: z.optional(z.boolean()),
  /** Whether strangers may watch. */
  watchable: z.optional(z.boolean()),
})
export type CreateRequest = z.infer<typeof createRequest>

/**
 * `POST /api/tables/:id/join`: takes an open seat, or sits down on the one kept for this guest. The nonce is given here,
 * after the commitment could be seen and never before, so that nobody can have chosen the seed to fit it.
 */
export const joinRequest = z.strictObject({
  /** Left out: the seat kept for this guest, else the first open one. */
  seat: z.optional(seatNumber),
  nonce: z.string().check(z.regex(/^[0-9a-f]{32,64}$/)),
})
export type JoinRequest = z.infer<typeof joinRequest>

export const SEAT_KINDS = ['person', 'bot', 'open', 'automaton'] as const

export const seatInfo = z.object({
  kind: z.enum(SEAT_KINDS),
  /** A nickname, the name of a bot, or the one the rules give; null while the seat is open. */
  name: z.nullable(z.string()),
  /** Whether the seat has given its nonce. A table begins when all have. */
  ready: z.boolean(),
  /** Whether the person has the table before them. Who is no person always has. */
  connected: z.boolean(),
})
export type SeatInfo = z.infer<typeof seatInfo>

export const result = z.object({
  reason: z.string(),
  winners: z.array(z.int()),
  points: z.array(z.record(z.string(), z.number())),
  totals: z.array(z.number()),
})

export const TABLE_STATUS = ['waiting', 'running', 'finished'] as const

/** Everything about a table that is no secret of the game. */
export const tableInfo = z.object({
  id: z.string(),
  game: z.string(),
  options: z.unknown(),
  /** Left out where the printed data are those built in. */
  printed: z.optional(z.unknown()),
  status: z.enum(TABLE_STATUS),
  seats: z.array(seatInfo),
  /** The seat of the guest who asks; null where they have none. */
  you: z.nullable(z.int()),
  listed: z.boolean(),
  watchable: z.boolean(),
  /** The hash of the seed, there before anybody sits down. */
  commitment: z.string(),
  created: z.number(),
  /** When something happened last that everybody could see. */
  since: z.number(),
  /** The seats that owe a decision. */
  toAct: z.array(z.int()),
  result: z.nullable(result),
  /** The table of the rematch. */
  next: z.nullable(z.string()),
})
export type TableInfo = z.infer<typeof tableInfo>

/** `GET /api/tables/:id`, and the answer to creating, joining and rematches. */
export const tableAnswer = z.object({ table: tableInfo })
export type TableAnswer = z.infer<typeof tableAnswer>

/** `POST /api/tables/:id/leave`, before the game begins. A table without people is gone: null. */
export const leaveAnswer = z.object({ table: z.nullable(tableInfo) })
export type LeaveAnswer = z.infer<typeof leaveAnswer>

/** `GET /api/tables/mine`, `/open` and `/watch`: the newest first, at most LIMITS.tables. */
export const tablesAnswer = z.object({ tables: z.array(tableInfo) })
export type TablesAnswer = z.infer<typeof tablesAnswer>

/** `GET /api/health`. */
export const health = z.object({ ok: z.boolean(), protocol: z.int(), tables: z.int(), connections: z.int() })
export type Health = z.infer<typeof health>
