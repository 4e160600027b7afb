import type { Wait } from '../play.ts'
import { muster, resourcesWait } from './gain.ts'
import { XW } from './kinds.ts'
import { levy } from './levy.ts'
import { pickAndBury, pickAndShuffle } from './pick.ts'

/** What the cards of this module put into the rules. */

/** Its frames, and those of the rules beneath that its cards change. */
export function cardWaits(waits: Wait[]): void {
  waits[XW.levy] = levy
  waits[XW.gain] = resourcesWait
  waits[XW.muster] = muster
  waits[XW.pick] = pickAndShuffle
  waits[XW['bury-technology']] = pickAndBury
}
