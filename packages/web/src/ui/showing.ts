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
  /** Of what is seen, where it is the end of it; null on the way there. */
  readonly version: number | null
}

export interface Showing<V, E> {
  readonly frame: Frame<V, E>
  /** Shows the end at once. */
  readonly skip: () => void
  /** Lets pieces set out; called before the frame is drawn (`BeforeDrawing`). */
  readonly launch: () => void
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

/** How much of the log has been shown, and to whom. */
interface ToldSoFar {
  readonly viewer: Viewer
  readonly n: number
}

type SeenView<V, E extends Happening> = Seen<V, E> & { readonly view: V }

/** Shows what happened one event at a time, so that moves of others can be followed. */
export function useShowing<V extends { readonly viewer: Viewer }, E extends Happening>(
  seen: SeenView<V, E>,
  telling: Telling<V, E>,
): Showing<V, E> {
  const still = useStill()
  const [kept, show] = useState(() => endOf(seen))
  const told = useRef<ToldSoFar>({ viewer: seen.viewer, n: seen.log.length })
  const drawn = useRef(seen.view)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  let frame = kept
  // What needs no showing is drawn in the pass in which it is heard of.
  if (kept.version !== seen.version && isQuiet(seen, telling, still, told.current, timer.current)) {
    frame = endOf(seen)
    show(frame)
  }
  const latest = useRef({ seen, telling, frame })
  latest.current = { seen, telling, frame }

  /** Everything that is seen now has been shown. */
  const arrive = useRef(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { view, viewer, log } = latest.current.seen
    told.current = { viewer, n: log.length }
    drawn.current = view
  })
  const settle = useRef(() => {
    arrive.current()
    show(endOf(latest.current.seen))
  })

  // Before anything is painted: a question must not be seen with the table of the one before.
  useLayoutEffect(() => {
    const { viewer, log, fresh, version } = seen
    if (latest.current.frame.version === version) {
      arrive.current()
      return
    }
    if (viewer !== told.current.viewer) {
      const { isForAll } = latest.current.telling
      const first = fresh.find(({ event }) => isForAll?.(event))
      told.current = { viewer, n: log.findIndex(({ n }) => n === first?.n) }
      drawn.current = { ...drawn.current, viewer }
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
      show({ view: drawn.current, event: next.event, told: told.current.n, settled: false, version: null })
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

  const launch = (): void => {
    if (still || frame.version !== seen.version || seen.viewer !== told.current.viewer) return
    for (const { event } of seen.log.slice(told.current.n)) {
      telling.launch?.(event, drawn.current)
      drawn.current = telling.advance(drawn.current, event)
    }
  }

  return { frame, skip: settle.current, launch }
}

const endOf = <V, E extends Happening>({ view, log, version }: SeenView<V, E>): Frame<V, E> => ({
  view,
  event: null,
  told: log.length,
  settled: true,
  version,
})

/** Whether nothing of what is new has to be shown on the way. */
function isQuiet<V, E extends Happening>(
  { viewer, log, fresh }: SeenView<V, E>,
  { pause, isForAll }: Telling<V, E>,
  still: boolean,
  told: ToldSoFar,
  timer: unknown,
): boolean {
  if (still) return true
  // Another pair of eyes, or moves taken back: nothing to tell.
  if (viewer !== told.viewer) return !fresh.some(({ event }) => isForAll?.(event))
  if (log.length < told.n) return true
  const news = log.slice(told.n)
  return timer === undefined && news.every(({ event }, i) => pause(event, viewer, news[i + 1]?.event) === 0)
}
