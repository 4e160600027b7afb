import type { AtonEvent, Space, Temple } from '@benben/aton'
import type { Seat } from '@benben/kernel'

/** The pieces and places a line of the log speaks of. */
export interface Pointed {
  readonly spaces: readonly Space[]
  readonly temples: readonly Temple[]
  readonly cartouches: readonly number[]
  readonly seats: readonly Seat[]
  readonly realm: boolean
  readonly track: boolean
}

export const NOTHING: Pointed = {
  spaces: [],
  temples: [],
  cartouches: [],
  seats: [],
  realm: false,
  track: false,
}

export function pointsAt(event: AtonEvent): Pointed {
  switch (event.type) {
    case 'removed':
      return { ...NOTHING, spaces: [event.space], realm: event.to === 'dead' }
    case 'placed':
    case 'returned':
      return { ...NOTHING, spaces: [event.space] }
    case 'unplaced':
      return { ...NOTHING, realm: event.to === 'dead' }
    case 'compared':
      return { ...NOTHING, cartouches: [1], track: event.points > 0 }
    case 'first':
      return { ...NOTHING, cartouches: event.by === 'cartouche1' ? [1, 2] : [2] }
    case 'revealed':
      return { ...NOTHING, cartouches: [1, 2, 3, 4] }
    case 'scored':
      return { ...NOTHING, temples: templesOf(event.lines), realm: true, track: event.lines.length > 0 }
    case 'realm-emptied':
      return { ...NOTHING, realm: true }
    case 'exchanged':
    case 'assigned':
    case 'reassigned':
    case 'reshuffled':
    case 'dealt':
      return { ...NOTHING, seats: [event.seat] }
    default:
      return NOTHING
  }
}

/** While events are shown one by one: only the pieces they touch, nothing around them. */
export const touches = (event: AtonEvent): Pointed => {
  const { spaces, cartouches } = pointsAt(event)
  return { ...NOTHING, spaces, cartouches: event.type === 'revealed' ? [] : cartouches }
}

const templesOf = (lines: readonly { readonly source: string }[]): readonly Temple[] =>
  lines.flatMap(({ source }) => {
    const found = /^temple([1-4])$/.exec(source)
    return found === null ? [] : [Number(found[1]) - 1]
  })

/** The spaces others have changed since the cards were turned up. */
export function recentSpaces(
  log: readonly { readonly event: AtonEvent }[],
  viewer: Seat | 'spectator',
): ReadonlySet<Space> {
  const from = log.findLastIndex(({ event }) => event.type === 'revealed')
  return new Set(
    log
      .slice(from + 1)
      .flatMap(({ event }) => (event.type === 'placed' && event.seat !== viewer ? [event.space] : [])),
  )
}
