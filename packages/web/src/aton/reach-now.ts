import type { Seat } from '@benben/kernel'
import { isAssigning, isWithinReach, reachOf } from './facts.ts'
import type { Frame } from './playback.ts'

interface ReachNow {
  readonly acting: Seat | undefined
  readonly reach: number | undefined
}

/** Whose priests move now and how far they may go; while cards are assigned, how far they would. */
export function reachNow(
  { view, event, settled }: Frame,
  asked: Seat | undefined,
  planned: number | undefined,
): ReachNow {
  if (!settled) {
    const moves = event?.type === 'removed' || event?.type === 'placed' || event?.type === 'unplaced'
    return moves ? { acting: event.seat, reach: reachOf(view, event.seat) } : NOBODY
  }
  if (isAssigning(view)) return { acting: asked, reach: planned }
  const acting = asked ?? view.toAct[0]
  return acting === undefined || !isWithinReach(view) ? NOBODY : { acting, reach: reachOf(view, acting) }
}

const NOBODY: ReachNow = { acting: undefined, reach: undefined }
