import * as z from 'zod/mini'

/** How a match ended. What ended by agreement, or was finished by a bot in somebody's place, is nobody's win or loss. */
export const ENDINGS = ['played', 'conceded', 'agreed', 'kept'] as const
export type Ending = (typeof ENDINGS)[number]

export const rating = z.object({
  rating: z.number(),
  /** With 95 % the rating is right within twice as much. */
  deviation: z.number(),
  /** The number of matches it comes from. */
  matches: z.int(),
})
export type RatingInfo = z.infer<typeof rating>

/** What somebody has played with people, by game and number of seats. */
const pool = z.object({
  game: z.string(),
  seats: z.int(),
  /** Those with a result. */
  matches: z.int(),
  won: z.int(),
  /** Null until one was rated. */
  rating: z.nullable(rating),
})
export type PoolInfo = z.infer<typeof pool>

/** How I stand against one person, by game and number of seats: a match is won by whoever is placed before the other. */
const rival = z.object({
  name: z.string(),
  pools: z.array(z.object({ game: z.string(), seats: z.int(), won: z.int(), tied: z.int(), lost: z.int() })),
})
export type RivalInfo = z.infer<typeof rival>

const finished = z.object({
  table: z.string(),
  game: z.string(),
  seats: z.int(),
  at: z.number(),
  ending: z.enum(ENDINGS),
  /** From 1; shared places are the same. */
  place: z.int(),
  score: z.number(),
  /** After it; null if it was not rated. */
  rating: z.nullable(z.number()),
  /** The other people, unless they have deleted themselves. */
  others: z.array(z.object({ name: z.string(), place: z.int(), score: z.number() })),
})
export type FinishedInfo = z.infer<typeof finished>

/** `GET /api/results`: my finished matches with people, newest first, and what they add up to. */
export const resultsAnswer = z.object({
  /** Whether others see my rating and results; off unless chosen. */
  visible: z.boolean(),
  pools: z.array(pool),
  rivals: z.array(rival),
  matches: z.array(finished),
})
export type ResultsAnswer = z.infer<typeof resultsAnswer>

/** `POST /api/results`: whether others see them. Answered with `resultsAnswer`. */
export const resultsRequest = z.strictObject({ visible: z.boolean() })

/** `GET /api/tables/:id/people`: per seat what its person shows of this game with this number of seats; null for all others. */
export const peopleAnswer = z.object({ seats: z.array(z.nullable(pool)) })
export type PeopleAnswer = z.infer<typeof peopleAnswer>
