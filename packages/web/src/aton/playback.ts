import type { AtonEvent, AtonView } from '@benben/aton'
import type { Seen } from '../session/session.ts'
import { useShowing, type Frame as FrameOf, type Showing } from '../ui/showing.ts'
import { advance } from './advance.ts'

export type Frame = FrameOf<AtonView, AtonEvent>

/** How long the eye needs, in milliseconds. What the viewer did needs no showing: their hand did it. */
function pause(event: AtonEvent, viewer: AtonView['viewer']): number {
  const own = 'seat' in event && event.seat === viewer
  switch (event.type) {
    case 'revealed':
      return 2300
    case 'compared':
    case 'first':
    case 'tie-draw':
      return 1300
    case 'scored':
      return 3200
    case 'removed':
    case 'placed':
      return own ? 0 : 650
    case 'unplaced':
      return own ? 300 : 650
    case 'returned':
      return own ? 0 : 450
    case 'exchanged':
      return own ? 0 : 900
    case 'realm-emptied':
      return 900
    case 'ended':
      return 1200
    default:
      return 0
  }
}

/** What is turned up is turned up for both people at one screen. */
const isForAll = ({ type }: AtonEvent): boolean => type === 'revealed'

/**
 * Shows moves of others one event at a time. What is asked stays on the table while news come in: cards that are being
 * assigned lie where they were put when the other side has assigned.
 */
export const usePlayback = (
  seen: Seen<AtonView, AtonEvent> & { readonly view: AtonView },
): Showing<AtonView, AtonEvent> => useShowing(seen, { advance, pause, isForAll })
