import * as z from 'zod/mini'
import { fault, refusal, codedMessage } from './fault.ts'
import { LIMITS } from './limits.ts'
import { clocksInfo } from './pace.ts'
import { handOver, review, reviewed, show } from './review.ts'
import { result, tableInfo } from './table.ts'
import { listen, said, say, talk } from './talk.ts'

/**
 * The messages over `/api/tables/:id/live`. A state contains the whole view, so that a lost message does no harm, and the
 * updates since the last one, for log and animation. A version counts the updates sent to this viewer and nothing else: it
 * does not change while others decide in secret.
 */

/** Idempotency key made by the client: new for every answer, the same for a retry. */
export const answerId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

const version = z.int().check(z.gte(0))

// From the client.

/** The first message, and again after every reconnect. Ignored if it comes again on the same connection. */
export const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.int(),
  /** The last version seen; 0 for none. The state contains the updates after it. */
  version,
})

/** Answers a decision. Answered with `ack` or `refused`; idempotent. */
export const move = z.strictObject({
  type: z.literal('move'),
  id: answerId,
  decision: version,
  move: z.string().check(z.minLength(1), z.maxLength(LIMITS.move)),
})

/** Undoes the seat's last move, instead of answering the decision. */
export const undo = z.strictObject({ type: z.literal('undo'), id: answerId, decision: version })

/** Whether turns end by hand, so that the last move of a turn can still be undone. Answered with `ack`. */
export const preference = z.strictObject({
  type: z.literal('preference'),
  id: answerId,
  endTurnByHand: z.boolean(),
})

/**
 * Asks for the moves that a person might expect to be legal, with the reasons why they are not. A client that has the rules works
 * them out from its view. Answered with `refusals`, or with `refused` if another decision is open.
 */
export const explain = z.strictObject({ type: z.literal('explain'), id: answerId, decision: version })

/**
 * Whether the page is looked at: a table that is looked at sends no notices outside the tab. Before `hello` or after it; not answered. A
 * client that never says it is taken to look.
 */
export const look = z.strictObject({ type: z.literal('look'), looking: z.boolean() })

/** For clients that cannot see the heartbeat of the connection itself. Answered with `pong`. */
export const ping = z.strictObject({ type: z.literal('ping') })

export const clientMessage = z.discriminatedUnion('type', [
  hello,
  move,
  undo,
  preference,
  explain,
  look,
  listen,
  say,
  review,
  show,
  handOver,
  ping,
])
export type ClientMessage = z.infer<typeof clientMessage>
export const CLIENT_TYPES = [
  'hello',
  'move',
  'undo',
  'preference',
  'explain',
  'look',
  'listen',
  'say',
  'review',
  'show',
  'hand-over',
  'ping',
] as const

// From the server.

export const decision = z.object({
  /** An answer refers to it. Does not change while the question and its moves stay the same. */
  id: version,
  seat: z.int(),
  /** False if the seat has already answered and may still change its answer. */
  owed: z.boolean(),
  question: codedMessage,
  moves: z.array(z.string()),
})
export type WireDecision = z.infer<typeof decision>

/** One line of the match as this viewer may see it. An undo removes the update before it. */
export const update = z.object({
  version,
  kind: z.enum(['setup', 'move', 'undo', 'incident']),
  /** Null for the setup, and for what all did. */
  seat: z.nullable(z.int()),
  /** When it happened, in milliseconds since 1970. */
  at: z.int(),
  events: z.array(z.looseObject({ type: z.string() })),
  /** What happened apart from the moves: the line of the record. */
  incident: z.optional(z.string()),
  /** Whether this viewer had answered it ahead; left out if not, and for everybody else. */
  ahead: z.optional(z.boolean()),
})
export type Update = z.infer<typeof update>

/** The next step of an automaton, for display only. */
export const step = z.object({ seat: z.int(), question: codedMessage })
export type WireStep = z.infer<typeof step>

/** Everything a viewer may know of a running or finished match. */
export const state = z.object({
  type: z.literal('state'),
  version,
  view: z.unknown(),
  /** Null if this viewer has nothing to decide. */
  decision: z.nullable(decision),
  /** Null if no automaton is to act. The server does not wait: the next state follows at once. */
  step: z.nullable(step),
  /** The updates after `hello.version`, later those after the previous state; oldest first. */
  told: z.array(update),
  canUndo: z.boolean(),
  endTurnByHand: z.boolean(),
  toAct: z.array(z.int()),
  /** Left out without clocks, and when the match is over. */
  clocks: z.optional(clocksInfo),
  result: z.nullable(result),
})
export type StateMessage = z.infer<typeof state>

/**
 * Who sits where, who is connected, whether the match has begun: after `hello` and after every change. Only the first one of a
 * connection contains printed data.
 */
export const tableMessage = z.object({ type: z.literal('table'), table: tableInfo })
export type TableMessage = z.infer<typeof tableMessage>

/** The answer was applied and is on disk. `version` is this seat's version after it. */
export const ack = z.object({ type: z.literal('ack'), id: z.string(), version })

/** The answer changed nothing. */
export const refused = z.object({ type: z.literal('refused'), id: z.string(), refusal })

/** The answer to `explain`. */
export const refusals = z.object({
  type: z.literal('refusals'),
  id: z.string(),
  decision: version,
  refusals: z.array(z.extend(refusal, { move: z.string() })),
})

/** The message was not valid, or not allowed now. Nothing changed; the connection stays open. */
export const errorMessage = z.object({ type: z.literal('error'), id: z.optional(z.string()), error: fault })

export const pong = z.object({ type: z.literal('pong') })

export const serverMessage = z.discriminatedUnion('type', [
  state,
  tableMessage,
  ack,
  refused,
  refusals,
  talk,
  said,
  reviewed,
  errorMessage,
  pong,
])
export type ServerMessage = z.infer<typeof serverMessage>
