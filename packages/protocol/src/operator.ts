import * as z from 'zod/mini'

/** What can be banned: a guest by id, or an IP address. */
export const BAN_KINDS = ['guest', 'address'] as const

/** The form of the operator's page that bans somebody, or lifts a ban. */
export const banRequest = z.strictObject({
  kind: z.enum(BAN_KINDS),
  who: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  reason: z.optional(z.string().check(z.maxLength(200))),
})
