import type { Shared } from '../ui/share-picture.ts'

/** The round from which on whoever won was ahead of everybody else in points; undefined where there is none. */
export function ledFrom(
  seats: readonly Pick<Shared['seats'][number], 'won' | 'scores'>[],
): number | undefined {
  const [winner, ...more] = seats.filter(({ won }) => won)
  if (winner === undefined || more.length > 0) return undefined
  const others = seats.filter(({ won }) => !won)
  // The first number is what everybody had before the first round.
  const behind = winner.scores.findLastIndex((score, round) =>
    others.some(({ scores }) => scores[round]! >= score),
  )
  const round = Math.max(1, behind + 1)
  return round < winner.scores.length ? round : undefined
}
