import type { Seat } from '@benben/kernel'
import type { Play } from '../play.ts'

/** What happens with the Vizier's Challenge beside the events of the base game. Nothing of it is hidden. */
export type VizierEvent =
  | { readonly type: 'destiny-discarded'; readonly seat: Seat; readonly card: string }
  | {
      readonly type: 'stationed'
      readonly seat: Seat
      readonly god: string
      /** Where it stood until now; null the first time. */
      readonly from: string | null
    }

export const VIZIER_EVENTS = [
  'destiny-discarded',
  'stationed',
] as const satisfies readonly VizierEvent['type'][]

/** The host hears the events of every module in play; the base game only knows its own. */
export const emitVizier = (play: Play, event: () => VizierEvent): void => {
  if (play.emit !== undefined) (play.emit as unknown as (event: VizierEvent) => void)(event())
}
