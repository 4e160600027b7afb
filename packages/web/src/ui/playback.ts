import type { GameEvent, Viewer } from '@benben/kernel'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Seen } from '../session/session.ts'
import { useSettings, type Pace } from '../store/settings.ts'
import { afterPicture } from './after-picture.ts'
import { useStill } from './motion.ts'
import { playSound, useTurnSound, type Sound } from './sounds.ts'

const SLOWER = 2.5

/** The view to render, and the event that led to it. */
export interface Frame<V, E> {
  readonly view: V
  readonly event: E | null
  /** The number of log entries shown so far. */
  readonly shown: number
  /** Whether all events have been shown. */
  readonly settled: boolean
  /** Whether the next event waits for `next`. */
  readonly waits: boolean
  /** The version of the `Seen` whose final frame this is; null for frames in between. */
  readonly version: number | null
}

export interface Playback<V, E extends GameEvent> {
  readonly frame: Frame<V, E>
  /** The frame that takes its place after the next paint; null where none is on its way. */
  readonly coming: Frame<V, E> | null
  /** Whether something that may be seen next would be asked first (`coming`). */
  readonly asksAtOnce: (next: Seen<V, E>) => boolean
  /** Skips the playback. */
  readonly skip: () => void
  /** Step by step: shows the next event. */
  readonly next: () => void
  /** Starts the flights of pieces; called before the frame is rendered (`BeforeDrawing`). */
  readonly launch: () => void
}

/** How a game plays back its events. */
interface PlaybackOptions<V, E> {
  /** The view after an event; only the parts that are rendered need to be right. */
  readonly advance: (view: V, event: E) => V
  /** How long to show an event that is followed by `next`, in milliseconds; 0 if it needs no frame of its own. */
  readonly pause: (event: E, viewer: Viewer, next: E | undefined) => number
  /** Called for every event before it is rendered, so that pieces can start to fly from where they are. */
  readonly launch?: (event: E, before: V) => void
  /** What is heard with an event. */
  readonly sound?: (event: E) => Sound | undefined
  /** Whether to play an event back even if the viewer has changed, because everybody at the screen may see it. */
  readonly isForAll?: (event: E) => boolean
  /** Whether a question is asked (`coming`) one paint before the table it is asked at is rendered. */
  readonly asksFirst?: boolean
}

/** The number of log entries shown, and to which viewer. */
interface Progress {
  readonly viewer: Viewer
  readonly n: number
}

type SeenView<V, E extends GameEvent> = Seen<V, E> & { readonly view: V }

const hasView = <V, E extends GameEvent>(seen: Seen<V, E>): seen is SeenView<V, E> => seen.view !== null

/** Plays back new events one at a time, so that people can follow the moves of others. */
export function useEventPlayback<V extends { readonly viewer: Viewer }, E extends GameEvent>(
  seen: SeenView<V, E>,
  options: PlaybackOptions<V, E>,
): Playback<V, E> {
  const pace = useSettings((settings) => settings.pace)
  const reduced = useStill()
  useTurnSound(seen)
  // Whoever goes step by step sees each of them, moving or not.
  const still = pace === 'at-once' || (reduced && pace !== 'steps')
  const [shown, show] = useState(() => finalFrame(seen))
  const latest = useRef<Latest<V, E>>({ seen, options, pace })
  const [player] = useState(() => new EventPlayer(latest, show))
  const isShownAtOnce = (next: SeenView<V, E>): boolean => still || player.hasNothingToAnimate(next, options)
  const asksFirst = (next: SeenView<V, E>): boolean => options.asksFirst === true && canWait(shown, next)
  let frame = shown
  let coming: Frame<V, E> | null = null
  // Changes without animation are rendered in the same pass they arrive in, or one paint after their question.
  if (shown.version !== seen.version && isShownAtOnce(seen)) {
    const last = finalFrame(seen)
    if (asksFirst(seen)) coming = last
    else {
      frame = last
      show(frame)
    }
  }
  const isComing = coming !== null
  latest.current = { seen, options, pace }
  // Before paint: a question must not appear next to the previous state of the table.
  useLayoutEffect(() => {
    if (frame.version === seen.version) player.arrive()
    else if (!isComing) player.follow()
  }, [player, frame.version, isComing, seen, still])
  // At once with all its effects, as if it had been rendered with the question: what is lit is looked for when it is there.
  useEffect(
    () => (isComing ? afterPicture(() => flushSync(player.showLatest)) : undefined),
    [player, isComing, seen.version],
  )
  useEffect(() => () => player.stop(), [player])

  const launch = (): void => {
    if (!still && frame.version === seen.version) player.launch(seen, options)
  }
  const asksAtOnce = (next: Seen<V, E>): boolean => hasView(next) && isShownAtOnce(next) && asksFirst(next)
  return { frame, coming, asksAtOnce, skip: player.settle, next: player.next, launch }
}

