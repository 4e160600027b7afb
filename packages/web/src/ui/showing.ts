import type { GameEvent, Viewer } from '@benben/kernel'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Seen } from '../session/session.ts'
import { useStill } from './motion.ts'

/** The view to render, and the event that led to it. */
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
  /** Skips the playback. */
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

/** How much of the log has been shown, and to which viewer. */
interface ToldSoFar {
  readonly viewer: Viewer
  readonly n: number
}

type SeenView<V, E extends GameEvent> = Seen<V, E> & { readonly view: V }

/** Shows what happened one event at a time, so that moves of others can be followed. */
export function useShowing<V extends { readonly viewer: Viewer }, E extends GameEvent>(
  seen: SeenView<V, E>,
  telling: Telling<V, E>,
): Showing<V, E> {
  const still = useStill()
  const [kept, show] = useState(() => endOf(seen))
  const latest = useRef<Latest<V, E>>({ seen, telling })
  const [player] = useState(() => new Player(latest, show))
  let frame = kept
  // Changes without animation are rendered in the same pass they arrive in.
  if (kept.version !== seen.version && (still || player.isQuiet(seen, telling))) {
    frame = endOf(seen)
    show(frame)
  }
  latest.current = { seen, telling }
  // Before paint: a question must not appear with the previous table.
  useLayoutEffect(() => {
    if (frame.version === seen.version) player.arrive()
    else player.follow()
  }, [player, frame.version, seen, still])
  useEffect(() => () => player.stop(), [player])

  const launch = (): void => {
    if (!still && frame.version === seen.version) player.launch(seen, telling)
  }
  return { frame, skip: player.settle, launch }
}

/** The latest state and the playback settings of a page. */
interface Latest<V, E extends GameEvent> {
  readonly seen: SeenView<V, E>
  readonly telling: Telling<V, E>
}

/** Goes through the log, frame by frame. */
class Player<V extends { readonly viewer: Viewer }, E extends GameEvent> {
  readonly #latest: RefObject<Latest<V, E>>
  readonly #show: (frame: Frame<V, E>) => void
  #told: ToldSoFar
  #drawn: V
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(latest: RefObject<Latest<V, E>>, show: (frame: Frame<V, E>) => void) {
    const { viewer, log, view } = latest.current.seen
    this.#latest = latest
    this.#told = { viewer, n: log.length }
    this.#drawn = view
    this.#show = show
  }

  /** Whether nothing of what is new has to be shown on the way. */
  isQuiet({ viewer, log, fresh }: SeenView<V, E>, { pause, isForAll }: Telling<V, E>): boolean {
    // Another viewer, or an undo: nothing to animate.
    if (viewer !== this.#told.viewer) return !fresh.some(({ event }) => isForAll?.(event))
    if (log.length < this.#told.n) return true
    const news = log.slice(this.#told.n)
    return (
      this.#timer === undefined &&
      news.every(({ event }, i) => pause(event, viewer, news[i + 1]?.event) === 0)
    )
  }

  /** Marks the latest state as shown. */
  arrive(): void {
    this.stop()
    const { view, viewer, log } = this.#latest.current.seen
    this.#told = { viewer, n: log.length }
    this.#drawn = view
  }

  readonly settle = (): void => {
    this.arrive()
    this.#show(endOf(this.#latest.current.seen))
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Starts the playback of new events; a no-op while it is running. */
  follow(): void {
    const { seen, telling } = this.#latest.current
    const { viewer, log, fresh } = seen
    if (viewer !== this.#told.viewer) {
      const first = fresh.find(({ event }) => telling.isForAll?.(event))
      this.#told = { viewer, n: log.findIndex(({ n }) => n === first?.n) }
      this.#drawn = { ...this.#drawn, viewer }
    }
    if (this.#timer === undefined) this.#step()
  }

  readonly #step = (): void => {
    this.#timer = undefined
    const { seen, telling } = this.#latest.current
    for (let next = seen.log[this.#told.n]; next !== undefined; next = seen.log[this.#told.n]) {
      this.#tell(next.event, telling)
      const wait = telling.pause(next.event, this.#told.viewer, seen.log[this.#told.n]?.event)
      if (wait === 0) continue
      this.#show({ view: this.#drawn, event: next.event, told: this.#told.n, settled: false, version: null })
      this.#timer = setTimeout(this.#step, wait)
      return
    }
    this.settle()
  }

  #tell(event: E, { launch, advance }: Telling<V, E>): void {
    this.#told = { ...this.#told, n: this.#told.n + 1 }
    launch?.(event, this.#drawn)
    this.#drawn = advance(this.#drawn, event)
  }

  /** Lets pieces set out for everything that is drawn at once. */
  launch({ viewer, log }: SeenView<V, E>, { launch, advance }: Telling<V, E>): void {
    if (viewer !== this.#told.viewer) return
    for (const { event } of log.slice(this.#told.n)) {
      launch?.(event, this.#drawn)
      this.#drawn = advance(this.#drawn, event)
    }
  }
}

const endOf = <V, E extends GameEvent>({ view, log, version }: SeenView<V, E>): Frame<V, E> => ({
  view,
  event: null,
  told: log.length,
  settled: true,
  version,
})
