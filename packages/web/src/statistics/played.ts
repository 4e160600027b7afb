import { EARLY_ENDS, type Match, type GameEvent, type Points, type Seat } from '@benben/kernel'

/** A finished match as statistics count it, from my seat. */
export interface Played {
  /** Where it can be looked at again. */
  readonly href: string
  readonly game: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly seats: number
  readonly seat: Seat
  readonly options: unknown
  /** Who else sat there, as the list of my games names them. */
  readonly rivals: readonly string[]
  readonly outcome: Outcome
  readonly total: number
  /** The most points of the others. */
  readonly best: number
  readonly points: Points
}

type Outcome = 'won' | 'tied' | 'lost'

type AnyMatch = Match<unknown, unknown, GameEvent>

/** Undefined for what has no result of mine: unfinished, ended by agreement or conceded, or finished by a bot in my place. */
export function playedOf(
  { game, result, terms }: AnyMatch,
  seat: Seat,
  about: Pick<Played, 'href' | 'at' | 'rivals'>,
): Played | undefined {
  if (result === undefined || EARLY_ENDS.some((each) => each === result.reason)) return undefined
  if (result.kept?.includes(seat) === true) return undefined
  const { winners, totals, points } = result
  return {
    ...about,
    game: game.id,
    seats: totals.length,
    seat,
    options: terms.options,
    outcome: !winners.includes(seat) ? 'lost' : winners.length > 1 ? 'tied' : 'won',
    total: totals[seat]!,
    best: Math.max(...totals.filter((_, other) => other !== seat)),
    points: points[seat]!,
  }
}
