import type { Happening, Viewer } from '@benben/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Seen } from '../session/session.ts'
import { useStill } from './motion.ts'

/** What is drawn now, and which event brought it there. */
export interface Frame<V, E> {
  readonly view: V
  readonly event: E | null
  /** How much of the log has been shown. */
  readonly told: number
  /** Whether everything that happened has been shown. */
  readonly settled: boolean
}

export interface Showing<V, E> {
  readonly frame: Frame<V, E>
  /** Shows the end at once. */
  readonly skip: () => void
}

/** How a game shows what happened. */
interface Telling<V, E> {
  /** The view after an event, as far as it is drawn. */
  readonly advance: (view: V, event: E) => V
  /** How long the eye needs for it, in milliseconds, with what comes behind it; 0 where nothing has to be shown. */
  readonly pause: (event: E, viewer: Viewer, next: E | undefined) => number
  /** Told of every event before it is drawn: pieces set out from where they lie. */
  readonly launch?: (event: E, before: V) => void
  /** What everybody at one screen is shown, whoever looks from there on. */
  readonly isForAll?: (event: E) => boolean
}

/** Shows what happened one event at a time, so that moves of others can be followed. */
export function useShowing<V extends { readonly viewer: Viewer }, E extends Happening>(
  seen: Seen<V, E> & { readonly view: V },
  telling: Telling<V, E>,
): Showing<V, E> {
  const still = useStill()
  const [frame, show] = useState<Frame<V, E>>({
    view: seen.view,
    event: null,
    told: seen.log.length,
    settled: true,
  })
  /** How much of the log has been shown, and to whom. */
  const told = useRef({ viewer: seen.viewer, n: seen.log.length })
  const drawn = useRef(seen.view)
  const latest = useRef({ seen, telling })
  latest.current = { seen, telling }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const settle = useRef(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { view, viewer, log } = latest.current.seen
    told.current = { viewer, n: log.length }
    drawn.current = view
    show({ view, event: null, told: log.length, settled: true })
  })

  // Before anything is painted: a question must not be seen with the table of the one before.
  useLayoutEffect(() => {
    const { viewer, log, fresh } = seen
    const { isForAll } = latest.current.telling
    const first = isForAll === undefined ? undefined : fresh.find(({ event }) => isForAll(event))
    if (!still && viewer !== told.current.viewer && first !== undefined) {
      told.current = { viewer, n: log.findIndex(({ n }) => n === first.n) }
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
      const { advance, pause, launch } = latest.current.telling
      const next = latest.current.seen.log[told.current.n]
      if (next === undefined) {
        settle.current()
        return
      }
      told.current = { ...told.current, n: told.current.n + 1 }
      launch?.(next.event, drawn.current)
      drawn.current = advance(drawn.current, next.event)
      const wait = pause(next.event, viewer, latest.current.seen.log[told.current.n]?.event)
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
