import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'

/** Notices outside the tab. */

/** What somebody may be told of: they have to decide, half of their time for it is up, somebody asks them for a match, a match of theirs is over. */
export const OCCASIONS = ['turn', 'reminder', 'invitation', 'over'] as const
export const occasion = z.enum(OCCASIONS)
export type Occasion = z.infer<typeof occasion>

/** How the server reaches somebody who is not there. */
export const WAYS = ['push', 'feed', 'webhook'] as const
export const way = z.enum(WAYS)
export type Way = z.infer<typeof way>

const occasions = z.array(occasion).check(z.maxLength(OCCASIONS.length))

/** Per way the occasions that were chosen: none to begin with. */
export const choices = z.strictObject({ push: occasions, feed: occasions, webhook: occasions })
export type Choices = z.infer<typeof choices>

/** `POST /api/notices`. Answered with `notices`. */
export const noticesRequest = z.strictObject({
  choices,
  /** Whether notices wait outside the person's day, and come as one. */
  quiet: z.boolean(),
  /** The language they are written in; English where it is left out. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
})
export type NoticesRequest = z.infer<typeof noticesRequest>

/** Why nothing could be sent. `status` is an answer other than success. */
export const SEND_FAULTS = [
  'not-https',
  'no-name',
  'not-public',
  'no-connection',
  'tls',
  'timeout',
  'redirect',
  'too-large',
  'status',
] as const
export type SendFault = (typeof SEND_FAULTS)[number]

/** How the last attempt went. */
export const attempt = z.object({
  at: z.number(),
  /** Null if it arrived. */
  why: z.nullable(z.enum(SEND_FAULTS)),
  /** What was answered, if something was. */
  status: z.nullable(z.int()),
})
export type Attempt = z.infer<typeof attempt>

/** A webhook, without its secret. */
export const webhookInfo = z.object({
  url: z.string(),
  last: z.nullable(attempt),
  /** Since when nothing is sent any more, because too many attempts in a row have failed; null while it works. */
  off: z.nullable(z.number()),
})

/** `GET /api/notices`, and the answer to every change of them. */
export const notices = z.object({
  /** The ways that this server has. */
  ways: z.array(way),
  choices,
  quiet: z.boolean(),
  /** The language they are written in; null before anything was chosen. */
  language: z.nullable(z.string()),
  /** The public key that browsers subscribe to; null without push. */
  pushKey: z.nullable(z.string()),
  /** The number of browsers that get push messages. */
  devices: z.int(),
  /** Since when there is a feed; null if there is none. Its address is shown when it is made. */
  feed: z.nullable(z.number()),
  webhook: z.nullable(webhookInfo),
})
export type Notices = z.infer<typeof notices>

const url = z.string().check(z.minLength(1), z.maxLength(LIMITS.url))
const key = (least: number, most: number) =>
  z.string().check(z.regex(/^[\w-]+$/), z.minLength(least), z.maxLength(most))

/** `POST /api/notices/push`: what a browser's `PushSubscription` says. Sent twice, it changes nothing. Answered with `notices`. */
export const pushRequest = z.strictObject({
  endpoint: url,
  keys: z.strictObject({ p256dh: key(86, 88), auth: key(22, 24) }),
})
export type PushRequest = z.infer<typeof pushRequest>

/** `DELETE /api/notices/push`: this browser gets no more push messages. */
export const pushRemoval = z.strictObject({ endpoint: url })

/** `POST /api/notices/feed`: a new address, shown this once; an earlier one leads nowhere. `DELETE` ends it. */
export const feedAnswer = z.object({ url: z.string(), notices })
export type FeedAnswer = z.infer<typeof feedAnswer>

/** `POST /api/notices/webhook`: where to send. The secret of its signatures is shown this once. `DELETE` ends it. */
export const webhookRequest = z.strictObject({ url })
export const webhookAnswer = z.object({ secret: z.string(), notices })
export type WebhookAnswer = z.infer<typeof webhookAnswer>

/** The body of a webhook, of a push message once it is decrypted, and of an entry of the export: nothing hidden is in it. */
export const notice = z.object({
  /** The same for every attempt to send it. */
  id: z.string(),
  at: z.number(),
  occasion: z.enum([...OCCASIONS, 'summary', 'test']),
  /** What it says, as a sentence. */
  text: z.string(),
  /** Where it leads. */
  url: z.string(),
  /** The table and its game; null in a summary and a test. */
  table: z.nullable(z.string()),
  game: z.nullable(z.string()),
})
export type Notice = z.infer<typeof notice>

/** What the export says of notices. */
export const noticesExport = z.object({
  choices,
  quiet: z.boolean(),
  language: z.nullable(z.string()),
  push: z.array(z.object({ endpoint: z.string(), created: z.number() })),
  feed: z.nullable(z.number()),
  webhook: z.nullable(webhookInfo),
  /** Those in the feed. */
  entries: z.array(notice),
})
export type NoticesExport = z.infer<typeof noticesExport>
