import type { TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import type { Seen } from '../../session/session.ts'
import { useShowing, type Showing } from '../../ui/showing.ts'
import { advance, pauseOf } from '../events/events.ts'

/** Shows moves of others one event at a time. */
export function usePlayback(
  seen: Seen<TekhenuView, TekhenuEvent> & { readonly view: TekhenuView },
  launch: (event: TekhenuEvent, before: TekhenuView) => void,
): Showing<TekhenuView, TekhenuEvent> {
  const showing = useShowing(seen, { advance, pause: pauseOf, launch })
  const { frame } = showing
  // The latest state is not rendered yet: nothing can be decided on the previous table.
  const settled = frame.settled && frame.version === seen.version
  return settled === frame.settled ? showing : { ...showing, frame: { ...frame, settled } }
}
