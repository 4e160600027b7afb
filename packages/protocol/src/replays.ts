import * as z from 'zod/mini'
import { SEAT_KINDS } from './table.ts'

/** Matches that are looked at again: step by step as a seat saw them, and links that share them. */

/** 256 bits, made by the server. */
export const shareSecret = z.string().check(z.regex(/^[\w-]{43}$/))

/** Whose eyes: a seat, or `all` for what every seat knew, once the match is over. */
export const replayQuery = z.strictObject({
  seat: z.optional(z.string().check(z.regex(/^(?:\d|all)$/))),
})

/** Who sat where. */
export const replaySeat = z.object({
  kind: z.enum(SEAT_KINDS),
  /** Null if whoever shared it hides the names of people. */
  name: z.nullable(z.string()),
  program: z.optional(z.boolean()),
})
export type ReplaySeat = z.infer<typeof replaySeat>

/** The table after the setup or after a decision, as one viewer saw it. */
export const replayStep = z.object({
  /** Who decided; null for the setup, and for what all did. */
  seat: z.nullable(z.int()),
  /** What was decided, as text: in a running match only one's own decisions. */
  move: z.optional(z.string()),
  events: z.array(z.looseObject({ type: z.string() })),
  /** What happened apart from the moves: lines of the record. */
  incidents: z.optional(z.array(z.string())),
  view: z.unknown(),
  toAct: z.array(z.int()),
})
export type ReplayStep = z.infer<typeof replayStep>

/**
 * `GET /api/tables/:id/replay` and `GET /api/shares/:secret/replay`: the steps of a match from what the server stored, whatever the rules
 * were. A match that runs is shown to its players, each as their own seat saw it.
 */
export const replayAnswer = z.object({
  game: z.string(),
  options: z.unknown(),
  printed: z.optional(z.unknown()),
  /** The rules with which the match began. */
  rules: z.int(),
  over: z.boolean(),
  seats: z.array(replaySeat),
  /** The seat of whoever asks; null if they have none. */
  you: z.nullable(z.int()),
  /** Whose eyes these are. */
  seat: z.int(),
  all: z.boolean(),
  steps: z.array(replayStep),
})
export type ReplayAnswer = z.infer<typeof replayAnswer>

/** `POST /api/tables/:id/shares`: makes a link to the replay of a finished match, by one of its players. */
export const shareRequest = z.strictObject({ hideNames: z.boolean() })
export type ShareRequest = z.infer<typeof shareRequest>

/** A link that shares a replay, without its secret. */
export const shareInfo = z.object({
  id: z.string(),
  /** The seat of whoever made it. */
  by: z.int(),
  hideNames: z.boolean(),
  created: z.number(),
})
export type ShareInfo = z.infer<typeof shareInfo>

/** `GET /api/tables/:id/shares`, and the answer to `DELETE /api/tables/:id/shares/:share`: all links of a match, for its players. */
export const sharesAnswer = z.object({ shares: z.array(shareInfo) })
export type SharesAnswer = z.infer<typeof sharesAnswer>

/** The answer to `POST /api/tables/:id/shares`. The secret is shown this once: the server keeps its hash only. */
export const newShareAnswer = z.object({ share: shareInfo, secret: shareSecret })
export type NewShareAnswer = z.infer<typeof newShareAnswer>

/** `GET /api/shares/:secret`: the shared match, for everybody who has the link. Neither talk nor notes nor the table's address are in it. */
export const sharedAnswer = z.object({
  record: z.string(),
  seats: z.array(replaySeat),
  you: z.nullable(z.int()),
})
export type SharedAnswer = z.infer<typeof sharedAnswer>
