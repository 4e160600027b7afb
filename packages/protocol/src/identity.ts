import * as z from 'zod/mini'
import { resultsAnswer } from './results.ts'
import { noticesExport } from './notices.ts'
import { answersAhead } from './ahead.ts'
import { calendar } from './calendar.ts'
import { tableInfo } from './table.ts'
import { blockInfo, talkLine } from './talk.ts'
import { tokenInfo } from './token.ts'

/** `GET /api/identity`: how this person is kept and where they are signed in. */
export const identity = z.object({
  nickname: z.string(),
  /** Devices that are signed in, this one included. */
  devices: z.int(),
  /** When the recovery phrase was made; null if there is none. */
  phrase: z.nullable(z.number()),
  passkeys: z.array(z.object({ id: z.string(), created: z.number() })),
  /** Whether this server has passkeys: it must know its public address. */
  canHavePasskeys: z.boolean(),
})
export type Identity = z.infer<typeof identity>

/** `POST /api/phrase`: twelve words, shown this once. They replace earlier ones. */
export const phraseAnswer = z.object({ phrase: z.string() })
export type PhraseAnswer = z.infer<typeof phraseAnswer>

/** `POST /api/device`: a code that lets one more device in, once, until `until`. */
export const deviceAnswer = z.object({ code: z.string(), until: z.number() })
export type DeviceAnswer = z.infer<typeof deviceAnswer>

const code = z.string().check(z.regex(/^[\w-]{22}$/))

/** `POST /api/device/look`: whose code it is, to ask before it is used. Answered with `nameAnswer`. */
export const codeRequest = z.strictObject({ code })
export const nameAnswer = z.object({ nickname: z.string() })
export type NameAnswer = z.infer<typeof nameAnswer>

/**
 * What a browser whose own guest has games answers first: whether these games become those of the person who signs in (`true`), or
 * stay behind without anybody (`false`).
 */
const join = z.optional(z.boolean())

/** `POST /api/sign-in/device` and `/phrase`. Answered with `me`. */
export const signInByDevice = z.strictObject({ code, join })
export const signInByPhrase = z.strictObject({ phrase: z.string().check(z.maxLength(300)), join })

/** `POST /api/sign-out`: ends every session of this person; `stay` keeps this browser signed in. Answered with `me`. */
export const signOutRequest = z.strictObject({ stay: z.boolean() })

/** `GET /api/export`: everything the server knows of this person. */
export const exportAnswer = z.object({
  nickname: z.string(),
  identity,
  /** Null if they have not said when clocks run for them. */
  calendar: z.nullable(calendar),
  programs: z.array(tokenInfo),
  results: resultsAnswer,
  notices: noticesExport,
  tables: z.array(
    z.object({
      table: tableInfo,
      /** Null until the match is over. */
      record: z.nullable(z.string()),
      /** What they have answered there before being asked; left out if nothing. */
      ahead: z.optional(answersAhead),
    }),
  ),
  /** What they said, at which table. */
  talk: z.array(z.object({ table: z.string(), line: talkLine })),
  notes: z.array(z.object({ table: z.string(), text: z.string(), at: z.number() })),
  /** Whom they muted or blocked. */
  blocks: z.array(blockInfo),
  /** Links that they made to replays. */
  shares: z.array(z.object({ table: z.string(), hideNames: z.boolean(), created: z.number() })),
  /** What they showed the operator. */
  reports: z.array(z.object({ table: z.string(), name: z.string(), reason: z.string(), at: z.number() })),
})
export type ExportAnswer = z.infer<typeof exportAnswer>

/** What a browser hands to its authenticator, as WebAuthn defines it: `POST /api/passkey/options` and `/api/sign-in/passkey/options`. */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

/** What the authenticator answered; WebAuthn defines it, and the server verifies it. */
const response = z.looseObject({ id: z.string().check(z.maxLength(1024)) })

/** `POST /api/passkey`: keeps a passkey. Answered with `identity`. `DELETE /api/passkey/:id` removes one. */
export const passkeyRequest = z.strictObject({ response })

/** `POST /api/sign-in/passkey`. Answered with `me`. */
export const signInByPasskey = z.strictObject({ response, join })
