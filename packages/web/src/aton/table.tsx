import type { AtonEvent, AtonView, Space } from '@benben/aton'
import type { Seat } from '@benben/kernel'
import {
  lazy,
  Suspense,
  useMemo,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import type { TableProps } from '../app/registry.ts'
import { sayOutcome, whoOf } from '../session/say.ts'
import type { DecisionSeen, Outcome, Seen, LogEntry } from '../session/session.ts'
import { usePromptSlot } from '../ui/prompt-slot.ts'
import { Sections } from '../ui/sections.tsx'
import { ToResult } from '../ui/to-result.tsx'
import { TurnActions } from '../ui/turn-actions.tsx'
import { useMissed } from '../ui/use-missed.ts'
import { ArtSheet } from './art.tsx'
import { Board } from './board.tsx'
import { EndPage } from './end.tsx'
import { isAssigning, isScored } from './facts.ts'
import { AtonLog } from './log.tsx'
import { useLook } from './look.ts'
import { Assigning, Shown } from './me.tsx'
import me from './me.module.css'
import { PartLook } from './part-look.tsx'
import { Plaque, type Problem } from './plaque.tsx'
import { usePlayback, type Frame } from './playback.ts'
import { pointsAt, touches } from './events.ts'
import { NOTHING, recentSpaces, type Pointed } from './pointing.ts'
import { isNearWin, Projection, Wins } from './projection.tsx'
import { Prompt } from './prompt.tsx'
import { Reach } from './reach.tsx'
import { reachNow } from './reach-now.ts'
import { Realm } from './realm.tsx'
import { Discards } from './discards.tsx'
import { Standing } from './standing.tsx'
import { Players, Rival, Stats } from './rival.tsx'
import type { TableModel } from './model.ts'
import styles from './table.module.css'
import { Track } from './track.tsx'

const Recap = lazy(() => import('./recap.tsx').then((page) => ({ default: page.Recap })))

/** The graphical table of Aton. */
export function AtonTable(props: TableProps<AtonView, AtonEvent>): ReactElement {
  const { seen, words } = props
  // Parts that serve every game know nothing of the types of this one.
  const anyGame = props as unknown as TableProps
  const { frame, skip } = usePlayback(seen)
  const [space, setSpace] = useState<Space | null>(null)
  const [line, setLine] = useState<number | null>(null)
  const [byFinger, setByFinger] = useState(false)
  const [atEnd, setAtEnd] = useState(true)
  const [planned, setPlanned] = useState<number>()

  const { view, event, settled } = frame
  const decision = settled ? seen.decision : null
  const model = useTableModel(props, view)
  const far = 1 - model.near
  const look = useLook(props.session, view, decision, settled ? space : null)
  const { log, recent } = useShownLog(seen, frame)
  const shown = settled ? null : event
  const pointed = pointedBy(seen.log.find(({ n }) => n === line)?.event, shown)
  const { problem, setProblem, report, play } = usePlay(anyGame)

  if (seen.result !== null && settled && atEnd) {
    const end = { model, session: anyGame.session, result: seen.result, log: seen.log }
    return <EndPage {...end} onTable={() => setAtEnd(false)} />
  }

  const { acting, reach } = reachNow(frame, decision?.seat, planned)
  const after = look?.after ?? null
  return (
    <Ground settled={settled} onAct={() => setProblem(null)}>
      <div className={styles.main} onClick={settled ? undefined : skip}>
        <Rival model={model} seat={far} thinking={seen.busy} pointed={pointed.seats.includes(far)} />
        <Track model={model} after={after} projected={!isScored(view, event)} pointed={pointed.track} />
        <Board
          {...{ model, decision, look, pointed, recent, reach }}
          scored={event?.type === 'scored' ? event.lines : []}
          onLook={setSpace}
          onPlay={play}
          onTouch={setByFinger}
        />
        <Reach model={model} seat={acting} reach={reach} />
        <div className={styles.low}>
          <Realm model={model} after={after} pointed={pointed.realm} />
          <Plaque model={model} look={look} event={shown} problem={problem} again={byFinger} />
        </div>
        <section className={me.me} data-me aria-label={words.say('aton.web.mine')}>
          <Asked {...{ model, seen, decision, event: shown, log }} onPoint={setLine} />
          <Mine
            {...{ table: anyGame, model, decision, pointed, event, onPlay: play, onRefused: setProblem }}
            onReach={setPlanned}
            onOutcome={report}
            onResult={() => setAtEnd(true)}
          />
        </section>
      </div>
      <About {...{ model, after, log }} onPoint={setLine} />
    </Ground>
  )
}

interface GroundProps {
  readonly settled: boolean
  /** Called before anything that is pressed or typed. */
  readonly onAct: () => void
  readonly children: ReactNode
}

/** The way to the rule behind a problem leaves the problem where it is. */
const isOnTheWay = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.closest('[data-rule]') !== null

/** What everything lies on; tighter where more than a question stands in the place of the prompt. */
const Ground = ({ settled, onAct, children }: GroundProps): ReactElement => (
  <div
    className={`${styles.table} ${usePromptSlot() === null ? '' : styles.slotted}`}
    data-settled={settled || undefined}
    onPointerDownCapture={(event) => (isOnTheWay(event) ? undefined : onAct())}
    onKeyDownCapture={(event) => (isOnTheWay(event) || event.key === 'Tab' ? undefined : onAct())}
  >
    {children}
  </div>
)

interface AskedProps extends ComponentProps<typeof Prompt> {
  readonly log: readonly LogEntry<AtonEvent>[]
  readonly onPoint: (line: number | null) => void
}

/** What is asked, or what happened while I was away. */
function Asked({ log, onPoint, ...asked }: AskedProps): ReactElement {
  const { seen, model, decision } = asked
  const { isOpen, close } = useMissed(seen, false)
  if (!isOpen || seen.decided === null) return <Prompt {...asked} />
  return (
    <Suspense fallback={null}>
      <Recap {...{ model, log, decision, onPoint }} decided={seen.decided} onClose={close} />
    </Suspense>
  )
}

/** The part of the log that has been shown, and the spaces where others have placed since cards were revealed. */
function useShownLog(
  { log: all, viewer }: Seen<AtonView, AtonEvent>,
  { settled, shown }: Frame,
): { readonly log: readonly LogEntry<AtonEvent>[]; readonly recent: ReadonlySet<Space> } {
  const log = useMemo(() => (settled ? all : all.slice(0, shown)), [all, settled, shown])
  const recent = useMemo(() => recentSpaces(log, viewer), [log, viewer])
  return { log, recent }
}

/** What a line of the log speaks of, or what is being shown touches. */
const pointedBy = (spoken: AtonEvent | undefined, shown: AtonEvent | null): Pointed =>
  spoken !== undefined ? pointsAt(spoken) : shown === null ? NOTHING : touches(shown)

interface Playing {
  /** The error of the last action; null if it succeeded. */
  readonly problem: Problem | null
  readonly setProblem: (problem: Problem | null) => void
  readonly report: (outcome: Outcome) => void
  readonly play: (move: string) => void
}

function usePlay(table: TableProps): Playing {
  const [problem, setProblem] = useState<Problem | null>(null)
  const report = (outcome: Outcome): void => {
    const text = sayOutcome(table, outcome)
    setProblem(text === undefined || outcome.ok ? null : { text, refusal: outcome.refusal })
  }
  const play = (move: string): void => {
    setProblem(null)
    void table.session.play(move).then(report)
  }
  return { problem, setProblem, report, play }
}

function useTableModel({ seen, speech, words }: TableProps<AtonView, AtonEvent>, view: AtonView): TableModel {
  const { seats, viewer } = seen
  const who = useMemo(() => whoOf({ seats }), [seats])
  const near: Seat = viewer === 'spectator' ? view.red : viewer
  return { words, speech, who, view, seats, near }
}

interface MineProps {
  readonly table: TableProps
  readonly model: TableModel
  readonly decision: DecisionSeen | null
  readonly event: AtonEvent | null
  readonly pointed: Pointed
  readonly onPlay: (move: string) => void
  readonly onRefused: (why: Problem) => void
  readonly onReach: (reach: number | undefined) => void
  readonly onOutcome: (outcome: Outcome) => void
  readonly onResult: () => void
}

/** My cards while they are assigned; else the cartouches of both sides, with what else can be done. */
function Mine(props: MineProps): ReactElement {
  const { table, model, decision, event, pointed, onOutcome, onResult } = props
  const { session, seen } = table
  const { view, near } = model
  const assigning = decision !== null && isAssigning(view) ? view.seats[near]!.hand : null
  if (assigning !== null && decision !== null)
    return (
      <Assigning
        key={`${near} ${view.round} ${assigning.join('')}`}
        model={model}
        hand={assigning}
        decision={decision}
        pointed={pointed}
        onPlay={props.onPlay}
        onRefused={props.onRefused}
        onReach={props.onReach}
      />
    )
  // No undo during playback.
  const idle = decision === null && !(event === null && seen.canUndo)
  return (
    <Shown model={model} event={event} pointed={pointed}>
      <Stats model={model} seat={near} />
      <Discards model={model} />
      {seen.result === null ? null : <ToResult onResult={onResult} />}
      {seen.viewer === 'spectator' || seen.result !== null ? null : (
        <TurnActions idle={idle} session={session} seen={{ ...seen, decision }} onOutcome={onOutcome} />
      )}
    </Shown>
  )
}

interface AboutProps {
  readonly model: TableModel
  readonly after: AtonView | null
  readonly log: readonly LogEntry<AtonEvent>[]
  readonly onPoint: (line: number | null) => void
}

/** What stands beside the table: the round, what a scoring would pay, who is near to winning, the players, the log. */
function About({ model, after, log, onPoint }: AboutProps): ReactElement {
  const { words, view } = model
  return (
    <>
      <ArtSheet />
      {/* A page with something else in the place of the prompt needs the bar for itself. */}
      {usePromptSlot() === null ? <Standing model={model} /> : null}
      <PartLook model={model} />
      <Sections
        label={words.say('web.about-game')}
        sections={[
          {
            id: 'projection',
            title: words.say('aton.web.projection'),
            short: words.say('aton.web.projection-short'),
            icon: 'sum',
            body: <Projection model={model} after={after} />,
          },
          {
            id: 'wins',
            title: words.say('aton.web.wins'),
            short: words.say('aton.web.wins-short'),
            icon: 'crown',
            alert: isNearWin(view),
            body: <Wins model={model} after={after} />,
          },
          {
            id: 'players',
            title: words.say('aton.web.players'),
            short: words.say('aton.web.players'),
            icon: 'people',
            phoneOnly: true,
            body: <Players model={model} />,
          },
          {
            id: 'log',
            title: words.say('web.log'),
            short: words.say('web.log'),
            icon: 'log',
            body: <AtonLog model={model} log={log} onPoint={onPoint} />,
          },
        ]}
      />
    </>
  )
}
