import type { Game, GameEvent, Position, Seat } from '@benben/kernel'

/** A view without its viewer, for comparison. An empty pile hides nothing. */
const comparableView = <V, E extends GameEvent>(
  game: Game<unknown, V, E>,
  position: Position,
  seat: Seat,
): string =>
  JSON.stringify({ ...(game.view(position, seat) as object), viewer: null }, (_, value: unknown) =>
    Array.isArray(value) && value.length === 0 ? null : value,
  )

/** Whether one of these people, who share a screen, sees something that another may not. */
export function haveSecrets<V, E extends GameEvent>(
  game: Game<unknown, V, E>,
  position: Position,
  people: readonly Seat[],
): boolean {
  const [first, ...others] = people
  if (first === undefined) return false
  const seen = comparableView(game, position, first)
  return others.some((seat) => comparableView(game, position, seat) !== seen)
}
