import type { Seat } from '@benben/kernel'
import type { TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import { useRef, type RefObject } from 'react'
import { useStill } from '../ui/motion.ts'
import { flightsOf, launch } from './flights.ts'

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
  const delay = useRef(0)
  return (event, before) => {
    if (still || root.current === null || layer.current === null) return
    for (const flight of flightsOf(event, before, near, source)) {
      launch(root.current, layer.current, flight, delay.current)
      delay.current += APART
    }
    setTimeout(() => (delay.current = 0))
  }
}
