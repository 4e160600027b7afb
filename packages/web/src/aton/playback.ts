import type { AtonEvent, AtonView } from '@benben/aton'
import type { Seen } from '../session/session.ts'
import { useShowing, type Frame as FrameOf, type Showing } from '../ui/showing.ts'
import { advance, isForAll, pauseOf } from './events.ts'

export type Frame = FrameOf<AtonView, AtonEvent>

/**
 * Shows moves of others one event at a time. The question stays on the table while updates arrive: cards that are being
 * assigned lie where they were put when the other side has assigned.
 */
export const usePlayback = (
  seen: Seen<AtonView, AtonEvent> & { readonly view: AtonView },
): Showing<AtonView, AtonEvent> => useShowing(seen, { advance, pause: pauseOf, isForAll })
