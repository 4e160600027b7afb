import { SPACES_PER_TEMPLE, TEMPLES, WINNING_SCORE } from '@benben/aton'
import { black, blue, bonus, countsOf, green, PACKED, yellow, type Counts } from './counts.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** Realm of the dead: this many make it full. */
export const REALM_FULL = 8
const ALL_OF_A_COLOUR = 14
const SIDE = SPACES_PER_TEMPLE + 1
const TEMPLE_TABLE = SIDE * SIDE
/** Kinds are counted in four bits. */
const KIND_SIDE = 16

/** Half a logit at which a game counts as decided. */
const DECIDED = 1000

/** Whoever is ahead will likely stay ahead; −1 to 1. */
const hold = (margin: number): number => margin / (1 + Math.abs(margin))

/** How good a position is, as a sum of what can be looked up: the logit of seat 0 winning. */
export class Judge {
  readonly #temples: Float64Array
  readonly #blue: Float64Array
  readonly #black: Float64Array
  readonly #colour: Float64Array
  readonly #bonus: Float64Array
  readonly #score: Float64Array
  readonly #lead: number
  readonly #hold = Float64Array.from(
    { length: TEMPLE_TABLE },
    (_, i) => (1 + hold(Math.trunc(i / SIDE) - (i % SIDE))) / 2,
  )

  constructor(w: Weights = WEIGHTS) {
    const perPoint = (source: number, dead: number): number =>
      w.paid[source]! + (w.paidSoon[source]! * dead) / (REALM_FULL - 1)
    this.#temples = Float64Array.from({ length: REALM_FULL * TEMPLES * TEMPLE_TABLE }, (_, i) => {
      const dead = Math.trunc(i / (TEMPLES * TEMPLE_TABLE))
      const temple = Math.trunc(i / TEMPLE_TABLE) % TEMPLES
      const mine = Math.trunc(i / SIDE) % SIDE
      const theirs = i % SIDE
      return (
        perPoint(temple, dead) * templePoints(temple, mine, theirs) +
        w.ahead[temple]! * (mine - theirs) +
        nearness(w.temple, SPACES_PER_TEMPLE, mine, theirs)
      )
    })
    this.#black = Float64Array.from({ length: REALM_FULL * KIND_SIDE * KIND_SIDE }, (_, i) => {
      const margin = (Math.trunc(i / KIND_SIDE) % KIND_SIDE) - (i % KIND_SIDE)
      const dead = Math.trunc(i / (KIND_SIDE * KIND_SIDE))
      return perPoint(4, dead) * 8 * hold(margin) + w.ahead[4]! * margin
    })
    this.#colour = Float64Array.from({ length: KIND_SIDE * KIND_SIDE }, (_, i) =>
      nearness(w.colour, ALL_OF_A_COLOUR, Math.trunc(i / KIND_SIDE), i % KIND_SIDE),
    )
    this.#blue = Float64Array.from({ length: REALM_FULL }, (_, dead) => 3 * perPoint(3, dead))
    this.#bonus = Float64Array.from({ length: REALM_FULL }, (_, dead) => perPoint(5, dead))
    this.#score = Float64Array.from(
      { length: WINNING_SCORE },
      (_, s) => w.score[0]! * s + w.score[1]! * Math.max(0, s - 20) + w.score[2]! * Math.max(0, s - 30),
    )
    this.#lead = w.lead / WINNING_SCORE
  }

  /** What the temples promise, with so many dead in the realm. */
  temples(c: Counts, dead: number): number {
    const theirs = countsOf(1)
    const table = dead * TEMPLES * TEMPLE_TABLE
    const fourth = c[3]! * SIDE + c[theirs + 3]!
    const holds = this.#hold[fourth]!
    const a = c[PACKED]!
    const b = c[theirs + PACKED]!
    return (
      this.#temples[table + c[0]! * SIDE + c[theirs]!]! +
      this.#temples[table + TEMPLE_TABLE + c[1]! * SIDE + c[theirs + 1]!]! +
      this.#temples[table + 2 * TEMPLE_TABLE + c[2]! * SIDE + c[theirs + 2]!]! +
      this.#temples[table + 3 * TEMPLE_TABLE + fourth]! +
      this.#blue[dead]! * (holds * blue(a) - (1 - holds) * blue(b)) +
      this.#black[(dead * KIND_SIDE + black(a)) * KIND_SIDE + black(b)]! +
      this.#colour[yellow(a) * KIND_SIDE + yellow(b)]! +
      this.#colour[green(a) * KIND_SIDE + green(b)]! +
      this.#bonus[dead]! * (bonus(a) - bonus(b))
    )
  }

  /** What the scores are worth; decided where a scoring brought somebody to 40. */
  scores(s0: number, s1: number): number {
    const most = Math.max(s0, s1)
    if (most >= WINNING_SCORE) return s0 === s1 ? 0 : s0 > s1 ? DECIDED : -DECIDED
    return this.#score[s0]! - this.#score[s1]! + this.#lead * most * (s0 - s1)
  }

  /** Before the end of a round that will leave so many dead in the realm. */
  ahead(c: Counts, s0: number, s1: number, dead: number): number {
    if (dead < REALM_FULL) return this.temples(c, dead) + this.scores(s0, s1)
    const paid = scoring(c)
    return this.scores(s0 + (paid >> 8), s1 + (paid & 255)) + this.temples(c, 0)
  }
}

/** Points of a temple's majority, weighed by how safe it is; those of temple 4 hang on blue spaces. */
function templePoints(temple: number, mine: number, theirs: number): number {
  const margin = mine - theirs
  if (temple === 0) return margin
  if (temple === 1) return 5 * hold(margin)
  return temple === 2 ? hold(margin) * Math.max(mine, theirs) : 0
}

/** How near each is to standing on all of so many spaces: those it lacks, and those of them that are taken. */
function nearness(table: readonly number[], all: number, mine: number, theirs: number): number {
  return (table[all - mine + theirs] ?? 0) - (table[all - theirs + mine] ?? 0)
}

/** What a scoring pays now: seat 0's points times 256, plus seat 1's. */
function scoring(c: Counts): number {
  const b = countsOf(1)
  const mine = c[PACKED]!
  const theirs = c[b + PACKED]!
  let paid = (bonus(mine) << 8) + bonus(theirs)
  const margin = c[0]! - c[b]!
  paid += margin > 0 ? margin << 8 : -margin
  if (c[1] !== c[b + 1]) paid += c[1]! > c[b + 1]! ? 5 << 8 : 5
  if (c[2] !== c[b + 2]) paid += c[2]! > c[b + 2]! ? c[2]! << 8 : c[b + 2]!
  if (c[3] !== c[b + 3]) paid += c[3]! > c[b + 3]! ? (3 * blue(mine)) << 8 : 3 * blue(theirs)
  if (black(mine) !== black(theirs)) paid += black(mine) > black(theirs) ? 8 << 8 : 8
  return paid
}

/** The chance of winning behind a logit, by arithmetic that every engine rounds alike. */
export function chance(logit: number): number {
  const half = logit / 2
  if (half >= 3) return 1
  if (half <= -3) return 0
  const square = half * half
  return 0.5 + (0.5 * half * (27 + square)) / (27 + 9 * square)
}
