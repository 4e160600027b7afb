import {
  allSeeingEvent,
  allSeeingView,
  type Eyes,
  type Game,
  type GameEvent,
  type Match,
  type Position,
} from '@benben/kernel'
import { emptySeen } from '../session/empty-seen.ts'
import { logOf } from '../session/log.ts'
import type { SeatSeen, Seen } from '../session/session.ts'
import type { Reel, ReelStep } from './reel.ts'

export type AnyMatch = Match<unknown, unknown, GameEvent>

/** What has to be known of a match to tell it. */
interface Told {
  readonly game: Game
  readonly terms: { readonly options: unknown; readonly names: readonly string[] }
}

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
  { game, terms }: Told,
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
  { game, terms }: Told,
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

/** The frames of a reel. */
export const framesOf = ({ game, options, steps }: Reel, seats: readonly SeatSeen[]): Frames => ({
  last: steps.length - 1,
  at: (at, eyes, isStep) => {
    const terms = { options, names: seats.map(({ name }) => name) }
    const seen = (some: readonly ReelStep[]): GameEvent[] =>
      toldTo(
        { game, terms },
        some.flatMap(({ events }) => events),
        eyes,
      )
    const now = steps.slice(0, at + 1)
    const log = logOf(seen(now))
    const fresh = isStep ? seen(now.slice(-1)).length : 0
    return {
      ...seenBy({ game, terms }, seats, now.at(-1)!.position, eyes),
      log,
      fresh: log.slice(log.length - fresh),
      incidents: now.flatMap(({ incidents }) => incidents),
    }
  },
})
