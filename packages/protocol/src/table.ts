import * as z from 'zod/mini'

/** Unguessable: everybody who has the link may take an open seat. */
export const tableId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))

export const seatNumber = z.int().check(z.gte(0), z.lte(9))

export const seatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  /** Played by the rules of the game; required exactly on the seats where the game has automata. */
  z.strictObject({ kind: z.literal('automaton') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().check(z.regex(/^[a-z]{1,20}(:[1-9]\d{0,5})?$/)) }),
])
export type SeatRequest = z.infer<typeof seatRequest>

/** `POST /api/tables`, answered with a `tableAnswer`. The game validates the options. */
export const createRequest = z.strictObject({
  game: z.string().check(z.minLength(1), z.maxLength(40)),
  options: z.optional(z.record(z.string().check(z.maxLength(40)), z.unknown())),
  /** Printed data, unless built in; validated by the game. */
  printed: z.optional(z.record(z.string().check(z.maxLength(40)), z.unknown())),
  seats: z.array(seatRequest).check(z.minLength(1), z.maxLength(9)),
  /** Whether the public list shows its open seats. */
  listed: z.optional(z.boolean()),
  /** Whether everybody may watch. */
  watchable: z.optional(z.boolean()),
})
export type CreateRequest = z.infer<typeof createRequest>

/**
 * `POST /api/tables/:id/join`: takes an open seat, or the one reserved for this guest. The nonce is sent only here, after the
 * commitment was published, so that nobody can choose the seed to fit it.
 */
export const joinRequest = z.strictObject({
  /** Default: the seat reserved for this guest, else the first open one. */
  seat: z.optional(seatNumber),
  nonce: z.string().check(z.regex(/^[0-9a-f]{32,64}$/)),
})
export type JoinRequest = z.infer<typeof joinRequest>

export const SEAT_KINDS = ['person', 'bot', 'open', 'automaton'] as const

export const seatInfo = z.object({
  kind: z.enum(SEAT_KINDS),
  /** The name of the guest, bot or automaton; null while the seat is open. */
  name: z.nullable(z.string()),
  /** Whether the seat has sent its nonce. The match begins when all have. */
  ready: z.boolean(),
  /** Whether the person is connected; always true for bots and automata. */
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

/** The public information about a table. */
export const tableInfo = z.object({
  id: z.string(),
  game: z.string(),
  options: z.unknown(),
  /**
   * Left out if the printed data are built in, in lists, and in every `table` message of a connection except its first
   * one: they never change.
   */
  printed: z.optional(z.unknown()),
  status: z.enum(TABLE_STATUS),
  seats: z.array(seatInfo),
  /** The seat of the requesting guest; null if they have none. */
  you: z.nullable(z.int()),
  listed: z.boolean(),
  watchable: z.boolean(),
  /** The hash of the seed, published before anybody sits down. */
  commitment: z.string(),
  created: z.number(),
  /** The time of the last change that everybody could see. */
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

/** `POST /api/tables/:id/leave`, before the game begins. Null if the table was removed because no person is left. */
export const leaveAnswer = z.object({ table: z.nullable(tableInfo) })
export type LeaveAnswer = z.infer<typeof leaveAnswer>

/** The query of a list: `after` is the last table of the page before. */
export const listQuery = z.strictObject({ after: z.optional(tableId) })

/** `GET /api/tables/mine`, `/open` and `/watch`: newest first, at most LIMITS.tables; older ones with `?after=ID`. */
export const tablesAnswer = z.object({ tables: z.array(tableInfo) })
export type TablesAnswer = z.infer<typeof tablesAnswer>

/** `GET /api/health`: status 200 as long as the process works. */
export const health = z.object({
  /** Whether everything works. */
  ok: z.boolean(),
  protocol: z.int(),
  /** Tables in memory, and live connections. */
  tables: z.int(),
  connections: z.int(),
  /** Whether moves can be saved; if not, since when. */
  writes: z.object({ ok: z.boolean(), since: z.nullable(z.number()) }),
  /** Whether bots play: how many decisions wait for a worker, and at how many tables bots failed and are asked again. */
  bots: z.object({ ok: z.boolean(), waiting: z.int(), failing: z.int() }),
})
export type Health = z.infer<typeof health>

/** `GET /api/ready`: status 200 if requests should be sent to this server, else 503. */
export const ready = z.object({ ready: z.boolean() })
export type Ready = z.infer<typeof ready>
