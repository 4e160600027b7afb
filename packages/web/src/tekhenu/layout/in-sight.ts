import type { TekhenuEvent } from '@benben/tekhenu'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { afterPicture } from '../../ui/after-picture.ts'
import { useSpotStore, useWhenDrawn } from '../pointing/spot.tsx'

/** Room for the ring of what is lit. */
const AROUND = 6

interface Reach {
  readonly top: number
  readonly bottom: number
}

const reachOf = (parts: readonly Element[]): Reach => {
  const boxes = parts.map((part) => part.getBoundingClientRect())
  return {
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  }
}

/** How far a frame has to be scrolled to show these parts, or, where they need more room than it has, those above. */
export function wayTo(parts: readonly Element[], frame: Reach): number {
  if (parts.length === 0) return 0
  const { top, bottom } = reachOf(parts)
  if (top >= frame.top && bottom <= frame.bottom) return 0
  const wanted = top < frame.top ? top - frame.top : Math.min(bottom - frame.bottom, top - frame.top)
  return wanted + Math.sign(wanted) * AROUND
}

const isAfter = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Where the page is higher than the screen it is scrolled to what can be done, and to what others do. */
export function useInSight(desk: RefObject<HTMLElement | null>, spoken: TekhenuEvent | null): void {
  /** Above the prompt, which lies over the lower edge of the screen; my board comes after it. */
  const show = (parts: readonly Element[], seam: Element): void => {
    const isMine = parts.every((part) => isAfter(seam, part))
    const bottom = isMine ? innerHeight : seam.getBoundingClientRect().top
    const way = wayTo(parts, { top: 0, bottom })
    if (way !== 0) scrollBy({ top: way, behavior: 'instant' })
  }
  const all = (wanted: string): readonly Element[] => [...(desk.current?.querySelectorAll(wanted) ?? [])]
  const seamOf = (): Element | undefined => all('[data-seam]')[0]
  const showLit = (): void => {
    const seam = seamOf()
    // A page that fits needs nothing of this.
    if (seam === undefined || document.documentElement.scrollHeight <= innerHeight) return
    // The emblem of a god only opens what is lit elsewhere; what lies in the prompt is always in sight.
    const lit = all('[data-lit]:not([data-spot^="god/"])').filter((spot) => !seam.contains(spot))
    const onBoard = lit.filter((spot) => !isAfter(seam, spot))
    show(onBoard.length > 0 ? onBoard : lit, seam)
  }
  useWhenDrawn(useSpotStore(), showLit)
  const showFirst = useEffectEvent(showLit)
  // The first question comes before the wheel has its size, and the dice their places.
  useEffect(() => afterPicture(() => showFirst()), [])
  const follow = useEffectEvent((): void => {
    const seam = seamOf()
    if (seam !== undefined) show(all('[data-pointed]').slice(0, 1), seam)
  })
  useEffect(() => {
    if (spoken === null) return undefined
    const frame = requestAnimationFrame(() => follow())
    return () => cancelAnimationFrame(frame)
  }, [spoken])
}
