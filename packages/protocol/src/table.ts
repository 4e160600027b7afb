import * as z from 'zod/mini'
import { zoneName } from './calendar.ts'
import { codedMessage } from './fault.ts'
import { botName, clocksInfo, pace } from './pace.ts'

/** Unguessable: everybody who has the link may take an open seat. */
export const tableId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))

export const seatNumber = z.int().check(z.gte(0), z.lte(9))

export const seatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  /** Played by the rules of the game; required exactly on the seats where the game has automata. */
  z.strictObject({ kind: z.literal('automaton') }),
  z.strictObject({ kind: z.literal('bot'), bot: botName }),
])
export type SeatRequest = z.infer<typeof seatRequest>

/** A moment of a finished match, from which another one goes on. */
export const startingPoint = z.strictObject({
  table: tableId,
  /** After so many moves of its record. */
  at: z.int().check(z.gte(0), z.lte(100_000)),
})
export type StartingPoint = z.infer<typeof startingPoint>

/** `POST /api/tables`, answered with a `tableAnswer`. The game validates the options. */
export const createRequest = z.strictObject({
  game: z.string().check(z.minLength(1), z.maxLength(40)),
  options: z.optional(z.record(z.string().check(z.maxLength(40)), z.unknown())),
  /** Printed data, unless built in; validated by the game. */
  printed: z.optional(z.record(z.string().check(z.maxLength(40)), z.unknown())),
  seats: z.array(seatRequest).check(z.minLength(1), z.maxLength(9)),
  /** Whether the public lists show it: its open seats, later the match if it is watchable. */
  listed: z.optional(z.boolean()),
  /** Whether everybody who has the link may watch. */
  watchable: z.optional(z.boolean()),
  /** Left out: live and without clocks. */
  pace: z.optional(pace),
  /**
   * Goes on from a moment of a finished match that the guest may look at again: same game, number of seats, options and printed data. What
   * chance brings from there on is new. Such a table is in no public list, and never rated.
   */
  from: z.optional(startingPoint),
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
  /** The time zone of the browser, for somebody who has no calendar yet. */
  zone: z.optional(zoneName),
})
export type JoinRequest = z.infer<typeof joinRequest>

export const SEAT_KINDS = ['person', 'bot', 'open', 'automaton'] as const

export const seatInfo = z.object({
  kind: z.enum(SEAT_KINDS),
  /** The name of the guest, bot or automaton; null while the seat is open. */
  name: z.nullable(z.string()),
  /** Left out unless a program plays for itself by the API, with a person's token. */
  program: z.optional(z.boolean()),
  /** Whether the seat has sent its nonce. The match begins when all have. */
  ready: z.boolean(),
  /** Whether the person is connected; always true for bots and automata. */
  connected: z.boolean(),
  /** Whether the person is connected but looks at something else; left out if not. */
  elsewhere: z.optional(z.boolean()),
  /** The bot that plays for the person now; left out while the person plays. */
  keeper: z.optional(z.string()),
  /** Whether the seat was given up for good. */
  lost: z.optional(z.boolean()),
  /** Whether the person offers to end the match unfinished. */
  offersEnd: z.optional(z.boolean()),
  /** The seats that the person would let a bot play. */
  agrees: z.optional(z.array(z.int())),
  /** By turn: the hours of the person, in minutes after midnight of their zone, where only these count. */
  day: z.optional(z.object({ zone: z.string(), from: z.int(), to: z.int() })),
  /** By turn: the last day of the holiday that the person has now. */
  holidayUntil: z.optional(z.string()),
  /** Whether it was the seat of somebody who has deleted their data: nobody asks them to agree to anything. Left out if not. */
  former: z.optional(z.boolean()),
  /**
   * By turn: when the others may vote for a bot in place of the person, who is not connected; null while nothing is asked of them. Left
   * out where they may as soon as the person is away.
   */
  botFrom: z.optional(z.nullable(z.number())),
})
export type SeatInfo = z.infer<typeof seatInfo>

export const result = z.object({
  reason: z.string(),
  winners: z.array(z.int()),
  points: z.array(z.record(z.string(), z.number())),
  totals: z.array(z.number()),
  /** The seats that gave up. */
  lost: z.optional(z.array(z.int())),
  /** The seats that a bot played at the end in place of their owners. */
  kept: z.optional(z.array(z.int())),
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
  /** In lists: whether it has printed data of its own. Left out if not. */
  otherEdition: z.optional(z.boolean()),
  status: z.enum(TABLE_STATUS),
  /** Whether it waits to go on from a moment of another match. Left out if not, and wherever printed data are. */
  goesOn: z.optional(z.boolean()),
  seats: z.array(seatInfo),
  /** The seat of the requesting guest; null if they have none. */
  you: z.nullable(z.int()),
  /** The seat of whoever made the table and may change it until it begins; null if they have none. */
  owner: z.nullable(z.int()),
  listed: z.boolean(),
  watchable: z.boolean(),
  /** Left out: live and without clocks. */
  pace: z.optional(pace),
  /** Left out before the match begins, after it, and without clocks. */
  clocks: z.optional(clocksInfo),
  /** What the requesting guest has to decide; left out if nothing. */
  question: z.optional(codedMessage),
  /** How many watch now; left out if nobody does. */
  watchers: z.optional(z.int()),
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

/** `POST /api/tables/:id/leave`, before the game begins, and `act`. Null if the table was removed: cancelled, or no person is left. */
export const leaveAnswer = z.object({ table: z.nullable(tableInfo) })
export type LeaveAnswer = z.infer<typeof leaveAnswer>

/**
 * `POST /api/tables/:id/act`: what people do with a table and its seats, apart from playing. Answered with a `leaveAnswer`; each act
 * may be repeated. Before the match, by whoever made the table: `cancel`, `fill` (a bot takes an open seat, all of them if none is
 * named), `take-out` and `pace`. During the match, by whoever has a seat: the others.
 */
export const actRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('cancel') }),
  z.strictObject({ act: z.literal('fill'), bot: botName, seat: z.optional(seatNumber) }),
  z.strictObject({ act: z.literal('take-out'), seat: seatNumber }),
  /** Null for live and without clocks. Everybody else who sits there sits down anew: by staying they agree. */
  z.strictObject({ act: z.literal('pace'), pace: z.nullable(pace), zone: z.optional(zoneName) }),
  /** With two seats the match ends; with more a bot plays the seat for good. */
  z.strictObject({ act: z.literal('concede') }),
  /** Ends the match without a winner once all agree. An offer lapses with the next move of its maker. */
  z.strictObject({ act: z.literal('offer-end'), offered: z.boolean() }),
  /** Lets a bot play for somebody who is away, once all others agree. */
  z.strictObject({ act: z.literal('replace'), seat: seatNumber, agreed: z.boolean() }),
  /** The owner of a seat plays again. */
  z.strictObject({ act: z.literal('take-back') }),
])
export type ActRequest = z.infer<typeof actRequest>

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
