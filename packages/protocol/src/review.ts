import * as z from 'zod/mini'
import { seatNumber } from './table.ts'

/**
 * A finished match that people look at together, over `/api/tables/:id/live`: one of its players leads, the others and whoever may see
 * the replay follow. Nothing of it is stored.
 */

const moment = z.int().check(z.gte(0), z.lte(100_000))

/** What is shown: a moment of the match, whose eyes, and what was tried from there. */
export const reviewShown = z.strictObject({
  /** After so many moves. */
  at: moment,
  seat: seatNumber,
  all: z.boolean(),
  /**
   * What if: moves from that moment on, as lines of a record (`0: place 2b3`). Null where the match itself is shown. All of
   * them fit into one message between nodes.
   */
  moves: z.nullable(z.array(z.string().check(z.regex(/^\d: [ -~]{1,60}$/))).check(z.maxLength(60))),
})
export type ReviewShown = z.infer<typeof reviewShown>

// From the client.

/** Comes to look together, or leaves. Answered with `reviewed`, and with another one after every change. */
export const review = z.strictObject({ type: z.literal('review'), looking: z.boolean() })

/** Shows something to the others, by whoever leads. */
export const show = z.strictObject({ type: z.literal('show'), shown: reviewShown })

/** Hands the lead to another player who looks on. */
export const handOver = z.strictObject({ type: z.literal('hand-over'), seat: seatNumber })

// From the server.

export const reviewed = z.object({
  type: z.literal('reviewed'),
  /** The players who look on. */
  seats: z.array(z.int()),
  /** How many others do. */
  others: z.int(),
  /** The seat that leads: the one the lead was handed to, else the first player who is there. Null without any. */
  leader: z.nullable(z.int()),
  /** Null until somebody shows something. */
  shown: z.nullable(reviewShown),
})
export type Reviewed = z.infer<typeof reviewed>
