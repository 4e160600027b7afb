import * as z from 'zod/mini'
import { nickname } from './guest.ts'

/** What a program may do with its token, beside reading: take seats and answer, or open tables. */
export const SCOPES = ['play', 'create'] as const
export const scope = z.enum(SCOPES)
export type Scope = z.infer<typeof scope>

/** `POST /api/tokens`: makes a program of this person, under a name of its own. */
export const tokenRequest = z.strictObject({
  name: nickname,
  scopes: z.array(scope).check(z.minLength(1), z.maxLength(SCOPES.length)),
})
export type TokenRequest = z.infer<typeof tokenRequest>

/** A program and its token, without the secret. */
export const tokenInfo = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  created: z.number(),
})
export type TokenInfo = z.infer<typeof tokenInfo>

/** The answer to `POST /api/tokens`. The secret is shown this once: the server keeps its hash only. */
export const newTokenAnswer = z.object({ token: tokenInfo, secret: z.string() })
export type NewTokenAnswer = z.infer<typeof newTokenAnswer>

/** `GET /api/tokens`, and the answer to `DELETE /api/tokens/:id`: those of this person, oldest first. */
export const tokensAnswer = z.object({ tokens: z.array(tokenInfo) })
export type TokensAnswer = z.infer<typeof tokensAnswer>
