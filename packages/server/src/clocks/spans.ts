/** A period, from its beginning to before its end, in milliseconds since 1970. */
export type Span = readonly [from: number, to: number]

/** The spans without what others cover. Both are in order and do not overlap among themselves. */
export function* without(spans: Iterable<Span>, holes: readonly Span[]): Generator<Span> {
  let first = 0
  for (const [from, to] of spans) {
    let at = from
    while (first < holes.length && holes[first]![1] <= at) first++
    for (let i = first; i < holes.length && holes[i]![0] < to; i++) {
      const [begins, ends] = holes[i]!
      if (begins > at) yield [at, begins]
      at = Math.max(at, ends)
    }
    if (at < to) yield [at, to]
  }
}

/** How much of the spans lies before a time. */
export function lengthUntil(spans: Iterable<Span>, until: number): number {
  let sum = 0
  for (const [from, to] of spans) {
    if (from >= until) break
    sum += Math.min(to, until) - from
  }
  return sum
}

/** When so much of the spans is over; Infinity if they are shorter. */
export function afterLength(spans: Iterable<Span>, length: number): number {
  let left = length
  for (const [from, to] of spans) {
    if (left <= to - from) return from + Math.max(0, left)
    left -= to - from
  }
  return Infinity
}
