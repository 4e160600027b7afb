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
/** The standard deviation of the logistic distribution whose scale is 1. */
const LOGISTIC = Math.PI / Math.sqrt(3)

/**
 * The spread that goes with how far the leads between seats were from those expected. It is taken from the points, not from
 * who won: points say much more about few games.
 */
export function fitSpread(
  samples: readonly Weighted<{ readonly points: readonly number[]; readonly totals: readonly number[] }>[],
): number {
  let squares = 0
  let many = 0
  for (const { sample, weight } of samples) {
    const off = sample.points.map((expected, seat) => sample.totals[seat]! - expected)
    for (let seat = 0; seat < off.length; seat++)
      for (let other = 0; other < seat; other++) {
        squares += weight * (off[seat]! - off[other]!) ** 2
        many += weight
      }
  }
  return many === 0 ? 1 : Math.max(NARROWEST, Math.sqrt(squares / many) / LOGISTIC)
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
