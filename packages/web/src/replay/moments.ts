import type { GameEvent, Match, Seat } from '@benben/kernel'

/** A sign at a moment of a match: what happened there that people look for. */
type Sign = 'scoring' | 'maat'

/** The table after so many moves. */
export interface Moment {
  /** Who made the move that led here; null after the setup. */
  readonly seat: Seat | null
  readonly round: number
  readonly sign: Sign | null
  /** Whether somebody's turn begins here. */
  readonly beginsTurn: boolean
  readonly beginsRound: boolean
}

/** Events that every game names in this way: `round` says which one begins, `turn` whose. */
const SIGNS: Readonly<Record<string, Sign>> = { scoring: 'scoring', scored: 'scoring', maat: 'maat' }

const roundIn = (events: readonly GameEvent[], before: number): number =>
  events.reduce(
    (round, event) => (event.type === 'round' && 'round' in event ? Number(event.round) : round),
    before,
  )

/** The moments of a match: after its setup, and after each of its moves. */
export function momentsOf({ opening, entries }: Match<unknown, unknown, GameEvent>): readonly Moment[] {
  const moments: Moment[] = []
  const steps = [{ seat: null, events: opening.events }, ...entries]
  steps.forEach(({ seat, events }, at) => {
    const before = moments.at(-1)?.round ?? 0
    const round = roundIn(events, before)
    const next = entries[at]
    moments.push({
      seat,
      round,
      sign: events.reduce<Sign | null>((sign, { type }) => SIGNS[type] ?? sign, null),
      beginsTurn: next === undefined || next.seat !== seat || events.some(({ type }) => type === 'turn'),
      beginsRound: at === 0 || round !== before,
    })
  })
  return moments
}

export const STRIDES = ['move', 'turn', 'round'] as const
export type Stride = (typeof STRIDES)[number]

/** Whether a stride ends at this moment; the first and the last one always count. */
const endsAt = (moments: readonly Moment[], at: number, by: Stride): boolean => {
  if (by === 'move' || at === 0 || at === moments.length - 1) return true
  const { beginsTurn, beginsRound } = moments[at]!
  return by === 'turn' ? beginsTurn : beginsRound
}

/** Where a stride forward (1) or back (-1) leads; the same moment where there is none. */
export function stride(moments: readonly Moment[], from: number, by: Stride, way: 1 | -1): number {
  let at = from + way
  while (at > 0 && at < moments.length - 1 && !endsAt(moments, at, by)) at += way
  return Math.min(Math.max(at, 0), moments.length - 1)
}
