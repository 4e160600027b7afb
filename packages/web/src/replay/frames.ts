import {
  allSeeingEvent,
  allSeeingView,
  writeIncident,
  type Eyes,
  type GameEvent,
  type Match,
  type Position,
} from '@benben/kernel'
import { emptySeen } from '../session/empty-seen.ts'
import { logOf } from '../session/log.ts'
import type { SeatSeen, Seen } from '../session/session.ts'

export type AnyMatch = Match<unknown, unknown, GameEvent>

/** What is seen of a match after each of its moves. */
export interface Frames {
  /** The number of moves. */
  readonly last: number
  /** `isStep`: the last move is new to the viewer. */
  readonly at: (at: number, eyes: Eyes, isStep: boolean) => Seen
  /** Loads what these eyes have seen; left out where all of it is there. */
  readonly load?: (eyes: Eyes) => Promise<void>
}

/** The part of a `Seen` that a position tells, as these eyes see it. */
export function seenBy(
  { game, terms }: Pick<AnyMatch, 'game' | 'terms'>,
  seats: readonly SeatSeen[],
  position: Position,
  { seat, all }: Eyes,
): Seen {
  return {
    ...emptySeen('replay', 'local'),
    game: game.id,
    ...(game.printed === undefined ? {} : { printed: game.printed }),
    options: terms.options,
    stage: 'playing',
    viewer: seat,
    seats,
    view: all ? allSeeingView(game, position, seat, seats.length) : game.view(position, seat),
    toAct: game.toAct(position),
  }
}

/** Events as these eyes see them. */
export const toldTo = (
  { game, terms }: Pick<AnyMatch, 'game' | 'terms'>,
  events: readonly GameEvent[],
  { seat, all }: Eyes,
): GameEvent[] =>
  events.flatMap(
    (event) =>
      (all ? allSeeingEvent(game, event, seat, terms.names.length) : game.viewEvent(event, seat)) ?? [],
  )

/** The events that led to a moment. */
export const eventsUntil = ({ opening, entries }: AnyMatch, at: number): GameEvent[] => [
  ...opening.events,
  ...entries.slice(0, at).flatMap(({ events }) => events),
]

/** The frames of a match that was replayed from its record. */
export const framesOf = (match: AnyMatch, seats: readonly SeatSeen[]): Frames => ({
  last: match.entries.length,
  at: (at, eyes, isStep) => {
    const log = logOf(toldTo(match, eventsUntil(match, at), eyes))
    const fresh = isStep ? toldTo(match, match.entries[at - 1]!.events, eyes).length : 0
    return {
      ...seenBy(match, seats, match.at(match.movesEarlier + at)!, eyes),
      log,
      fresh: log.slice(log.length - fresh),
      incidents: match.incidents
        .filter((each) => each.at <= at)
        .map(({ incident }) => writeIncident(incident)),
    }
  },
})
