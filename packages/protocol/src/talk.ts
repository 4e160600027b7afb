import type { Key } from '@benben/words'
import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'
import { tableId } from './table.ts'

/**
 * Talk at a table: lines of text and quick phrases, beside the match and apart from its versions. Who listens is sent what its viewer
 * may see. Programs neither talk nor listen.
 */

/** Quick phrases travel as message keys, so that everybody reads them in their own language. */
export const PHRASES = [
  'talk.phrase.hello',
  'talk.phrase.well-played',
  'talk.phrase.one-moment',
  'talk.phrase.thanks',
  'talk.phrase.later',
  'talk.phrase.take-your-time',
  'talk.phrase.good-game',
  'talk.phrase.rematch',
] as const satisfies readonly Key[]
export type Phrase = (typeof PHRASES)[number]

/** `table`: for everybody at the table. `watchers`: of those who watch a running match; players read it once the match is over. */
export const TALK_ROOMS = ['table', 'watchers'] as const
export type TalkRoom = (typeof TALK_ROOMS)[number]

/**
 * One line of what can be seen: no control characters, no bidirectional overrides, nothing invisible but what joins letters and emoji,
 * and no towers of combining marks.
 */
const SAYABLE =
  /^(?=.*[\p{L}\p{N}\p{P}\p{S}])(?!.*\p{M}{7})(?:(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]|\u200c|\u200d|\ufe0f)*$/u

/** Without control characters; notes may have several lines. */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u
const PLAIN_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.talk), z.regex(SAYABLE))
const phrase = z.enum(PHRASES)
const number = z.int().check(z.gte(0))

/** Made by the client: new for every line, the same for a retry. */
const lineId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

// From the client.

/** Asks for talk from now on. `version` is the last one seen; 0 for none, which sends everything again. */
export const listen = z.strictObject({ type: z.literal('listen'), version: number })

/** Says something: a text or a phrase. Answered with `said`; idempotent. */
export const say = z
  .strictObject({
    type: z.literal('say'),
    id: lineId,
    text: z.optional(text),
    phrase: z.optional(phrase),
  })
  .check(z.refine(({ text: said, phrase: key }) => (said === undefined) !== (key === undefined)))
export type Say = z.infer<typeof say>

// From the server.

export const talkLine = z.object({
  /** The place in the talk of the table. Lines said later have larger numbers, which are never used again. */
  n: number,
  room: z.enum(TALK_ROOMS),
  /** The same for all lines of one person at this table, and another one elsewhere. */
  author: z.string(),
  name: z.string(),
  /** Where the writer sat; null for those who watched. */
  seat: z.nullable(z.int()),
  at: z.number(),
  /** The client's id, in one's own lines only. */
  id: z.optional(z.string()),
  text: z.optional(z.string()),
  phrase: z.optional(phrase),
  /** The line was deleted; it has neither text nor phrase. */
  gone: z.optional(z.literal(true)),
})
export type TalkLine = z.infer<typeof talkLine>

/** New and deleted lines. With `all` they replace what the client has; there may be older ones, which are not sent. */
export const talk = z.object({
  type: z.literal('talk'),
  version: number,
  all: z.boolean(),
  lines: z.array(talkLine),
  /** Why this client can say nothing, with everything: the code of the fault. */
  closed: z.optional(z.string()),
})
export type TalkMessage = z.infer<typeof talk>

/** The line is on disk. */
export const said = z.object({ type: z.literal('said'), id: z.string() })

// Over HTTP.

/** Somebody at a table: the writer of a line, or who sits on a seat. Nobody's id is known to others. */
const someone = { line: z.optional(number), seat: z.optional(number) }
const isOne = z.refine<{ line?: number | undefined; seat?: number | undefined }>(
  ({ line, seat }) => (line === undefined) !== (seat === undefined),
)

/** `mute`: I do not read what they say. `block`: nor can they sit down at tables of mine. */
export const BLOCK_KINDS = ['mute', 'block'] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

/** `POST /api/blocks`: mutes or blocks somebody met at a table. `DELETE /api/blocks/:id` lifts it. Both answer with `blocksAnswer`. */
export const blockRequest = z
  .strictObject({
    kind: z.enum(BLOCK_KINDS),
    table: tableId,
    ...someone,
  })
  .check(isOne)
export type BlockRequest = z.infer<typeof blockRequest>

export const blockInfo = z.object({
  id: z.string(),
  kind: z.enum(BLOCK_KINDS),
  name: z.string(),
  at: z.number(),
})
export type BlockInfo = z.infer<typeof blockInfo>

/** `GET /api/blocks`: whom I have muted or blocked, newest first. */
export const blocksAnswer = z.object({ blocks: z.array(blockInfo) })
export type BlocksAnswer = z.infer<typeof blocksAnswer>

/** `POST /api/tables/:id/report`: shows the operator a line or a person, with the lines around it. */
export const reportRequest = z
  .strictObject({
    ...someone,
    reason: z.optional(z.string().check(z.trim(), z.maxLength(LIMITS.reason), z.regex(PLAIN))),
  })
  .check(isOne)
export type ReportRequest = z.infer<typeof reportRequest>
export const reportAnswer = z.object({ reported: z.literal(true) })
export type ReportAnswer = z.infer<typeof reportAnswer>

/** `GET` and `PUT /api/tables/:id/notes`: what one person writes down for themselves. Version 0 is an empty note. */
export const notes = z.strictObject({
  text: z.string().check(z.maxLength(LIMITS.notes), z.regex(PLAIN_LINES)),
  version: number,
})
export type Notes = z.infer<typeof notes>

/** What the operator does with a report: deletes one of its lines, or all lines of the person, or closes it. */
export const reportForm = z.strictObject({
  report: z.string().check(z.maxLength(40)),
  act: z.enum(['delete', 'delete-all', 'close']),
  line: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
})
