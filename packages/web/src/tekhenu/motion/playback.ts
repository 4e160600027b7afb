import type { TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import type { Seen } from '../../session/session.ts'
import { useShowing, type Showing } from '../../ui/showing.ts'
import { advance } from '../advance/advance.ts'

/** How long the eye needs, in milliseconds. */
const PAUSES: Partial<Record<TekhenuEvent['type'], number>> = {
  turn: 150,
  took: 750,
  taken: 600,
  settled: 300,
  coloured: 400,
  turned: 400,
  changed: 400,
  'called-anubis': 500,
  played: 600,
  action: 250,
  progressed: 600,
  because: 900,
  statue: 550,
  tile: 550,
  pillar: 300,
  building: 550,
  card: 550,
  points: 320,
  gained: 160,
  paid: 160,
  populace: 250,
  production: 200,
  produced: 250,
  drafted: 450,
  destiny: 450,
  maat: 700,
  weighed: 450,
  order: 1000,
  scoring: 800,
  bread: 300,
  cleared: 650,
  rolled: 400,
  refreshed: 450,
  proclaimed: 700,
  'decree-chosen': 450,
  ended: 600,
}

/** A step of a scoring: everybody's points set out together, and are waited for together. */
const STEP = { together: 110, between: 750 }

/** What the viewer did needs no showing: their hand did it. What happens to all is shown to all. */
function pause(event: TekhenuEvent, viewer: TekhenuView['viewer'], next: TekhenuEvent | undefined): number {
  if (event.type === 'rotated') return 950
  if (isOfScoring(event))
    return next !== undefined && isOfScoring(next) && next.source === event.source
      ? STEP.together
      : STEP.between
  if (isOfMaat(event)) return PAUSES[event.type]!
  if ('seat' in event && event.seat === viewer) return 0
  return PAUSES[event.type] ?? 0
}

type Points = Extract<TekhenuEvent, { type: 'points' }>

const isOfScoring = (event: TekhenuEvent): event is Points =>
  event.type === 'points' && event.by === 'scoring'

const isOfMaat = (event: TekhenuEvent): boolean =>
  event.type === 'weighed' || (event.type === 'points' && (event.by === 'balance' || event.by === 'bread'))

/** Shows moves of others one event at a time. */
export function usePlayback(
  seen: Seen<TekhenuView, TekhenuEvent> & { readonly view: TekhenuView },
  launch: (event: TekhenuEvent, before: TekhenuView) => void,
): Showing<TekhenuView, TekhenuEvent> {
  const showing = useShowing(seen, { advance, pause, launch })
  const { frame } = showing
  // What was just heard of is not drawn yet: nothing can be decided on the table of before.
  const settled = frame.settled && frame.version === seen.version
  return settled === frame.settled ? showing : { ...showing, frame: { ...frame, settled } }
}
