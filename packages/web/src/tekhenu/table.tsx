import type { Seat } from '@benben/kernel'
import { standard, type Edition, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import {
  lazy,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import type { TableProps } from '../app/registry.ts'
import { whoOf } from '../session/say.ts'
import type { DecisionSeen, LogEntry, Seen } from '../session/session.ts'
import { BeforeDrawing } from '../ui/before-drawing.tsx'
import type { Frame, Playback } from '../ui/playback.ts'
import { paidFor } from './pointing/ahead.ts'
import { Arrangement, type ArrangementProps } from './layout/arrangement.tsx'
import { useLayout } from './layout/layout.ts'
import { useChoosing, type Choosing } from './pointing/choosing.ts'
import { useFlying } from './motion/flying.ts'
import { useHand } from './pointing/hand.ts'
import { useForeseen, type Next } from './pointing/looks.ts'
import { momentOf, useMoving, type Moving } from './pointing/moving.ts'
import { questionOf, type Question } from './pointing/question.ts'
import { cardsOffered } from './market/offer.tsx'
import { usePlayback } from './motion/playback.ts'
import { OrRecap, useRecap } from './prompt/or-recap.tsx'
import { actsOf } from './prompt/acts.ts'
import { askedOf } from './prompt/asked.ts'
import { useDrawnAhead, type Ahead, type DrawnAhead } from './prompt/drawn-ahead.ts'
import { outlookOf } from './prompt/outlook-of.ts'
import { gainsOf } from './prompt/choices.tsx'
import { TablePrompt } from './prompt/table-prompt.tsx'
import type { TableModel } from './model.ts'
import { useModules } from './modules.ts'
import { SpotContext } from './pointing/spot.tsx'
import { PartLook } from './pointing/part-look.tsx'
import { useStray } from './pointing/stray.ts'
import { useAsked } from './pointing/use-asked.ts'
import { inTemple } from './temple/temple.tsx'
import styles from './table.module.css'

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

/** What is asked and shown now. */
interface Now {
  readonly seen: Whole
  readonly moving: Moving
  readonly playback: Playback<TekhenuView, TekhenuEvent>
  /** The question comes first; the table it is asked at is rendered one paint later. */
  readonly isDrawn: boolean
  readonly frame: Frame<TekhenuView, TekhenuEvent>
  /** What is shown just now, and the log up to it. */
  readonly event: TekhenuEvent | null
  readonly log: readonly LogEntry<TekhenuEvent>[]
  readonly model: TableModel
  /** Whether the decision can be answered. */
  readonly live: boolean
  readonly decision: DecisionSeen | null
  /** Step by step: shows the next event; null while none waits. */
  readonly onNext: (() => void) | null
}

type Whole = TableProps<TekhenuView, TekhenuEvent>['seen']
type Element = RefObject<HTMLDivElement | null>

function useNow(props: TableProps<TekhenuView, TekhenuEvent>, root: Element, layer: Element): Now {
  const moving = useMoving(props as unknown as TableProps)
  // Between the moves of one click what was seen before them.
  const seen = useKept(!moving.halfway, props.seen)
  const near: Seat = seen.viewer === 'spectator' ? 0 : seen.viewer
  const edition = (props.game.printed as Edition | undefined) ?? standard
  const playback = usePlayback(seen, edition, useFlying(root, layer, near, edition))
  const frame = playback.coming ?? playback.frame
  const { view, event, settled, shown } = frame
  const log = useMemo(() => (settled ? seen.log : seen.log.slice(0, shown)), [seen.log, settled, shown])
  const model = useTableModel(props, seen.seats, view, edition, near)
  const live = settled && moving.sent() === 'none'
  const decision = useHeld(live, view, seen.decision, event === null && moving.sent() !== 'long ago')
  return {
    seen,
    moving,
    playback,
    frame,
    log,
    model,
    live,
    decision,
    isDrawn: playback.coming === null,
    event: settled ? null : event,
    onNext: frame.waits ? playback.next : null,
  }
}

function LoadedTable(props: TableProps<TekhenuView, TekhenuEvent>): ReactElement {
  const { game } = props
  useModules(props.seen.view)
  // Parts that serve every game know nothing of the types of this one.
  const { session } = props as unknown as TableProps
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const showEnd = useCallback(() => setAtEnd(true), [])
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const now = useNow(props, root, layer)
  const { seen, moving, playback, isDrawn, frame, event, log, model, live, decision, onNext } = now
  const { settled } = frame
  const { skip, launch } = playback
  const { question, choosing, begun, drawn } = useChoices(props, now, root)

  const recap = useRecap(seen, choosing)
  const [spoken, setLine] = useSpoken(seen.log, recap.shown?.spoken ?? event)
  const asked = { model, spoken, spots: question.spots }
  const cards = useMemo(() => cardsOffered(decision), [decision])
  const { spots, ...table } = useKept(isDrawn, { ...asked, question, ...tableAt(choosing), log, cards })
  const store = useAsked({
    ...asked,
    begun,
    isDrawn,
    looked: choosing.looked,
    log: table.log,
    recap: recap.shown,
  })
  const stray = useStray(store, spots)
  useHand({ root, choosing, settled, store, skip: onNext ?? skip, toEnd: skip, moving, drawn })

  if (seen.result !== null && settled && atEnd)
    return <End {...{ model, session, result: seen.result, log }} onTable={() => setAtEnd(false)} />
  const prompt = (
    <OrRecap {...{ recap, model, log, decision }}>
      <TablePrompt
        {...{ game, model, session, decision, question, choosing, moving, seen, event }}
        stray={isDrawn || stray.length === 0 ? stray : NONE}
        step={settled ? seen.step : null}
        drawn={drawn.prompts}
        {...{ onNext, onAll: skip }}
        onResult={showEnd}
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
        <PartLook model={table.model} spots={spots} />
        <div ref={layer} className={styles.flights} aria-hidden="true" data-flights />
      </div>
    </SpotContext>
  )
}

/** What the table shows of what the hand has begun to choose. */
const tableAt = ({
  laid,
  turn,
  looked,
  tapped,
}: Choosing): Pick<ArrangementProps, 'laid' | 'turn' | 'looked' | 'tapped'> => ({
  laid,
  turn,
  looked: inTemple(looked.spot),
  tapped,
})

/** What is spoken of: the event of the line of the log that is pointed at, else what is shown. */
function useSpoken(
  log: readonly LogEntry<TekhenuEvent>[],
  shown: TekhenuEvent | null,
): readonly [TekhenuEvent | null, (line: number | null) => void] {
  const [line, setLine] = useState<{ readonly n: number; readonly of: typeof log } | null>(null)
  // Forgotten with the next move: a phone would follow it to its area with every question.
  const pointed = line?.of === log ? log.find(({ n }) => n === line.n) : undefined
  const point = useCallback((n: number | null) => setLine(n === null ? null : { n, of: log }), [log])
  return [pointed?.event ?? shown, point]
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

/** What is asked, what the hand has begun to choose, and the spots of what waits to be confirmed or paid for. */
function useChoices(
  { game, session }: TableProps<TekhenuView, TekhenuEvent>,
  { model, decision, seen, playback }: Now,
  root: Element,
): {
  readonly question: Question
  readonly choosing: Choosing
  readonly begun: readonly string[]
  readonly drawn: DrawnAhead
} {
  const { view } = model
  const question = useMemo(() => questionOf(game, view, decision), [game, view, decision])
  const choosing = useChoosing(
    model,
    question.spots,
    decision?.id ?? '',
    momentOf(seen),
    // A lesson offers what it teaches, and nothing is lost there; nor by a good that is gained instead of another.
    (chain) =>
      decision?.only === undefined &&
      gainsOf(decision).length === 0 &&
      (DEALT.test(chain[0]) || question.look(chain)?.final === true),
  )
  const drawn = useDrawnAhead(root, session, playback.asksAtOnce)
  const isPhone = useLayout() === 'phone'
  useForeseen({ game, session }, question, choosing.looked.chain, {
    look: (ahead) => {
      if (decision !== null) outlookOf({ game, model, decision, look: ahead, lookOf: question.look }, isPhone)
    },
    next: (next) => drawn.draw(next && aheadOf(next, model, session.now())),
  })
  const paid = useMemo(() => paidFor(game, view, decision), [game, view, decision])
  const { armedAt } = choosing
  const begun = useMemo(() => (armedAt === null ? paid : [...paid, armedAt]), [paid, armedAt])
  return { question, choosing, begun, drawn }
}

/** Cards dealt over the table follow one another at the same place, some of them with no way back: each is chosen by two presses. */
const DEALT = /^(?:keep|draft|destiny|under) /

/** What will be asked, with the words for it found out. */
function aheadOf({ move, seen, question }: Next, model: TableModel, at: Seen): Ahead {
  const { decision, view } = seen
  const then = { ...model, view }
  askedOf(then, decision)
  actsOf({ model: then, decision, moves: question.spots.prompt.act ?? [], lookOf: question.look })
  return { move, at, seen, model: then, decision, question }
}

/** The latest value; while it is not to be rendered yet the one before. */
function useKept<T>(isDrawn: boolean, now: T): T {
  const kept = useRef(now)
  if (isDrawn) kept.current = now
  return kept.current
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
