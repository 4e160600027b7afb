import type { Result } from '@benben/kernel'

/**
 * How two bots share a table: every way to give each of them half of the seats (with three seats one or two), all with the
 * same seed, so that neither seats nor luck favour one of them.
 */
export function seatings(seats: number): readonly (readonly boolean[])[] {
  const half = seats / 2
  return Array.from({ length: 1 << seats }, (_, mask) =>
    Array.from({ length: seats }, (_, seat) => ((mask >> seat) & 1) === 0),
  ).filter((isA) => {
    const many = isA.filter(Boolean).length
    return many === Math.floor(half) || many === Math.ceil(half)
  })
}

/** The share of `a` in a game: with two seats who won; with more, in how many pairs of its seats and others it is ahead. */
export function shareOf(
  { winners, totals }: Pick<Result, 'winners' | 'totals'>,
  isA: readonly boolean[],
): number {
  if (isA.length === 2) return winners.length !== 1 ? 0.5 : isA[winners[0]!]! ? 1 : 0
  let pairs = 0
  let ahead = 0
  isA.forEach((mine, i) => {
    if (!mine) return
    isA.forEach((own, j) => {
      if (own) return
      pairs++
      ahead += totals[i]! > totals[j]! ? 1 : totals[i] === totals[j] ? 0.5 : 0
    })
  })
  return ahead / pairs
}
