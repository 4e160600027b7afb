import * as z from 'zod/mini'

/** For the next time it is asked, or for the rest of the match. */
export const LASTINGS = ['once', 'always'] as const
export type Lasting = (typeof LASTINGS)[number]

/** The names of answers are those of the game. */
export const answersAhead = z.record(z.string().check(z.regex(/^[a-z-]{1,40}$/)), z.enum(LASTINGS))

/** `PUT /api/tables/:id/ahead`: all answers that this seat gives before it is asked; those left out are taken back. */
export const aheadRequest = z.strictObject({ given: answersAhead })
export type AheadRequest = z.infer<typeof aheadRequest>

/** The answer to it, and `GET /api/tables/:id/ahead`: for the seat of the requesting guest, and nobody else. */
export const aheadAnswer = z.object({
  /** What can be answered ahead at this table. */
  offered: z.array(z.string()),
  given: answersAhead,
})
export type AheadAnswer = z.infer<typeof aheadAnswer>
