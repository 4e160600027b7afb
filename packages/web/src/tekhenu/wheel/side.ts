import { useLayoutEffect, useState, type RefObject } from 'react'

/** Widths are told in such steps, rounded down: dice are laid out anew when the wheel has really changed. */
const STEP = 6
const inSteps = (width: number): number => Math.floor(width / STEP) * STEP

/** How wide the wheel will about be, before it is measured: else its first dice would be laid out twice. */
function expected(): number {
  if (innerWidth < 760 || innerHeight < 480) return Math.min(innerWidth - 16, innerHeight - 54)
  return innerWidth < 1200 ? innerWidth * 0.365 : innerHeight < 900 ? 348 : 420
}

/** How many pixels wide the plane of the wheel is, about. */
export function useSide(plane: RefObject<HTMLElement | null>): number {
  const [side, setSide] = useState(() => inSteps(expected()))
  useLayoutEffect(() => {
    const { current } = plane
    if (current === null) return undefined
    const watch = new ResizeObserver(() => {
      // Out of sight on a phone it has no width.
      if (current.clientWidth > 0) setSide(inSteps(current.clientWidth))
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [plane])
  return side
}
