import type { Game, Position, Seat } from '@benben/kernel'
import { editionOf, standard } from '@benben/tekhenu'
import { FEATURES, featuresWith } from '@benben/tekhenu/features'

/** Positions of a game in numbers, as a seat may know them. */
interface Features {
  readonly names: readonly string[]
  readonly read: (position: Position, seat: Seat) => readonly number[]
}

/** Undefined for games that have none. */
export function featuresOf({ id, printed }: Game): Features | undefined {
  if (id !== 'tekhenu') return undefined
  const write = featuresWith(printed === undefined ? standard : editionOf(printed))
  return {
    names: FEATURES,
    read: (position, seat) => [...write(position, seat, new Int8Array(FEATURES.length))],
  }
}
