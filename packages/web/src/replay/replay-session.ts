import {
  allSeeingEvent,
  allSeeingView,
  writeIncident,
  type GameEvent,
  type Match,
  type Seat,
} from '@benben/kernel'
import { emptySeen } from '../session/empty-seen.ts'
import { logOf } from '../session/log.ts'
import { SeenStore } from '../session/seen-store.ts'
import type { Outcome, SeatSeen, Seen, Session } from '../session/session.ts'

/** Whose eyes a replay is seen with; `all` sees what every seat knew. */
export interface Eyes {
  readonly seat: Seat
  readonly all: boolean
}

/** A match that is looked at again, as a session of its table: nothing is asked, and it stands where one puts it. */
export interface ReplaySession extends Session {
  readonly at: () => number
  readonly eyes: () => Eyes
  /** Goes to a moment; a single step forward is shown as it happened. */
  readonly goTo: (at: number) => void
  readonly look: (eyes: Eyes) => void
}

const LOOKING: Outcome = { ok: false, problem: { code: 'session.not-seated', params: {} } }

/** Nothing can be done at a match that is only looked at. */
const INERT: Omit<Session, 'now' | 'subscribe' | 'record'> = {
  play: async () => LOOKING,
  preview: async () => undefined,
  undo: async () => LOOKING,
  restartTurn: async () => LOOKING,
  openCurtain: async () => undefined,
  closeCurtain: async () => undefined,
  setEndTurnByHand: async () => undefined,
  nextStep: async () => LOOKING,
  setStepByStep: async () => undefined,
  act: async () => LOOKING,
  sitDown: async () => LOOKING,
  rematch: async () => '/',
  close: () => undefined,
}

type AnyMatch = Match<unknown, unknown, GameEvent>

/** What is seen of a match after so many moves. `isStep`: the last one is new to the viewer. */
function seenAt(
  match: AnyMatch,
  seats: readonly SeatSeen[],
  at: number,
  { seat, all }: Eyes,
  isStep: boolean,
): Seen {
  const { game, opening, entries, terms, incidents } = match
  const position = match.at(match.movesEarlier + at)!
  const told = (events: readonly GameEvent[]): GameEvent[] =>
    events.flatMap(
      (event) => (all ? allSeeingEvent(game, event, seat, seats.length) : game.viewEvent(event, seat)) ?? [],
    )
  const log = logOf(told([...opening.events, ...entries.slice(0, at).flatMap(({ events }) => events)]))
  const fresh = isStep ? told(entries[at - 1]!.events).length : 0
  return {
    ...emptySeen('replay', 'local'),
    game: game.id,
    ...(game.printed === undefined ? {} : { printed: game.printed }),
    options: terms.options,
    stage: 'playing',
    viewer: seat,
    seats,
    view: all ? allSeeingView(game, position, seat, seats.length) : game.view(position, seat),
    log,
    fresh: log.slice(log.length - fresh),
    toAct: game.toAct(position),
    incidents: incidents.filter((each) => each.at <= at).map(({ incident }) => writeIncident(incident)),
  }
}

export function openReplay(
  match: AnyMatch,
  seats: readonly SeatSeen[],
  from: { readonly at: number; readonly eyes: Eyes },
): ReplaySession {
  const last = match.entries.length
  const within = (at: number): number => Math.min(Math.max(Math.round(at), 0), last)
  let at = within(from.at)
  let { eyes } = from
  const store = new SeenStore(emptySeen('replay', 'local'))
  const show = (isStep: boolean): void => store.show(seenAt(match, seats, at, eyes, isStep))
  show(false)
  return {
    ...INERT,
    now: store.now,
    subscribe: store.subscribe,
    record: async () => undefined,
    at: () => at,
    eyes: () => eyes,
    goTo: (to) => {
      const next = within(to)
      const isStep = next === at + 1
      at = next
      show(isStep)
    },
    look: (others) => {
      eyes = others
      show(false)
    },
  }
}
