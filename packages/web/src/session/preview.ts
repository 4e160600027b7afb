import { random, roll, type Game, type GameEvent, type Host, type Seat } from '@benben/kernel'
import type { Preview } from './session.ts'

/** Thrown inside a step at the first chance or revelation. */
class Unknown extends Error {}

/**
 * Plays a move on a position that looks like the view, up to the first thing that would teach something: chance, or
 * something hidden shown. It never sees the true position. Undefined where the move is not legal.
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
    // So that the preview stops before the end of the turn and its effects.
    pause: () => true,
  }
  try {
    game.step(position, seat, move, host)
  } catch (error) {
    if (!(error instanceof Unknown)) throw error
    return { move: text, events, stopped: true, view: null }
  }
  return { move: text, events, stopped: false, view: game.view(position, seat) }
}
