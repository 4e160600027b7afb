import {
  random,
  roll,
  type Game,
  type GameEvent,
  type Host,
  type Move,
  type Position,
  type Seat,
} from '@benben/kernel'
import type { Preview } from './session.ts'

/** Thrown inside a step at the first chance or revelation. */
class Unknown extends Error {}

/** What a move brings, as its seat sees it, up to the first chance or revelation. */
export interface Certain<E> {
  readonly events: readonly E[]
  /** Whether it stopped there; then the position is that of the step under way. */
  readonly stopped: boolean
}

/** Plays a legal move on a position up to the first thing that would teach something: chance, or something hidden shown. */
export function stepCertain<V, E extends GameEvent>(
  game: Game<unknown, V, E>,
  position: Position,
  seat: Seat,
  move: Move,
  pause: Host<E>['pause'],
): Certain<E> {
  const events: E[] = []
  const host: Host<E> = {
    emit: (event) => {
      if (game.reveals(event)) throw new Unknown()
      const seen = game.viewEvent(event, seat)
      if (seen !== undefined) events.push(seen)
    },
    // A single outcome is not random.
    chance: (at, sides) => {
      if (sides > 1) throw new Unknown()
      return roll(at, sides)
    },
    draw: undefined,
    pause,
  }
  try {
    game.step(position, seat, move, host)
  } catch (error) {
    if (!(error instanceof Unknown)) throw error
    return { events, stopped: true }
  }
  return { events, stopped: false }
}

/**
 * Plays a move on a position that looks like the view, as far as it is certain. It never sees the true position. Undefined where
 * the move is not legal.
 */
export function preview<V, E extends GameEvent>(
  game: Game<unknown, V, E>,
  view: V,
  seat: Seat,
  text: string,
): Preview<V, E> | undefined {
  const move = game.read(text)
  if (move === undefined) return undefined
  const position = game.determinize(view, random('preview'))
  if (game.refuse(position, seat, move) !== undefined) return undefined
  // It stops before the end of the turn and its effects.
  const { events, stopped } = stepCertain(game, position, seat, move, () => true)
  const next = stopped ? [] : game.toAct(position)
  return {
    move: text,
    events,
    stopped,
    final: next.length !== 1 || next[0] !== seat,
    view: stopped ? null : game.view(position, seat),
  }
}
