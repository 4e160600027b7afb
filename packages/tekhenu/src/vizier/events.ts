import type { Seat } from '@benben/kernel'
import { emitsOf } from '../play.ts'

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

export const emitVizier = emitsOf<VizierEvent>()
