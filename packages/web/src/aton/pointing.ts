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

/** The temples that lines of a scoring name. */
export const templesIn = (lines: readonly { readonly source: string }[]): readonly Temple[] =>
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
