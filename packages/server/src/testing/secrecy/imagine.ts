import {
  clone,
  loggingHost,
  type Game,
  type GameEvent,
  type Move,
  type Position,
  type Seat,
  type Viewer,
} from '@benben/kernel'

/** What a move of a person would lead to, with the steps of automata after it, as the server plays them. */
export interface Imagined {
  readonly after: Position
  /** Whether chance came in or something hidden was shown: from here on two deals may look different. */
  readonly isReveal: boolean
  /** What a viewer would be told and see, as one text. */
  readonly seenBy: (viewer: Viewer) => string
}

export function imagine(
  game: Game,
  isAutomaton: (seat: Seat) => boolean,
  from: Position,
  seat: Seat,
  move: Move,
): Imagined {
  const after = clone(from)
  const events: GameEvent[] = []
  let isReveal = false
  const step = (who: Seat, what: Move): void => {
    const { host, log } = loggingHost<GameEvent>(() => true)
    game.step(after, who, what, host)
    events.push(...log.events)
    isReveal ||=
      log.chance.some(({ sides }) => sides > 1) ||
      log.events.some((event) => game.reveals(event)) ||
      game.toAct(after).length === 0
  }
  const automatonToAct = (): Seat | undefined => game.toAct(after).find(isAutomaton)
  const visible = (viewer: Viewer): GameEvent[] =>
    events.flatMap((event) => game.viewEvent(event, viewer) ?? [])
  step(seat, move)
  for (let next = automatonToAct(); next !== undefined; next = isReveal ? undefined : automatonToAct())
    step(next, game.legal(after, next, [])[0]!)
  return {
    after,
    isReveal,
    seenBy: (viewer) => JSON.stringify([visible(viewer), game.view(after, viewer)]),
  }
}
