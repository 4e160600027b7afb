import type { Seat, Viewer } from '@benben/kernel'
import type { Space } from './board.ts'
import type { Reason, Source } from './state.ts'

/** Where a priest without a place goes: the realm of the dead, or, when that is full, its owner's reserve. */
export type Beyond = 'dead' | 'reserve'

export interface ScoreLine {
  readonly source: Source
  readonly seat: Seat
  readonly points: number
}

/** What happens in a game of Aton. `cards: null` stands where a viewer may not see them. */
export type AtonEvent =
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly number[] | null }
  | { readonly type: 'reshuffled'; readonly seat: Seat }
  | {
      readonly type: 'exchanged'
      readonly seat: Seat
      readonly discarded: readonly number[] | null
      readonly cards: readonly number[] | null
    }
  | { readonly type: 'assigned'; readonly seat: Seat; readonly cards: readonly number[] | null }
  | { readonly type: 'reassigned'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'revealed'; readonly cards: readonly (readonly number[])[] }
  | { readonly type: 'compared'; readonly seat: Seat | null; readonly points: number }
  | { readonly type: 'tie-draw'; readonly cards: readonly number[] }
  | { readonly type: 'first'; readonly seat: Seat; readonly by: FirstBy }
  | {
      readonly type: 'removed'
      readonly seat: Seat
      readonly owner: Seat
      readonly space: Space
      readonly to: Beyond
    }
  | { readonly type: 'placed'; readonly seat: Seat; readonly space: Space }
  | { readonly type: 'unplaced'; readonly seat: Seat; readonly to: Beyond }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'scored'; readonly lines: readonly ScoreLine[] }
  | { readonly type: 'returned'; readonly seat: Seat; readonly space: Space }
  | { readonly type: 'realm-emptied'; readonly priests: readonly number[] }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'ended'; readonly reason: Reason; readonly winners: readonly Seat[] }

export const EVENTS = [
  'round',
  'dealt',
  'reshuffled',
  'exchanged',
  'assigned',
  'reassigned',
  'revealed',
  'compared',
  'tie-draw',
  'first',
  'removed',
  'placed',
  'unplaced',
  'turn-ended',
  'scored',
  'returned',
  'realm-emptied',
  'discarded',
  'ended',
] as const satisfies readonly AtonEvent['type'][]

/** What decided who acts first. */
export const FIRST_BY = ['cartouche2', 'cartouche1', 'draw', 'red'] as const
export type FirstBy = (typeof FIRST_BY)[number]

export function viewEvent(event: AtonEvent, viewer: Viewer): AtonEvent | undefined {
  switch (event.type) {
    case 'dealt':
    case 'assigned':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, cards: null }
    case 'exchanged':
      return event.seat === viewer
        ? event
        : { type: 'exchanged', seat: event.seat, discarded: null, cards: null }
    case 'reassigned':
      return event.seat === viewer ? event : undefined // AT2
    default:
      return event
  }
}

/** Cards turned up or drawn were hidden before. */
export const reveals = (event: AtonEvent): boolean =>
  event.type === 'revealed' ||
  event.type === 'tie-draw' ||
  event.type === 'dealt' ||
  event.type === 'exchanged'
