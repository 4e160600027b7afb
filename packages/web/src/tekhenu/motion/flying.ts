import type { Seat } from '@benben/kernel'
import type { Edition, TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useStill } from '../../ui/motion.ts'
import { flightsOf } from '../events/events.ts'
import { depart, land, type Flying } from './flight.ts'

/** Pieces that set out together leave one after the other. */
const APART = 60

/** Sends pieces on their way before an event is drawn; nothing where nothing should move. */
export function useFlying(
  root: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  near: Seat,
  edition: Edition,
): (event: TekhenuEvent, before: TekhenuView) => void {
  const still = useStill()
  const source = useRef<string | null>(null)
  const waiting = useRef<Flying[]>([])
  // Wait until the goals are rendered; on a busy machine that may take longer than one frame.
  useLayoutEffect(() => {
    if (waiting.current.length === 0) return
    const flying = waiting.current
    waiting.current = []
    requestAnimationFrame(() => {
      if (layer.current !== null) land(layer.current, flying, APART)
    })
  })
  return (event, before) => {
    if (still || root.current === null) return
    waiting.current.push(
      ...flightsOf(event, { view: before, edition, near }, source).flatMap((flight) => depart(flight) ?? []),
    )
  }
}
