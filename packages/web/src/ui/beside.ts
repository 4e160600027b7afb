import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import type { CloseLook } from './close-look.ts'

const GAP = 8

/** Beside the part of the table in which it lies, else beside what is looked at, where there is room for it. */
function besideLook({ rect, area }: CloseLook, width: number, height: number): { left: number; top: number } {
  const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most))
  // What is asked, and what a choice would bring, stays in sight.
  const asked = document.querySelector('[data-prompt]')?.getBoundingClientRect().top ?? innerHeight
  const floor = rect.bottom <= asked ? asked : innerHeight
  const [right, low] = [innerWidth - width - GAP, floor - height - GAP]
  for (const past of [area, rect]) {
    if (past.right + GAP <= right) return { left: past.right + GAP, top: clamp(rect.top, low) }
    if (past.left - GAP - width >= GAP) return { left: past.left - GAP - width, top: clamp(rect.top, low) }
  }
  const above = rect.top - GAP - height
  return { left: clamp(rect.left, right), top: above >= GAP ? above : clamp(rect.bottom + GAP, low) }
}

/** Places a box beside what is looked at; it is hidden until it has been measured. */
export function useBeside(look: CloseLook): {
  readonly box: RefObject<HTMLDivElement | null>
  readonly style: CSSProperties
} {
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    const { width, height } = box.current!.getBoundingClientRect()
    setAt(besideLook(look, width, height))
  }, [look])
  return { box, style: at ?? { visibility: 'hidden' } }
}
