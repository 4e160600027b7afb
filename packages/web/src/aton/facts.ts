import {
  aton,
  KIND,
  SOURCES,
  SPACES_PER_TEMPLE,
  TEMPLES,
  templeOf,
  type AtonEvent,
  type AtonView,
  type Kind,
  type Source,
  type Space,
  type Temple,
} from '@benben/aton'
import type { Seat } from '@benben/kernel'

/** What can be counted in a view. */

export const TEMPLE_IDS: readonly Temple[] = Array.from({ length: TEMPLES }, (_, temple) => temple)

/** What each temple pays at a scoring. */
export const SOURCE_OF = ['temple1', 'temple2', 'temple3', 'temple4'] as const

export const spacesOf = (temple: Temple): readonly Space[] =>
  Array.from({ length: SPACES_PER_TEMPLE }, (_, i) => temple * SPACES_PER_TEMPLE + i)

/** Whose priest stands on a space. */
export function standsAt({ temples }: AtonView, space: Space): Seat | undefined {
  const sign = temples[templeOf(space)]?.join('')[space % SPACES_PER_TEMPLE]
  return sign === '0' ? 0 : sign === '1' ? 1 : undefined
}

export const priestsIn = (view: AtonView, seat: Seat, temple: Temple): number =>
  view.temples[temple]!.join('').split(String(seat)).length - 1

/** How many spaces of a kind a seat holds, over all temples. */
export const heldOf = (view: AtonView, seat: Seat, kind: Kind): number =>
  KIND.filter((each, space) => each === kind && standsAt(view, space) === seat).length

export const sizeOf = (kind: Kind): number => KIND.filter((each) => each === kind).length

/** Red first, as on the printed board. */
export const seatsByColour = ({ red }: AtonView): readonly [red: Seat, blue: Seat] => [red, 1 - red]

export type Colour = 'red' | 'blue'
export const colourOf = (view: AtonView, seat: Seat): Colour => (seat === view.red ? 'red' : 'blue')

/** Points by source that a scoring would pay now. */
export type Gains = Readonly<Record<Source, number>>

export const gainsNow = (view: AtonView): readonly Gains[] =>
  aton
    .project(view)
    .map(
      (projected, seat) =>
        Object.fromEntries(
          SOURCES.map((source) => [
            source,
            (projected[source] ?? 0) - (view.seats[seat]!.points[source] ?? 0),
          ]),
        ) as Gains,
    )

export const total = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((sum, each) => sum + each, 0)

/** How far a seat reaches this round; undefined before its card is known. */
export const reachOf = (view: AtonView, seat: Seat): number | undefined => view.seats[seat]?.cartouches?.[2]

/** Whether the temples have been paid and stand as they were: what they would pay now means nothing. */
export const isScored = (view: AtonView, event: AtonEvent | null): boolean =>
  event === null
    ? !view.waiting.some(({ wait }) => wait === 'round')
    : event.type === 'scored' || event.type === 'returned' || event.type === 'realm-emptied'

/** Whether what happens now is bound by reach: priests are removed or placed. */
export const isWithinReach = (view: AtonView): boolean =>
  ['remove', 'place', 'end-turn'].includes(view.waiting.at(-1)?.wait ?? '')

export const isAssigning = (view: AtonView): boolean => view.waiting.at(-1)?.wait === 'assign'

/** Cards open and face down among the discards. */
export const discarded = (view: AtonView, seat: Seat): number => {
  const { discards, faceDown } = view.seats[seat]!
  return discards.reduce((sum, many) => sum + many, 0) + faceDown.size
}

export const deadIn = (view: AtonView): number => view.seats.reduce((sum, { dead }) => sum + dead, 0)
