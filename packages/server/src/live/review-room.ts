import type { Reviewed, ReviewShown } from '@benben/protocol'

/** One client that looks at a finished match together with others. */
export interface Reviewer {
  /** Null for somebody who did not play. */
  readonly reviewSeat: () => number | null
  readonly sendReview: (message: Reviewed) => void
}

/** What is led, and by whom: the newest one counts at all nodes. */
export interface Lead {
  /** Counts up with every change. */
  readonly stamp: number
  /** Who was handed the lead, or has shown something last; null before. */
  readonly seat: number | null
  readonly shown: ReviewShown | null
}

/** Who is there at another node. */
interface Elsewhere {
  readonly seats: readonly number[]
  readonly others: number
  readonly at: number
}

/** Those who look at one match together, as one node knows them. */
export class ReviewRoom {
  readonly here = new Set<Reviewer>()
  readonly #elsewhere = new Map<string, Elsewhere>()
  lead: Lead = { stamp: 0, seat: null, shown: null }

  /** The players who are at this node, in the order of their seats. */
  get seatsHere(): number[] {
    const seats = [...this.here].flatMap((each) => each.reviewSeat() ?? [])
    return [...new Set(seats)].toSorted((a, b) => a - b)
  }

  get othersHere(): number {
    return [...this.here].filter((each) => each.reviewSeat() === null).length
  }

  /** The players who are there, at any node. */
  get seats(): number[] {
    const elsewhere = [...this.#elsewhere.values()].flatMap(({ seats }) => seats)
    return [...new Set([...this.seatsHere, ...elsewhere])].toSorted((a, b) => a - b)
  }

  /** Whoever was handed the lead; if they have left, the first player who is there. */
  get leader(): number | null {
    const { seats } = this
    const { seat } = this.lead
    return seat !== null && seats.includes(seat) ? seat : (seats[0] ?? null)
  }

  /** Somebody shows something, or hands the lead over. */
  change(seat: number, shown: ReviewShown | null): void {
    this.lead = { stamp: this.lead.stamp + 1, seat, shown }
  }

  /** What another node says. */
  hear(node: string, seats: readonly number[], others: number, lead: Lead): void {
    if (seats.length === 0 && others === 0) this.#elsewhere.delete(node)
    else this.#elsewhere.set(node, { seats, others, at: Date.now() })
    if (lead.stamp > this.lead.stamp) this.lead = lead
  }

  /** Forgets nodes; returns whether there were any. */
  forget(isGone: (node: string, at: number) => boolean): boolean {
    const gone = [...this.#elsewhere].filter(([node, { at }]) => isGone(node, at))
    for (const [node] of gone) this.#elsewhere.delete(node)
    return gone.length > 0
  }

  /** Tells everybody at this node. */
  tell(): void {
    const others = [...this.#elsewhere.values()].reduce((sum, each) => sum + each.others, this.othersHere)
    const message: Reviewed = {
      type: 'reviewed',
      seats: this.seats,
      others,
      leader: this.leader,
      shown: this.lead.shown,
    }
    for (const each of this.here) each.sendReview(message)
  }
}
