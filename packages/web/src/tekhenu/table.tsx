import type { Seat, Viewer } from '@benben/kernel'
import { standard, type Edition, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import {
  lazy,
  Suspense,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
} from 'react'
import { createPortal } from 'react-dom'
import type { TableProps } from '../app/registry.ts'
import { whoOf } from '../session/say.ts'
import type { DecisionSeen, LogEntry } from '../session/session.ts'
import { BeforeDrawing } from '../ui/before-drawing.tsx'
import { paidFor, type Look } from './pointing/ahead.ts'
import { Arrangement } from './layout/arrangement.tsx'
import { useLayout } from './layout/layout.ts'
import { useChoosing, type Choosing } from './pointing/choosing.ts'
import { spotsIn } from './events/events.ts'
import { isMarked, newsFor, turnsOf } from './log/turns.ts'
import { useFlying } from './motion/flying.ts'
import { useHand } from './pointing/hand.ts'
import { useLook } from './pointing/looks.ts'
import { momentOf, useMoving } from './pointing/moving.ts'
import { questionOf, type Question } from './pointing/question.ts'
import { cardsOffered } from './market/offer.tsx'
import { usePlayback } from './motion/playback.ts'
import { OrRecap, useRecap } from './prompt/or-recap.tsx'
import type { Recapped } from './prompt/recap.tsx'
import { outlookOf } from './prompt/outlook-of.ts'
import { TablePrompt } from './prompt/table-prompt.tsx'
import { glossOf, whyNot, type TableModel } from './model.ts'
import { useModules } from './modules.ts'
import { afterPicture } from '../ui/after-picture.ts'
import { SpotStore, type Asked } from './pointing/spot-store.ts'
import { SpotContext } from './pointing/spot.tsx'
import { PartLook } from './pointing/part-look.tsx'
import type { Spots } from './pointing/spots.ts'
import { useStray } from './pointing/stray.ts'
import { inTemple } from './temple/temple.tsx'
import styles from './table.module.css'

const NO_STEPS: ReadonlyMap<string, number> = new Map()
const NONE: readonly never[] = []

const EndPage = lazy(() => import('./end/end.tsx').then((page) => ({ default: page.EndPage })))

/** The page at the end, which is loaded when a game is over. */
const End = (props: ComponentProps<typeof EndPage>): ReactElement => (
  <Suspense fallback={null}>
    <EndPage {...props} />
  </Suspense>
)

/** The graphical table of Tekhenu. */
export const TekhenuTable = (props: TableProps<TekhenuView, TekhenuEvent>): ReactElement => (
  <Suspense fallback={null}>
    <LoadedTable {...props} />
  </Suspense>
)

function LoadedTable(props: TableProps<TekhenuView, TekhenuEvent>): ReactElement {
  const { game } = props
  useModules(props.seen.view)
  // Parts that serve every game know nothing of the types of this one.
  const anyGame = props as unknown as TableProps
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const moving = useMoving(anyGame)
  const seen = useWhole(props.seen, moving.halfway)
  const near: Seat = seen.viewer === 'spectator' ? 0 : seen.viewer
  const edition = (game.printed as Edition | undefined) ?? standard
  const { frame, coming, skip, next, launch } = usePlayback(seen, edition, useFlying(root, layer, near, edition))
  // The question comes first; the table it is asked at is rendered one paint later, from `frame`.
  const { view, event, shown: count, settled, waits } = coming ?? frame
  const isDrawn = coming === null
  const [atEnd, setAtEnd] = useState(true)
  const [place, setPlace] = useState<HTMLElement | null>(null)

  const model = useTableModel(props, seen.seats, view, edition, near)
  const live = settled && moving.sent() === 'none'
  const decision = useHeld(live, view, seen.decision, event === null && moving.sent() !== 'long ago')
  const { question, choosing, look, paid } = useChoices(props, model, decision, momentOf(seen))

  const shown = settled ? null : event
  const log = useMemo(() => (settled ? seen.log : seen.log.slice(0, count)), [seen.log, settled, count])
  const cards = useMemo(() => cardsOffered(decision), [decision])
  const recap = useRecap(seen, choosing)
  const [spoken, setLine] = useSpoken(seen.log, recap.shown?.spoken ?? shown)
  const store = useAsked(
    model,
    question.spots,
    choosing.looked.spot,
    { spoken, paid },
    log,
    recap.shown,
    isDrawn,
  )
  const table = useKept(isDrawn, {
    model,
    log,
    spoken,
    spots: question.spots,
    after: look?.view ?? null,
    cards,
    laid: choosing.laid,
    turn: choosing.turn,
    looked: inTemple(choosing.looked.spot),
    tapped: choosing.tapped,
  })
  const stray = useStray(store, table.spots)
  useHand({ root, choosing, settled, store, skip: waits ? next : skip, toEnd: skip, moving })

  if (seen.result !== null && settled && atEnd) {
    const end = { model, session: anyGame.session, result: seen.result, log: seen.log }
    return <End {...end} onTable={() => setAtEnd(false)} />
  }
  const prompt = (
    <OrRecap {...{ recap, model, log, decision }}>
      <TablePrompt
        {...{ game, model, decision, question, choosing, look, moving, seen, event: shown }}
        stray={isDrawn ? stray : NONE}
        session={anyGame.session}
        step={settled ? seen.step : null}
        onNext={waits ? next : null}
        onResult={() => setAtEnd(true)}
      />
    </OrRecap>
  )
  return (
    <SpotContext value={store}>
      <BeforeDrawing act={launch} />
      <div
        ref={root}
        className={styles.root}
        data-settled={(settled && isDrawn) || undefined}
        data-question={live && isDrawn && decision !== null ? momentOf(seen) : undefined}
      >
        <Arrangement {...table} onPoint={setLine} promptPlace={setPlace} />
        {place === null ? null : createPortal(prompt, place)}
        <PartLook model={table.model} spots={table.spots} />
        <div ref={layer} className={styles.flights} aria-hidden="true" data-flights />
      </div>
    </SpotContext>
  )
}

/** Where others have changed something since the viewer's last turn. */
const newSpots = (log: readonly LogEntry<TekhenuEvent>[], viewer: Viewer): readonly string[] =>
  newsFor(turnsOf(log), viewer).flatMap(({ event }) => (isMarked(event) ? spotsIn(event) : []))

/** What is spoken of: the event of the line of the log that is pointed at, else what is shown. */
function useSpoken(
  log: readonly LogEntry<TekhenuEvent>[],
  shown: TekhenuEvent | null,
): readonly [TekhenuEvent | null, (line: number | null) => void] {
  const [line, setLine] = useState<number | null>(null)
  return [log.find(({ n }) => n === line)?.event ?? shown, setLine]
}

function useTableModel(
  { words, speech }: TableProps<TekhenuView, TekhenuEvent>,
  seats: TableModel['seats'],
  view: TekhenuView,
  edition: Edition,
  near: Seat,
): TableModel {
  const who = useMemo(() => whoOf({ seats }), [seats])
  return useMemo(
    () => ({ words, speech, who, view, edition, seats, near }),
    [words, speech, who, view, edition, seats, near],
  )
}

/** What is asked, what the hand has begun to choose, what that would lead to, and what is being paid for. */
function useChoices(
  { game, session }: TableProps<TekhenuView, TekhenuEvent>,
  model: TableModel,
  decision: DecisionSeen | null,
  moment: string,
): {
  readonly question: Question
  readonly choosing: Choosing
  readonly look: Look | undefined
  readonly paid: readonly string[]
} {
  const { view } = model
  const question = useMemo(() => questionOf(game, view, decision), [game, view, decision])
  const choosing = useChoosing(model, question.spots, decision?.id ?? '', moment)
  const isPhone = useLayout() === 'phone'
  const look = useLook({ game, session }, question, choosing.looked.chain, (ahead) => {
    if (decision !== null)
      outlookOf({ game, model, decision, look: ahead, lookOf: question.look }, isPhone)
  })
  const paid = useMemo(() => paidFor(game, view, decision), [game, view, decision])
  return { question, choosing, look, paid }
}

/** Publishes the question and the highlighted spots to the spot store. */
function useAsked(
  model: TableModel,
  spots: Spots,
  looked: string | null,
  about: { readonly spoken: TekhenuEvent | null; readonly paid: readonly string[] },
  log: readonly LogEntry<TekhenuEvent>[],
  recap: Recapped | null,
  isDrawn: boolean,
): SpotStore {
  const { spoken, paid } = about
  const { viewer } = model.view
  const news = useMemo(() => new Set(newSpots(log, viewer)), [log, viewer])
  const spotsSpoken = useMemo(() => new Set(spoken === null ? paid : spotsIn(spoken)), [spoken, paid])
  const pointed = recap?.pointed ?? spotsSpoken
  const steps = recap?.steps ?? NO_STEPS
  const asked: Asked = useMemo(
    () => ({
      spots,
      looked,
      pointed,
      news,
      steps,
      why: (refused) => whyNot(model, refused),
      gloss: (move) => glossOf(model, move),
    }),
    [spots, looked, pointed, news, steps, model],
  )
  const [store] = useState(() => new SpotStore(asked))
  useLayoutEffect(() => {
    if (!isDrawn) return undefined
    store.show(asked)
    return afterPicture(() => store.explain())
  }, [store, asked, isDrawn])
  return store
}

/** The latest value; while it is not to be rendered yet the one before. */
function useKept<T>(isDrawn: boolean, now: T): T {
  const kept = useRef(now)
  if (isDrawn) kept.current = now
  return kept.current
}

/** The latest `Seen`; between the moves of one click the one before them. */
function useWhole<T>(seen: T, halfway: boolean): T {
  const held = useRef(seen)
  if (!halfway) held.current = seen
  return held.current
}

/** The current decision; while a move is pending the previous one, so that the table does not flicker. */
function useHeld(
  live: boolean,
  view: TekhenuView,
  decision: DecisionSeen | null,
  mayHold: boolean,
): DecisionSeen | null {
  const held = useRef({ view, decision })
  if (live) held.current = { view, decision }
  return live ? decision : mayHold && held.current.view === view ? held.current.decision : null
}