/** Whether the table may be rendered after the question: something is asked, the table changes, and somebody looks at it. */
const canWait = <V, E extends GameEvent>(shown: Frame<V, E>, seen: SeenView<V, E>): boolean =>
  shown.settled && shown.view !== seen.view && seen.decision !== null && !document.hidden

/** The latest state and the playback settings of a page. */
interface Latest<V, E extends GameEvent> {
  readonly seen: SeenView<V, E>
  readonly options: PlaybackOptions<V, E>
  readonly pace: Pace
}

/** Plays back the log, frame by frame. */
class EventPlayer<V extends { readonly viewer: Viewer }, E extends GameEvent> {
  readonly #latest: RefObject<Latest<V, E>>
  readonly #show: (frame: Frame<V, E>) => void
  #progress: Progress
  #view: V
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Step by step: an event is shown until somebody wants to see the next. */
  #waits = false

  constructor(latest: RefObject<Latest<V, E>>, show: (frame: Frame<V, E>) => void) {
    const { viewer, log, view } = latest.current.seen
    this.#latest = latest
    this.#progress = { viewer, n: log.length }
    this.#view = view
    this.#show = show
  }

  /** Whether the new state can be rendered at once. */
  hasNothingToAnimate(
    { viewer, log, fresh, atOnce }: SeenView<V, E>,
    { pause, isForAll }: PlaybackOptions<V, E>,
  ): boolean {
    if (atOnce === true) return true
    // Another viewer, or an undo: nothing to animate.
    if (viewer !== this.#progress.viewer) return !fresh.some(({ event }) => isForAll?.(event))
    if (log.length < this.#progress.n) return true
    const news = log.slice(this.#progress.n)
    return (
      this.#timer === undefined &&
      !this.#waits &&
      news.every(({ event }, i) => pause(event, viewer, news[i + 1]?.event) === 0)
    )
  }

  /** Marks the latest state as shown. */
  arrive(): void {
    this.stop()
    const { seen, options } = this.#latest.current
    const { view, viewer, log, atOnce } = seen
    const news = viewer === this.#progress.viewer && atOnce !== true ? log.slice(this.#progress.n) : []
    for (const sound of new Set(news.map(({ event }) => options.sound?.(event)))) playSound(sound)
    this.#progress = { viewer, n: log.length }
    this.#view = view
  }

  readonly settle = (): void => {
    this.arrive()
    this.showLatest()
  }

  readonly showLatest = (): void => this.#show(finalFrame(this.#latest.current.seen))

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waits = false
  }

  /** Starts the playback of new events; a no-op while it is running. */
  follow(): void {
    const { seen, options } = this.#latest.current
    const { viewer, log, fresh } = seen
    if (viewer !== this.#progress.viewer) {
      const first = fresh.find(({ event }) => options.isForAll?.(event))
      this.#progress = { viewer, n: log.findIndex(({ n }) => n === first?.n) }
      this.#view = { ...this.#view, viewer }
    }
    if (this.#timer === undefined && !this.#waits) this.#step()
  }

  readonly next = (): void => {
    if (!this.#waits) return
    this.#waits = false
    this.#step()
  }

  readonly #step = (): void => {
    this.#timer = undefined
    const { seen, options, pace } = this.#latest.current
    for (let next = seen.log[this.#progress.n]; next !== undefined; next = seen.log[this.#progress.n]) {
      this.#advance(next.event, options)
      const wait = options.pause(next.event, this.#progress.viewer, seen.log[this.#progress.n]?.event)
      if (wait === 0) continue
      this.#show({
        view: this.#view,
        event: next.event,
        shown: this.#progress.n,
        settled: false,
        waits: pace === 'steps',
        version: null,
      })
      if (pace === 'steps') this.#waits = true
      else this.#timer = setTimeout(this.#step, pace === 'slow' ? SLOWER * wait : wait)
      return
    }
    this.settle()
  }

  #advance(event: E, { launch, advance, sound }: PlaybackOptions<V, E>): void {
    this.#progress = { ...this.#progress, n: this.#progress.n + 1 }
    launch?.(event, this.#view)
    playSound(sound?.(event))
    this.#view = advance(this.#view, event)
  }

  /** Starts the flights of all new events at once, for a state that is rendered without playback. */
  launch({ viewer, log, atOnce }: SeenView<V, E>, { launch, advance }: PlaybackOptions<V, E>): void {
    if (viewer !== this.#progress.viewer || atOnce === true) return
    for (const { event } of log.slice(this.#progress.n)) {
      launch?.(event, this.#view)
      this.#view = advance(this.#view, event)
    }
  }
}

const finalFrame = <V, E extends GameEvent>({ view, log, version }: SeenView<V, E>): Frame<V, E> => ({
  view,
  event: null,
  shown: log.length,
  settled: true,
  waits: false,
  version,
})
