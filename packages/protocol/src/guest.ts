import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'

/**
 * Letters, digits and symbols in one line, at least one of them; no bidirectional control characters, and nothing that cannot be
 * seen: U+3164 is a letter and U+2800 a symbol, and both are blank. U+200D and U+FE0F join and colour emoji.
 */
const SHOWABLE =
  /^(?=.*[\p{L}\p{N}\p{P}\p{S}])(?:(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]|\u200d|\ufe0f)*$/u

export const nickname = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LIMITS.nickname), z.regex(SHOWABLE))

/** `POST /api/guest`: creates a guest, or renames the one of the cookie. `DELETE` deletes them. Both answer with `me`. */
export const guestRequest = z.strictObject({ nickname })
export type GuestRequest = z.infer<typeof guestRequest>

/** `GET /api/me`. The secret stays in the cookie: nothing here gives access to a seat. */
export const me = z.object({ guest: z.nullable(z.object({ nickname: z.string() })) })
export type Me = z.infer<typeof me>
