import type { TekhenuEvent } from '@benben/tekhenu'

/** The points of every seat after a round. */
export interface Milestone {
  readonly round: number
  readonly scores: readonly number[]
  readonly scoring: boolean
}

/** Points over the rounds, from those that seats are given at the start; a milestone for each round and for what was before. */
export function historyOf(
  log: readonly { readonly event: TekhenuEvent }[],
  start: readonly number[],
): readonly Milestone[] {
  const history: { round: number; scores: number[]; scoring: boolean }[] = [
    { round: 0, scores: [...start], scoring: false },
  ]
  for (const { event } of log) {
    const last = history.at(-1)!
    if (event.type === 'round') {
      history.push({ round: event.round, scores: [...last.scores], scoring: false })
    } else if (event.type === 'points') {
      last.scores[event.seat]! += event.points
    } else if (event.type === 'scoring') {
      last.scoring = true
    }
  }
  return history
}
