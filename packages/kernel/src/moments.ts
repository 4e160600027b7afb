import type { GameEvent } from './contract.ts'
import type { Match } from './match.ts'
import type { Seat } from './position.ts'

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

/** The setup or a move: who made it, and what happened. */
interface MomentStep {
  readonly seat: Seat | null
  readonly events: readonly GameEvent[]
}

/** The moments of a match: after its setup, and after each of its moves. */
export const momentsOf = <O, V, E extends GameEvent>({
  opening,
  entries,
}: Match<O, V, E>): readonly Moment[] => momentsFrom([{ seat: null, events: opening.events }, ...entries])

/** The moments after each of these steps. */
export function momentsFrom(steps: readonly MomentStep[]): readonly Moment[] {
  const moments: Moment[] = []
  steps.forEach(({ seat, events }, at) => {
    const before = moments.at(-1)?.round ?? 0
    const round = roundIn(events, before)
    const next = steps[at + 1]
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
