import * as z from 'zod/mini'
import { fault, refusal, said } from './fault.ts'
import { LIMITS } from './limits.ts'
import { result, tableInfo } from './table.ts'

/**
 * The talk over `/api/tables/:id/live`. Whole views travel, so that a message lost costs nothing; what was told since
 * tells and animates. A version counts what this viewer was told and nothing else: it stands still while others decide
 * in secret.
 */

/** Made by the client, new for every answer it means; a retry carries the same one. */
export const answerId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

const version = z.int().check(z.gte(0))

// From the client.

/** The first message, and again after every reconnect. */
export const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.int(),
  /** The last version seen; 0 for none. What was told after it comes with the state. */
  version,
})

/** Answers a decision. Answered with `ack` or `refused`; sending it again is harmless. */
export const move = z.strictObject({
  type: z.literal('move'),
  id: answerId,
  decision: version,
  move: z.string().check(z.minLength(1), z.maxLength(LIMITS.move)),
})

/** Takes back the seat's last move, instead of answering the decision. */
export const undo = z.strictObject({ type: z.literal('undo'), id: answerId, decision: version })

/** Whether turns end by hand, so that the last move of a turn can still be taken back. Answered with `ack`. */
export const preference = z.strictObject({
  type: z.literal('preference'),
  id: answerId,
  endTurnByHand: z.boolean(),
})

/** For clients that cannot see the heartbeat of the connection itself. Answered with `pong`. */
export const ping = z.strictObject({ type: z.literal('ping') })

export const clientMessage = z.discriminatedUnion('type', [hello, move, undo, preference, ping])
export type ClientMessage = z.infer<typeof clientMessage>
export const CLIENT_TYPES = ['hello', 'move', 'undo', 'preference', 'ping'] as const

// From the server.

export const decision = z.object({
  /** Named by an answer. Stays the same while the question and its moves stay the same. */
  id: version,
  seat: z.int(),
  /** False where the seat has answered already and may still change its answer. */
  owed: z.boolean(),
  question: said,
  moves: z.array(z.string()),
  refusals: z.array(z.extend(refusal, { move: z.string() })),
})
export type WireDecision = z.infer<typeof decision>

/** One line of the match as this viewer noticed it. An undo takes back the line told before it. */
export const told = z.object({
  version,
  kind: z.enum(['setup', 'move', 'undo']),
  /** Null for the setup. */
  seat: z.nullable(z.int()),
  events: z.array(z.looseObject({ type: z.string() })),
})
export type Told = z.infer<typeof told>

/** What a seat that plays by itself does next: there for whoever follows it, and nobody is asked. */
export const step = z.object({ seat: z.int(), question: said })
export type WireStep = z.infer<typeof step>

/** Everything a viewer may know of a match that runs or is over. */
export const state = z.object({
  type: z.literal('state'),
  version,
  view: z.unknown(),
  /** Null where this viewer has nothing to decide. */
  decision: z.nullable(decision),
  /** Null where no seat plays by itself just now. The server does not wait: the state behind it follows at once. */
  step: z.nullable(step),
  /** Everything told after `hello.version`, later after the state before, oldest first. */
  told: z.array(told),
  canUndo: z.boolean(),
  endTurnByHand: z.boolean(),
  toAct: z.array(z.int()),
  result: z.nullable(result),
})
export type StateMessage = z.infer<typeof state>

/** Who sits where, who is there, whether it has begun: after `hello` and after every change. */
export const tableMessage = z.object({ type: z.literal('table'), table: tableInfo })
export type TableMessage = z.infer<typeof tableMessage>

/** The answer stands and is on disk. `version` is the one it led this seat to. */
export const ack = z.object({ type: z.literal('ack'), id: z.string(), version })

/** The answer changed nothing. */
export const refused = z.object({ type: z.literal('refused'), id: z.string(), refusal })

/** What came was no message, or none that fits here. Nothing changed, and the connection goes on. */
export const errorMessage = z.object({ type: z.literal('error'), id: z.optional(z.string()), error: fault })

export const pong = z.object({ type: z.literal('pong') })

export const serverMessage = z.discriminatedUnion('type', [
  state,
  tableMessage,
  ack,
  refused,
  errorMessage,
  pong,
])
export type ServerMessage = z.infer<typeof serverMessage>
