import type { AtonEvent, AtonView } from '@benben/aton'
import type { Seen } from '../session/session.ts'
import { useEventPlayback, type Frame as FrameOf, type Playback } from '../ui/playback.ts'
import { advance, isForAll, pauseOf, soundOf } from './events.ts'

export type Frame = FrameOf<AtonView, AtonEvent>

/**
 * Plays back the moves of others one event at a time. The question stays on the table while updates arrive: cards that are being
 * assigned lie where they were put when the other side has assigned.
 */
export const usePlayback = (
  seen: Seen<AtonView, AtonEvent> & { readonly view: AtonView },
): Playback<AtonView, AtonEvent> =>
  useEventPlayback(seen, { advance, pause: pauseOf, sound: soundOf, isForAll })
