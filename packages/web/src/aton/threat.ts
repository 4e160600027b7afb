import { KIND, SPACES_PER_TEMPLE, TEMPLES, templeOf, type AtonView, type Space } from '@benben/aton'
import type { Seat } from '@benben/kernel'
import { standsAt } from './facts.ts'

/** A highest card places so many priests, and another one removes so many of the other side. */
const MOST_PLACED = 4
const MOST_REMOVED = 2

/** An instant win: all spaces of a colour, or of a temple, 1 to 4. */
export interface Threat {
  readonly goal: 'yellow' | 'green' | 'temple'
  readonly temple: number
}

const SPACES: readonly Space[] = Array.from({ length: TEMPLES * SPACES_PER_TEMPLE }, (_, space) => space)

const GOALS: readonly (Threat & { readonly spaces: readonly Space[] })[] = [
  ...Array.from({ length: TEMPLES }, (_, temple) => ({
    goal: 'temple' as const,
    temple: temple + 1,
    spaces: SPACES.filter((space) => templeOf(space) === temple),
  })),
  ...(['yellow', 'green'] as const).map((goal) => ({
    goal,
    temple: 0,
    spaces: SPACES.filter((space) => KIND[space] === goal),
  })),
]

/** The instant win that the best cards would bring a seat in its next turn. */
export const threatOf = (view: AtonView, seat: Seat): Threat | undefined =>
  GOALS.find(({ spaces }) => {
    const missing = spaces.filter((space) => standsAt(view, space) !== seat)
    const held = missing.filter((space) => standsAt(view, space) !== undefined)
    return missing.length <= Math.min(MOST_PLACED, view.seats[seat]!.reserve) && held.length <= MOST_REMOVED
  })
