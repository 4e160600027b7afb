import type { Moment } from '@benben/kernel'

export const STRIDES = ['move', 'turn', 'round'] as const
export type Stride = (typeof STRIDES)[number]

/** Whether a stride ends at this moment; the first and the last one always count. */
const endsAt = (moments: readonly Moment[], at: number, by: Stride): boolean => {
  if (by === 'move' || at === 0 || at === moments.length - 1) return true
  const { beginsTurn, beginsRound } = moments[at]!
  return by === 'turn' ? beginsTurn : beginsRound
}

/** Where a stride forward (1) or back (-1) leads; the same moment where there is none. */
export function stride(moments: readonly Moment[], from: number, by: Stride, way: 1 | -1): number {
  let at = from + way
  while (at > 0 && at < moments.length - 1 && !endsAt(moments, at, by)) at += way
  return Math.min(Math.max(at, 0), moments.length - 1)
}
