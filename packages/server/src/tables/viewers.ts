import type { Game, Happening, Seat, Viewer } from '@benben/kernel'

/** Viewers are the seats and, after them, everybody who only watches: they all see the same. */
export const viewersOf = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
]

/** Where a viewer stands in rows of numbers per viewer. */
export const placeOf = (viewer: Viewer, seats: number): number => (viewer === 'spectator' ? seats : viewer)

export const bit = (place: number): number => 1 << place
export const hasBit = (bits: number, place: number): boolean => (bits & bit(place)) !== 0

/**
 * Who notices that a seat has moved: the seat itself, and who may see one of the events. Every change of a view is named by an
 * event (a law of the house), so whoever sees none has nothing new to look at and must not be told.
 */
export function noticedBy(game: Game, mover: Seat, events: readonly Happening[], seats: number): number {
  let bits = bit(mover)
  for (let place = 0; place <= seats; place++) {
    const viewer = place === seats ? 'spectator' : place
    if (events.some((event) => game.viewEvent(event, viewer) !== undefined)) bits |= bit(place)
  }
  return bits
}

/** What a viewer may know of events. */
export const seenBy = (game: Game, events: readonly Happening[], viewer: Viewer): Happening[] =>
  events.flatMap((event) => game.viewEvent(event, viewer) ?? [])
