import type { GameEvent, Match, Position, Seat } from '@benben/kernel'

/** A question that was asked in a match. */
export interface PastQuestion {
  readonly position: Position
  /** How many moves had been made. */
  readonly moves: number
}

/** The first choice a seat had since somebody else moved: where its last turn began. Undefined if it had none. */
export function lastQuestion(
  { game, entries, movesEarlier }: Match<unknown, unknown, GameEvent>,
  seat: Seat,
): PastQuestion | undefined {
  const last = entries.findLastIndex((entry) => entry.seat === seat)
  const first = entries.findLastIndex((entry, i) => i < last && entry.seat !== seat) + 1
  const own = entries.slice(first, last + 1)
  const found = own.findIndex(({ before }) => game.legal(before, seat, []).length > 1)
  if (last < 0 || found < 0) return undefined
  return { position: own[found]!.before, moves: movesEarlier + first + found }
}
