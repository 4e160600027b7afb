import type { Words } from '@benben/words'
import type { Shared } from '../ui/share-chart.ts'

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

/** What is shared, with the round in which the game turned; for others nobody is 'you'. */
export function withLead(words: Words, shared: Shared): Shared {
  const round = ledFrom(shared.seats)
  const who = shared.seats.find(({ won }) => won)?.name
  if (round === undefined || who === undefined) return shared
  const label = words.say('replay.end.turned', { round })
  return {
    ...shared,
    turn: { at: round, label, sentence: words.say('replay.end.lead', { you: 'no', who, round }) },
  }
}
