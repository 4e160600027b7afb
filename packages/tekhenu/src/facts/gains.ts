import type { Points } from '@benben/kernel'
import { ROUNDS_PER_SCORING } from '../calendar.ts'
import type { Edition } from '../edition.ts'
import { SOURCES } from '../state.ts'
import { modulesIn, RULE_SETS } from '../together.ts'
import type { TekhenuView } from '../view.ts'
import { known } from './known.ts'

/** What a scoring would add to the points if it happened now. */
const reckoned = new WeakMap<TekhenuView, readonly Points[]>()

/** Points per seat and source. */
export function gainsNow(edition: Edition, view: TekhenuView): readonly Points[] {
  const found = reckoned.get(view)
  if (found !== undefined) return found
  const { p, play } = known(edition, view)
  const gains = view.seats.map((_, seat) => {
    const gained = Object.fromEntries(SOURCES.map((source) => [source, 0]))
    if (!view.over)
      play.rules.reckon(p, play, seat, (source, points) => {
        gained[source] = gained[source]! + points
      })
    return gained
  })
  reckoned.set(view, gains)
  return gains
}

type Course = Pick<TekhenuView, 'round' | 'modules'>

/** Whether a source waits for the end of the game: the next scoring is the first one, and does not pay it. */
export const comesLater = (view: Course, source: string): boolean =>
  view.round <= ROUNDS_PER_SCORING &&
  source !== 'bread' &&
  !RULE_SETS[modulesIn(view)]!.scoring.some((step) => step.source === source)

/** What the next scoring would bring in all. */
export const nextScoring = (view: Course, gains: Points): number =>
  Object.entries(gains).reduce((sum, [source, points]) => sum + (comesLater(view, source) ? 0 : points), 0)
