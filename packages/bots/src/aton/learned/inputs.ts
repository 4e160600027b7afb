import { SPACES_PER_TEMPLE, TEMPLES, WINNING_SCORE } from '@benben/aton'
import { black, blue, bonus, countsOf, green, PACKED, yellow, type Counts } from '../counts.ts'
import { REALM_FULL, scoring } from '../scoring.ts'

/**
 * What the network reads: groups of two small numbers, one of each seat, at the end of a round. All of them lie open on the
 * table. What a group tells of such a pair are its inputs.
 */
interface Group {
  readonly name: string
  /** Both numbers are below it. */
  readonly side: number
  readonly inputs: (mine: number, theirs: number) => readonly number[]
}

const above = (value: number, from: number): number => Math.max(0, value - from)

/** A lead in small numbers: how many, who is ahead, and how clearly. */
const lead = (mine: number, theirs: number): readonly number[] => [
  mine / 4,
  theirs / 4,
  Math.max(-6, Math.min(6, mine - theirs)) / 3,
  Math.sign(mine - theirs),
]

/** How near both are to holding all spaces: those that lack and the rivals on them, if they are few. */
function nearness(all: number, few: number, mine: number, theirs: number): readonly number[] {
  const lacking = [all - mine + theirs, all - theirs + mine]
  return lacking.flatMap((lack) => Array.from({ length: few }, (_, i) => (lack === i + 1 ? 1 : 0)))
}

const ALL_OF_A_COLOUR = 14
/** There are ten black spaces, four blue ones, and bonuses of eight points. */
const [BLACK_SIDE, BLUE_SIDE, BONUS_SIDE] = [11, 5, 9] as const
const colour = (mine: number, theirs: number): readonly number[] => [
  mine / 4,
  theirs / 4,
  ...nearness(ALL_OF_A_COLOUR, 6, mine, theirs),
]

/** Points on the way to a win, with bends near the end. */
const way = (points: number): readonly number[] => [
  points / 10,
  above(points, 20) / 10,
  above(points, 30) / 5,
  above(points, 35) / 3,
]

/** Points after a scoring that count no more. */
const FAR = WINNING_SCORE + 10
const after = (points: number): readonly number[] => [
  points / 10,
  above(points, 25) / 10,
  above(points, 35) / 5,
  points >= WINNING_SCORE ? 1 : 0,
]

/** Cards spent, as the difference of their sum to that of average ones, from −7 to 7. */
const SPENT = 7

export const GROUPS: readonly Group[] = [
  ...Array.from({ length: TEMPLES }, (_, temple) => ({
    name: `temple ${temple + 1}`,
    side: SPACES_PER_TEMPLE + 1,
    inputs: (mine: number, theirs: number) => [
      ...lead(mine, theirs),
      ...nearness(SPACES_PER_TEMPLE, 6, mine, theirs),
    ],
  })),
  { name: 'yellow', side: ALL_OF_A_COLOUR + 1, inputs: colour },
  { name: 'green', side: ALL_OF_A_COLOUR + 1, inputs: colour },
  { name: 'black', side: BLACK_SIDE, inputs: lead },
  { name: 'blue', side: BLUE_SIDE, inputs: (mine, theirs) => [mine / 2, theirs / 2] },
  { name: 'bonus', side: BONUS_SIDE, inputs: (mine, theirs) => [mine / 4, theirs / 4] },
  {
    name: 'dead',
    side: REALM_FULL,
    inputs: (both) => Array.from({ length: REALM_FULL }, (_, i) => (i === both ? 1 : 0)),
  },
  { name: 'score', side: WINNING_SCORE, inputs: (mine, theirs) => [...way(mine), ...way(theirs)] },
  { name: 'after a scoring', side: FAR + 1, inputs: (mine, theirs) => [...after(mine), ...after(theirs)] },
  {
    name: 'cards spent',
    side: 2 * SPENT + 1,
    inputs: (mine, theirs) => [mine, theirs].map((each) => (each - SPENT) / 4),
  },
]

/** Where the pairs of a group begin in a table of all pairs. */
export const OFFSETS: readonly number[] = GROUPS.map((_, i) =>
  GROUPS.slice(0, i).reduce((sum, { side }) => sum + side * side, 0),
)
export const PAIRS = GROUPS.reduce((sum, { side }) => sum + side * side, 0)

/** Both seats have spent average cards. */
const AVERAGE = SPENT * (2 * SPENT + 1) + SPENT

const [, , , , YELLOW, GREEN, BLACK, BLUE, BONUS, DEAD, SCORE, AFTER, CARDS] = OFFSETS
const TEMPLE_SIDE = SPACES_PER_TEMPLE + 1
const COLOUR_SIDE = ALL_OF_A_COLOUR + 1

/** The places of the pairs of a position in that table. Scores must be below those that win. */
export function writePairs(c: Counts, dead: number, s0: number, s1: number, out: Int32Array): void {
  const b = countsOf(1)
  const mine = c[PACKED]!
  const theirs = c[b + PACKED]!
  const paid = scoring(c)
  for (let temple = 0; temple < TEMPLES; temple++)
    out[temple] = (temple * TEMPLE_SIDE + c[temple]!) * TEMPLE_SIDE + c[b + temple]!
  out[4] = YELLOW! + yellow(mine) * COLOUR_SIDE + yellow(theirs)
  out[5] = GREEN! + green(mine) * COLOUR_SIDE + green(theirs)
  out[6] = BLACK! + black(mine) * BLACK_SIDE + black(theirs)
  out[7] = BLUE! + blue(mine) * BLUE_SIDE + blue(theirs)
  out[8] = BONUS! + bonus(mine) * BONUS_SIDE + bonus(theirs)
  out[9] = DEAD! + dead * (REALM_FULL + 1)
  out[10] = SCORE! + s0 * WINNING_SCORE + s1
  out[11] = AFTER! + Math.min(FAR, s0 + (paid >> 8)) * (FAR + 1) + Math.min(FAR, s1 + (paid & 255))
  out[12] = CARDS! + AVERAGE
}

/** The place of the cards spent, for learning: who had the better cards is not what the position brought. */
export function spentPair(spent: readonly [number, number]): number {
  const [mine, theirs] = spent.map((each) => Math.max(-SPENT, Math.min(SPENT, Math.round(each))) + SPENT)
  return CARDS! + mine! * (2 * SPENT + 1) + theirs!
}
