import type { Edition, TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import type { Seen } from '../../session/session.ts'
import { useEventPlayback, type Playback } from '../../ui/playback.ts'
import { advanceIn, pauseOf, soundOf } from '../events/events.ts'

/** Plays back the moves of others one event at a time. */
export function usePlayback(
  seen: Seen<TekhenuView, TekhenuEvent> & { readonly view: TekhenuView },
  edition: Edition,
  launch: (event: TekhenuEvent, before: TekhenuView) => void,
): Playback<TekhenuView, TekhenuEvent> {
  const playback = useEventPlayback(seen, {
    advance: advanceIn(edition),
    pause: pauseOf,
    sound: soundOf,
    launch,
    asksFirst: true,
  })
  const { frame } = playback
  // The latest state is not rendered yet: nothing can be decided on the previous table.
  const settled = frame.settled && frame.version === seen.version
  return settled === frame.settled ? playback : { ...playback, frame: { ...frame, settled } }
}
