import type { Game, GameEvent, Seat, Viewer } from '@benben/kernel'

/** The seats and, last, the spectators, who all see the same. */
export const viewersOf = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
]

/** The index of a viewer in arrays and bit sets with one element per viewer. */
export const viewerIndex = (viewer: Viewer, seats: number): number =>
  viewer === 'spectator' ? seats : viewer

export const bit = (index: number): number => 1 << index
export const hasBit = (bits: number, index: number): boolean => (bits & bit(index)) !== 0

/**
 * The viewers to notify of a move, one bit each: the mover, and every viewer who may see at least one of the events. Each change
 * of a view has an event (a conformance law), so a viewer who sees none has nothing new to see and must not be notified.
 */
export function notifiedViewers(
  game: Game,
  mover: Seat,
  events: readonly GameEvent[],
  seats: number,
): number {
  let bits = bit(mover)
  for (let index = 0; index <= seats; index++) {
    const viewer = index === seats ? 'spectator' : index
    if (events.some((event) => game.viewEvent(event, viewer) !== undefined)) bits |= bit(index)
  }
  return bits
}

/** The events as a viewer may see them; hidden ones are left out. */
export const visibleEvents = (game: Game, events: readonly GameEvent[], viewer: Viewer): GameEvent[] =>
  events.flatMap((event) => game.viewEvent(event, viewer) ?? [])
