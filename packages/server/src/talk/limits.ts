import { TokenBucket } from '../live/bucket.ts'

/** So many at once, then so many per second. */
interface Rate {
  readonly atOnce: number
  readonly perSecond: number
}

/** Of one person, at all tables of this node: more than anybody types. */
const PERSON: Rate = { atOnce: 8, perSecond: 0.5 }
/** Of all together at one table who have no seat there, so that many guests cannot do what one may not. */
const WATCHERS: Rate = { atOnce: 30, perSecond: 2 }
/** Reports of one person. */
const REPORTS: Rate = { atOnce: 5, perSecond: 1 / 60 }

/** Who is forgotten first; so long ago that their buckets are full again. */
const MOST_KEPT = 20_000

/** A bucket for each of many. */
class Buckets {
  readonly #rate: Rate
  readonly #clock: () => number
  readonly #buckets = new Map<string, TokenBucket>()

  constructor(rate: Rate, clock: () => number) {
    this.#rate = rate
    this.#clock = clock
  }

  take(whose: string): boolean {
    const { perSecond, atOnce } = this.#rate
    const bucket = this.#buckets.get(whose) ?? new TokenBucket(perSecond, atOnce, this.#clock)
    // Whoever took last stands last.
    this.#buckets.delete(whose)
    this.#buckets.set(whose, bucket)
    if (this.#buckets.size > MOST_KEPT) this.#buckets.delete(this.#buckets.keys().next().value!)
    return bucket.take()
  }
}

/** How much may be said and reported, at this node. */
export class TalkLimits {
  readonly #people: Buckets
  readonly #watchers: Buckets
  readonly #reports: Buckets

  constructor(clock: () => number) {
    this.#people = new Buckets(PERSON, clock)
    this.#watchers = new Buckets(WATCHERS, clock)
    this.#reports = new Buckets(REPORTS, clock)
  }

  maySay(guest: string, table: string, isSeated: boolean): boolean {
    return this.#people.take(guest) && (isSeated || this.#watchers.take(table))
  }

  mayReport(guest: string): boolean {
    return this.#reports.take(guest)
  }
}
