import type { Game, GameEvent } from './contract.ts'
import type { Position, Seat } from './position.ts'

/** Whose eyes a replay is seen with; `all` sees what every seat knew. */
export interface Eyes {
  readonly seat: Seat
  readonly all: boolean
}

/**
 * What several viewers know together. Views name what is hidden from their viewer as `null`; where one has `null`, what
 * another one sees stands in its place. The first one's own values win elsewhere.
 */
export function knownTogether<T>(seen: readonly T[]): T {
  const [first, ...others] = seen
  return others.reduce<T>((known, other) => merged(known, other) as T, first!)
}

function merged(known: unknown, other: unknown): unknown {
  if (known === null) return other
  if (typeof known !== 'object' || typeof other !== 'object' || other === null) return known
  if (Array.isArray(known))
    return Array.isArray(other) && known.length === other.length
      ? known.map((each: unknown, i) => merged(each, other[i]))
      : known
  return Object.fromEntries(
    Object.entries(known).map(([name, value]) => [
      name,
      merged(value, (other as Record<string, unknown>)[name]),
    ]),
  )
}

/** The seats, this one first. */
const seatsFrom = (near: Seat, seats: number): Seat[] => [
  near,
  ...Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== near),
]

/** The table as all seats together know it, from the side of one of them. For matches that are over. */
export const allSeeingView = <O, V, E extends GameEvent>(
  game: Game<O, V, E>,
  position: Position,
  near: Seat,
  seats: number,
): V => knownTogether(seatsFrom(near, seats).map((seat) => game.view(position, seat)))

/** An event as all seats together know it; undefined if nobody is told of it. */
export function allSeeingEvent<O, V, E extends GameEvent>(
  game: Game<O, V, E>,
  event: E,
  near: Seat,
  seats: number,
): E | undefined {
  const told = seatsFrom(near, seats).flatMap((seat) => game.viewEvent(event, seat) ?? [])
  return told.length === 0 ? undefined : knownTogether(told)
}
