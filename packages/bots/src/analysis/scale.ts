/** From expected points to chances. Fitted to games of bots by `npm run calibrate`. */

/** final ≈ shift + factor · expected. */
export type Linear = readonly [shift: number, factor: number]

export const along = ([shift, factor]: Linear, x: number): number => shift + factor * x

/** Chances to have the most points, where `spread` points of a lead make a win e times as likely as a defeat. */
export function chancesOf(points: readonly number[], spread: number): number[] {
  const most = Math.max(...points)
  const weights = points.map((each) => Math.exp((each - most) / spread))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** A sample with its weight. */
export interface Weighted<T> {
  readonly sample: T
  readonly weight: number
}

/** As if so many samples had said that nothing is to be corrected. */
const DOUBT = 4

/** The line that fits best, drawn a little towards no correction. */
export function fitLine(samples: readonly Weighted<{ readonly x: number; readonly y: number }>[]): Linear {
  const sum = (of: (x: number, y: number) => number): number =>
    samples.reduce((total, { sample, weight }) => total + weight * of(sample.x, sample.y), 0)
  const many = sum(() => 1)
  if (many === 0) return [0, 1]
  const middle = sum((x) => x) / many
  const off = sum((x, y) => y - x) / (many + DOUBT)
  const spread = sum((x) => (x - middle) ** 2)
  const slope = sum((x, y) => (x - middle) * (y - x - off)) / (spread + DOUBT * 100)
  return [off - slope * middle, 1 + slope]
}

const NARROWEST = 0.3
/** The standard deviation of the normal distribution that is nearest to the logistic one whose scale is 1. */
const LOGISTIC = 1.702
/** However little a lead says, it says something. */
const LEAST_OF_A_LEAD = 0.2

/**
 * The spread that goes with how much of an expected lead was kept, and how far leads were from that. A lead is believed less than
 * points: seats of one game have much of their luck in common, and only what they do not share makes a lead. It is taken from
 * the points, not from who won: points say much more about few games.
 */
export function fitSpread(
  samples: readonly Weighted<{ readonly points: readonly number[]; readonly totals: readonly number[] }>[],
): number {
  const leads = samples.flatMap(({ sample: { points, totals }, weight }) =>
    points.flatMap((expected, seat) =>
      points.slice(0, seat).map((rival, other) => ({
        weight,
        expected: expected - rival,
        came: totals[seat]! - totals[other]!,
      })),
    ),
  )
  const sum = (of: (lead: (typeof leads)[number]) => number): number =>
    leads.reduce((total, lead) => total + lead.weight * of(lead), 0)
  const many = sum(() => 1)
  if (many === 0) return 1
  const doubt = DOUBT * 100
  const kept = Math.max(
    LEAST_OF_A_LEAD,
    (sum(({ expected, came }) => expected * came) + doubt) / (sum(({ expected }) => expected ** 2) + doubt),
  )
  const squares = sum(({ expected, came }) => (came - kept * expected) ** 2)
  return Math.max(NARROWEST, Math.sqrt(squares / many) / LOGISTIC / kept)
}

const STEPS = 40
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** Where a function with one valley is lowest. */
export function lowest(of: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let step = 0; step < STEPS; step++) {
    const left = high - GOLDEN * (high - low)
    const right = low + GOLDEN * (high - low)
    if (of(left) < of(right)) high = right
    else low = left
  }
  return (low + high) / 2
}
