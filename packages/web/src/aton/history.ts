import type { AtonEvent } from '@benben/aton'

/** The score after each round, with where a scoring took place. */
export interface Milestone {
  readonly round: number
  readonly scores: number[]
  readonly scoring: boolean
}

export function historyOf(log: readonly { readonly event: AtonEvent }[]): readonly Milestone[] {
  const history: Milestone[] = [{ round: 0, scores: [0, 0], scoring: false }]
  const gain = (seat: number, points: number): void => {
    const last = history.at(-1)!
    history[history.length - 1] = { ...last, scores: last.scores.with(seat, last.scores[seat]! + points) }
  }
  for (const { event } of log) {
    if (event.type === 'round') {
      history.push({ ...history.at(-1)!, round: event.round, scoring: false })
    } else if (event.type === 'compared' && event.seat !== null) {
      gain(event.seat, event.points)
    } else if (event.type === 'scored') {
      for (const { seat, points } of event.lines) gain(seat, points)
      history[history.length - 1] = { ...history.at(-1)!, scoring: true }
    }
  }
  return history
}
