import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import type { CloseLook } from './close-look.ts'

const GAP = 8

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
interface Spot {
  readonly left: number
  readonly top: number
}
interface Room {
  readonly width: number
  /** How far down it may reach. */
  readonly floor: number
}

const touches = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

/**
 * Where a box goes: beside the part of the table in which it was asked for, beside what is looked at, under that part, or in a corner;
 * the first of them that covers least of what can be chosen.
 */
export function besideLook(
  { rect, area }: { readonly rect: Box; readonly area: Box },
  size: { readonly width: number; readonly height: number },
  room: Room,
  targets: readonly Box[],
): Spot {
  const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most))
  const [right, low] = [room.width - size.width - GAP, room.floor - size.height - GAP]
  const beside = [area, rect].flatMap((past): Spot[] => [
    { left: past.right + GAP, top: clamp(rect.top, low) },
    { left: past.left - GAP - size.width, top: clamp(rect.top, low) },
  ])
  const under = [rect.left, area.left, area.right - size.width].map((left): Spot => ({
    left: clamp(left, right),
    top: clamp(area.bottom + GAP, low),
  }))
  const corners = [GAP, low].flatMap((top): Spot[] => [
    { left: right, top },
    { left: GAP, top },
  ])
  const above = { left: clamp(rect.left, right), top: rect.top - GAP - size.height }
  const below = { left: clamp(rect.left, right), top: clamp(rect.bottom + GAP, low) }
  const boxAt = ({ left, top }: Spot): Box => ({
    left,
    top,
    right: left + size.width,
    bottom: top + size.height,
  })
  const covered = (at: Spot): number => targets.filter((target) => touches(boxAt(at), target)).length
  const fitting = [...beside, above, below, ...under, ...corners].filter(
    (at) => at.left >= GAP && at.left <= right && at.top >= GAP && !touches(boxAt(at), rect),
  )
  return fitting.reduce((best, at) => (covered(at) < covered(best) ? at : best), fitting[0] ?? below)
}

/** What can be chosen now, and what tells about it. */
const targetsNow = (): readonly Box[] =>
  [...document.querySelectorAll('[data-lit], [data-move], [data-help="plaque"]')]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width }) => width > 0)

function placeFor(
  { rect, area }: CloseLook,
  size: { readonly width: number; readonly height: number },
): Spot {
  // What is asked, and what a choice would bring, stays in sight.
  const asked = document.querySelector('[data-prompt]')?.getBoundingClientRect().top ?? innerHeight
  const floor = rect.bottom <= asked ? asked : innerHeight
  return besideLook({ rect, area }, size, { width: innerWidth, floor }, targetsNow())
}

/** Places a box beside what is looked at; it is hidden until it has been measured. */
export function useBeside(look: CloseLook): {
  readonly box: RefObject<HTMLDivElement | null>
  readonly style: CSSProperties
} {
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<Spot | null>(null)
  useLayoutEffect(() => {
    setAt(placeFor(look, box.current!.getBoundingClientRect()))
  }, [look])
  return { box, style: at ?? { visibility: 'hidden' } }
}
