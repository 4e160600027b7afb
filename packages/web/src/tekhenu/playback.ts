import type { TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Seen } from '../session/session.ts'
import { useStill } from '../ui/motion.ts'
import { advance } from './advance.ts'

/** What is drawn now, and which event brought it there. */
interface Frame {
  readonly view: TekhenuView
  readonly event: TekhenuEvent | null
  /** How much of the log has been shown. */
  readonly told: number
  /** Whether everything that happened has been shown. */
  readonly settled: boolean
}

/** How long the eye needs, in milliseconds. */
const PAUSES: Partial<Record<TekhenuEvent['type'], number>> = {
  turn: 150,
  took: 750,
  taken: 600,
  settled: 300,
  coloured: 400,
  turned: 400,
  changed: 400,
  'called-anubis': 500,
  played: 600,
  action: 250,
  progressed: 600,
  because: 900,
  statue: 550,
  tile: 550,
  pillar: 300,
  building: 550,
  card: 550,
  points: 320,
  gained: 160,
  paid: 160,
  populace: 250,
  production: 200,
  produced: 250,
  drafted: 450,
  destiny: 450,
  maat: 700,
  weighed: 350,
  order: 500,
  scoring: 800,
  bread: 300,
  cleared: 300,
  rolled: 250,
  proclaimed: 700,
  'decree-chosen': 450,
  ended: 600,
}

/** What the viewer did needs no showing: their hand did it. What happens to all is shown to all. */
function pause(event: TekhenuEvent, viewer: TekhenuView['viewer']): number {
  if (event.type === 'rotated') return 950
  if ('seat' in event && event.seat === viewer) return 0
  return PAUSES[event.type] ?? 0
}

interface Playback {
  readonly frame: Frame
  /** Shows the end at once. */
  readonly skip: () => void
}

type Launch = (event: TekhenuEvent, before: TekhenuView) => void

/** Shows what happened one event at a time, so that moves of others can be followed. */
export function usePlayback(
  seen: Seen<TekhenuView, TekhenuEvent> & { readonly view: TekhenuView },
  /** Told of every event before it is drawn: pieces set out from where they lie. */
  launch: Launch,
): Playback {
  const still = useStill()
  const [frame, show] = useState<Frame>({
    view: seen.view,
    event: null,
    told: seen.log.length,
    settled: true,
  })
  const told = useRef({ viewer: seen.viewer, n: seen.log.length })
  const drawn = useRef(seen.view)
  const latest = useRef(seen)
  latest.current = seen
  const launcher = useRef(launch)
  launcher.current = launch
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
      launcher.current(next.event, drawn.current)
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

  // What was just heard of is not drawn yet: nothing can be decided on the table of before.
  const settled = frame.settled && frame.view === seen.view
  return { frame: settled === frame.settled ? frame : { ...frame, settled }, skip: settle.current }
}
