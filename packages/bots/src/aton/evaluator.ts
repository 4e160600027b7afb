import { SPACES_PER_TEMPLE, TEMPLES, WINNING_SCORE } from '@benben/aton'
import { black, blue, bonus, countsOf, green, PACKED, yellow, type Counts } from './counts.ts'
import { decidedBy, type AtonJudge } from './judge.ts'
import { REALM_FULL } from './scoring.ts'
import { WEIGHTS, type Weight, type Weights } from './weights.ts'

const ALL_OF_A_COLOUR = 14
const SIDE = SPACES_PER_TEMPLE + 1
const TEMPLE_TABLE = SIDE * SIDE
/** Kinds are counted in four bits. */
const KIND_SIDE = 16
const KIND_TABLE = KIND_SIDE * KIND_SIDE

/** A larger lead in priests counts no more. */
const FAR_AHEAD = 6

/** The evaluation of a position, as a sum of table lookups: the logit of seat 0 winning. */
export class Evaluator implements AtonJudge {
  readonly #temples: Float64Array
  readonly #holdsFourth: Float64Array
  readonly #blue: Float64Array
  readonly #black: Float64Array
  readonly #colour: Float64Array
  readonly #bonus: Float64Array
  readonly #score: Float64Array
  readonly #lead: Float64Array
  readonly #late: Float64Array

  constructor(w: Weights = WEIGHTS) {
    const weigh = ([always, soon]: Weight, dead: number): number => always + (soon * dead) / (REALM_FULL - 1)
    const margin = (source: number, dead: number, mine: number, theirs: number): number => {
      const ahead = Math.max(-FAR_AHEAD, Math.min(FAR_AHEAD, mine - theirs))
      const square = (ahead * Math.abs(ahead)) / FAR_AHEAD
      return weigh(w.ahead[source]!, dead) * ahead + weigh(w.clear[source]!, dead) * square
    }
    this.#temples = Float64Array.from({ length: REALM_FULL * TEMPLES * TEMPLE_TABLE }, (_, i) => {
      const dead = Math.trunc(i / (TEMPLES * TEMPLE_TABLE))
      const temple = Math.trunc(i / TEMPLE_TABLE) % TEMPLES
      const [mine, theirs] = pair(i, SIDE)
      return margin(temple, dead, mine, theirs) + nearness(w.temple, SPACES_PER_TEMPLE, mine, theirs)
    })
    this.#holdsFourth = Float64Array.from({ length: TEMPLE_TABLE }, (_, i) => {
      const [mine, theirs] = pair(i, SIDE)
      return 0.5 + (0.5 * (mine - theirs)) / (2 + Math.abs(mine - theirs))
    })
    this.#black = Float64Array.from({ length: REALM_FULL * KIND_TABLE }, (_, i) =>
      margin(TEMPLES, Math.trunc(i / KIND_TABLE), ...pair(i, KIND_SIDE)),
    )
    this.#colour = Float64Array.from({ length: KIND_TABLE }, (_, i) =>
      nearness(w.colour, ALL_OF_A_COLOUR, ...pair(i, KIND_SIDE)),
    )
    this.#blue = Float64Array.from({ length: REALM_FULL }, (_, dead) => 3 * weigh(w.blue, dead))
    this.#bonus = Float64Array.from({ length: REALM_FULL }, (_, dead) => weigh(w.bonus, dead))
    this.#score = Float64Array.from(
      { length: WINNING_SCORE },
      (_, points) => w.score[0] * points + w.score[1] * Math.max(0, points - 30),
    )
    const way = (points: number): number => points / WINNING_SCORE
    this.#lead = Float64Array.from(
      { length: WINNING_SCORE },
      (_, most) => w.lead[0] * way(most) + w.lead[1] * way(most) ** 2,
    )
    this.#late = Float64Array.from({ length: WINNING_SCORE }, (_, most) => 1 + w.late * way(most))
  }

  /** The value of the temples, given the number of dead in the realm. */
  #valueOfTemples(c: Counts, dead: number): number {
    const theirs = countsOf(1)
    const table = dead * TEMPLES * TEMPLE_TABLE
    const fourth = c[3]! * SIDE + c[theirs + 3]!
    const holds = this.#holdsFourth[fourth]!
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

  value(c: Counts, dead: number, s0: number, s1: number): number {
    const most = Math.max(s0, s1)
    return (
      decidedBy(s0, s1) ??
      this.#score[s0]! -
        this.#score[s1]! +
        this.#lead[most]! * (s0 - s1) +
        this.#late[most]! * this.#valueOfTemples(c, dead)
    )
  }
}

/** Row and column of an index into a square table. */
const pair = (i: number, side: number): [number, number] => [Math.trunc(i / side) % side, i % side]

/** How close each seat is to occupying all of these spaces: the spaces it lacks, plus those of them that the other holds. */
function nearness(table: readonly number[], all: number, mine: number, theirs: number): number {
  return (table[all - mine + theirs] ?? 0) - (table[all - theirs + mine] ?? 0)
}
