import type { Seat } from '@benben/kernel'
import type { TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import { useRef, type RefObject } from 'react'
import { useStill } from '../ui/motion.ts'
import { depart, flightsOf, land, type Flying } from './flights.ts'

/** Pieces that set out together leave one after the other. */
const APART = 60

/** Sends pieces on their way before an event is drawn; nothing where nothing should move. */
export function useFlying(
  root: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  near: Seat,
): (event: TekhenuEvent, before: TekhenuView) => void {
  const still = useStill()
  const source = useRef<string | null>(null)
  const waiting = useRef<Flying[]>([])
  return (event, before) => {
    if (still || root.current === null) return
    const left = flightsOf(event, before, near, source).flatMap(
      (flight) => depart(root.current!, flight) ?? [],
    )
    if (left.length === 0) return
    if (waiting.current.length === 0) {
      requestAnimationFrame(() => {
        const flying = waiting.current
        waiting.current = []
        if (root.current !== null && layer.current !== null) land(root.current, layer.current, flying, APART)
      })
    }
    waiting.current.push(...left)
  }
}
