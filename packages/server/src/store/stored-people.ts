import type { BAN_KINDS, Ending, Scope } from '@benben/protocol'
import type { Rating } from '../ratings/glicko.ts'

/** People as they are stored: who they are, what lets them in, what they have achieved, whom the server does not serve. */

export interface Guest {
  readonly id: string
  readonly nickname: string
  /** What a program may do; left out for people, who may do everything. */
  readonly scopes?: readonly Scope[]
  /** Whether others see their rating and results. */
  readonly showsResults?: true
}

/**
 * The token of a program; the cookie of a further device; the recovery phrase; the code that lets in one more device; a passkey, which is
 * found by its id; and a challenge for a passkey. For notices: the secret of a feed; a browser that gets push messages, found by its
 * endpoint; and a webhook, found by its guest. A link that shares a replay.
 */
export type CredentialKind =
  | 'token'
  | 'cookie'
  | 'phrase'
  | 'device'
  | 'passkey'
  | 'challenge'
  | 'feed'
  | 'push'
  | 'webhook'
  | 'share'

/** Something that lets somebody in: what is found by its hash belongs to a guest. */
export interface Credential {
  readonly kind: CredentialKind
  /** Of the secret, which is not stored. */
  readonly hash: string
  /** Names it where the secret may not be shown. */
  readonly id: string
  readonly guest: string
  /** What else belongs to its kind. */
  readonly data: unknown
  readonly created: number
}

/** What a finished match was for one of the people who played it. */
export interface StoredResult {
  readonly guest: string
  /** The table, which may have been removed since. */
  readonly match: string
  readonly game: string
  readonly seats: number
  readonly at: number
  readonly ending: Ending
  /** From 1; shared places are the same. */
  readonly place: number
  readonly score: number
  /** Null if the match was not rated. */
  readonly rated: RatedResult | null
}

/** The rating of a person after a match. */
export interface RatedResult extends Rating {
  /** The how manyth rated match of this person, of that game with so many seats: two writers cannot add the same one. */
  readonly n: number
}

/** The result of somebody else in a match of mine. */
export interface RivalResult {
  readonly match: string
  readonly guest: string
  /** Their name now. */
  readonly nickname: string
  readonly place: number
  readonly score: number
}

/** Somebody whom this server does not serve. */
export interface Ban {
  readonly kind: (typeof BAN_KINDS)[number]
  readonly who: string
  readonly reason: string
  readonly at: number
}
