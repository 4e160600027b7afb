import type { Position, Seat } from '@benben/kernel'
import { toAct } from '../asking.ts'
import { D23 } from '../card-ids.ts'
import type { Edition } from '../edition.ts'
import { W } from '../kinds.ts'
import { K } from '../moves.ts'
import { bitOf, DECREE } from '../names.ts'
import type { Play } from '../play.ts'
import { held, stack } from '../state.ts'
import type { TekhenuView } from '../view.ts'
import { bestLine } from './best-line.ts'
import { known } from './known.ts'

/** What D23 is worth before the last scoring: the best of the actions it offers, counted to the end. */

/** So many positions are looked at; with more the answer is a lower bound, as it is where cards nobody knows are drawn. */
const MOST = 6000

const found = new WeakMap<TekhenuView, number>()

/** The points that playing D23 now brings at least, for the seat that is asked; 0 where it does not hold it. */
export function proclaimedWorth(edition: Edition, view: TekhenuView): number {
  const before = found.get(view)
  if (before !== undefined) return before
  const { p, play } = known(edition, view)
  const [seat] = toAct(p, play)
  const worth = seat === undefined || stack.kind(p) !== W.proclaim ? 0 : bestOf(p, play, seat)
  found.set(view, worth)
  return worth
}

function bestOf(p: Position, play: Play, seat: Seat): number {
  if ((held(p, DECREE, seat) & bitOf(D23)) === 0) return 0
  return Math.max(0, bestLine(p, play, { seat, moves: [K.proclaim], until: W.proclaim, most: MOST }))
}
