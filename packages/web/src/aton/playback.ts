import type { AtonEvent, AtonView } from '@benben/aton'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Seen } from '../session/session.ts'
import { useStill } from '../ui/motion.ts'
import { advance } from './advance.ts'

/** What is drawn now, and which event brought it there. */
export interface Frame {
  readonly view: AtonView
  readonly event: AtonEvent | null
  /** How much of the log has been shown. */
  readonly told: number
  /** Whether everything that happened has been shown. */
  readonly settled: boolean
}

/** How long the eye needs, in milliseconds. What the viewer did needs no showing: their hand did it. */
function pause(event: AtonEvent, viewer: AtonView['viewer']): number {
  const own = 'seat' in event && event.seat === viewer
  switch (event.type) {
    case 'revealed':
      return 2300
    case 'compared':
    case 'first':
    case 'tie-draw':
      return 1300
    case 'scored':
      return 3200
    case 'removed':
    case 'placed':
      return own ? 0 : 650
    case 'unplaced':
      return own ? 300 : 650
    case 'returned':
      return own ? 0 : 450
    case 'exchanged':
      return own ? 0 : 900
    case 'realm-emptied':
      return 900
    case 'ended':
      return 1200
    default:
      return 0
  }
}

/** Shows what happened one event at a time, so that moves of others can be followed. */
export function usePlayback(seen: Seen<AtonView, AtonEvent> & { readonly view: AtonView }): {
  readonly frame: Frame
  readonly skip: () => void
} {
  const still = useStill()
  const [frame, show] = useState<Frame>({
    view: seen.view,
    event: null,
    told: seen.log.length,
    settled: true,
  })
  /** How much of the log has been shown, and to whom. */
  const told = useRef({ viewer: seen.viewer, n: seen.log.length })
  const drawn = useRef(seen.view)
  const latest = useRef(seen)
  latest.current = seen
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const settle = useRef(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { view, viewer, log } = latest.current
    told.current = { viewer, n: log.length }
    drawn.current = view
    show({ view, event: null, told: log.length, settled: true })
  })

  // Before anything is painted: a question must not be seen with the table of the one before.
  useLayoutEffect(() => {
    const { viewer, log } = seen
    const revealed = seen.fresh.find(({ event }) => event.type === 'revealed')
    if (!still && viewer !== told.current.viewer && revealed !== undefined) {
      // Two people at one screen: what is turned up now is turned up for both, whoever looks from here on.
      told.current = { viewer, n: log.findIndex(({ n }) => n === revealed.n) }
      drawn.current = { ...drawn.current, viewer }
    }
    // Another pair of eyes, or moves taken back: nothing to tell.
    if (still || viewer !== told.current.viewer || log.length < told.current.n) {
      settle.current()
      return
    }
    if (timer.current !== undefined) return
    const step = (): void => {
      timer.current = undefined
      const next = latest.current.log[told.current.n]
      if (next === undefined) {
        settle.current()
        return
      }
      told.current = { ...told.current, n: told.current.n + 1 }
      drawn.current = advance(drawn.current, next.event)
      const wait = pause(next.event, viewer)
      if (wait === 0) {
        step()
        return
      }
      show({ view: drawn.current, event: next.event, told: told.current.n, settled: false })
      timer.current = setTimeout(step, wait)
    }
    step()
  }, [seen, still])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )

  return { frame, skip: settle.current }
}
