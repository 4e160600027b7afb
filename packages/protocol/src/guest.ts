import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'
import { SHOWABLE } from './nickname.ts'

export const nickname = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LIMITS.nickname), z.regex(SHOWABLE))

/** `POST /api/guest`: creates a guest, or renames the one of the cookie. `DELETE` deletes them. Both answer with `me`. */
export const guestRequest = z.strictObject({ nickname })
export type GuestRequest = z.infer<typeof guestRequest>

/** `GET /api/me`. The secret stays in the cookie: nothing here gives access to a seat. */
export const me = z.object({ guest: z.nullable(z.object({ nickname: z.string() })) })
export type Me = z.infer<typeof me>
