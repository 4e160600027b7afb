import type { Key } from '@benben/words'
import { lazy, useEffect, useRef, useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { entryOf } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import type { LoadedTable } from '../pages/match.tsx'
import { newTable } from '../pages/new-table.ts'
import { putSave } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { Button } from '../ui/button.tsx'
import { byTouch } from '../ui/use-media.ts'
import { Bubble } from './bubble.tsx'
import { playOn, type LessonSession } from './lesson-session.ts'
import { useLit } from './lit.ts'
import { chaptersOf, saidAfter, stepsOf, type Chapter, type Script, type Step } from './script.ts'
import { Veil } from './veil.tsx'
import styles from './lesson.module.css'

const CornerPicture = lazy(async () => ({ default: (await import('./corner-picture.tsx')).CornerPicture }))

interface GuideProps {
  readonly session: LessonSession
  readonly script: Script
  readonly step: number
  readonly loaded: LoadedTable
  readonly view: unknown
}

/** After so many touches beside it, what is lit pulses. */
const PATIENCE = 2

const chapterAt = (script: Script, step: number): Chapter =>
  chaptersOf(script).findLast(({ first }) => first <= step)!

/** Kepi at one step: lights, tells, and takes the learner on. */
export function Guide({ session, script, step, loaded, view }: GuideProps): ReactElement | null {
  const steps = stepsOf(script)
  const now = steps[step]!
  const moment = `${step} ${session.taught().join()}`
  const said = saidAfter(now, session.clicks())
  const lit = useLit(said.lit, moment)
  const { beside, answer, touches, remind } = useBeside(now, moment, lit.settled, session.refused())
  const [told, setTold] = useState<Key | null>(null)
  useTouch(now, said.lit, lit.settled, setTold, beside)
  if (!lit.settled) return null
  const again = (): void => {
    remind()
    session.goTo(step)
  }
  const dims = lit.boxes.length > 0
  // Where something is to be done, only what can be chosen has a frame.
  const framed = now.does === undefined || lit.choices === 0 ? lit.boxes : lit.boxes.slice(0, lit.choices)
  return (
    <>
      {dims ? <Veil boxes={lit.boxes} framed={framed} pulse={touches >= PATIENCE} onBeside={beside} /> : null}
      <Bubble
        chapter={chapterAt(script, step).title}
        text={said.text}
        picture={now.picture === 'corner' ? <CornerPicture view={view} /> : null}
        {...{ told, answer, lit }}
      >
        <Actions {...{ session, script, step, loaded, view, again }} />
      </Bubble>
    </>
  )
}

/** What is said to a touch beside what is lit and to a move that is not taught, and how many there were. */
function useBeside(
  { beside: answerOfStep = 'lesson.beside' }: Step,
  moment: string,
  settled: boolean,
  refused: number,
): {
  readonly beside: () => void
  readonly answer: Key | null
  readonly touches: number
  /** Lets what is lit pulse. */
  readonly remind: () => void
} {
  // Whoever has done the right thing is no longer told of the wrong one.
  const [besides, setBesides] = useState({ moment, many: 0 })
  const many = besides.moment === moment ? besides.many : 0
  const touches = many + refused
  const [reminded, setReminded] = useState(false)
  return {
    beside: () => (settled ? setBesides({ moment, many: many + 1 }) : undefined),
    answer: touches === 0 ? null : answerOfStep,
    touches: reminded ? PATIENCE : touches,
    remind: () => setReminded(true),
  }
}

/** What takes a click in a step that plays: the taught move, and controls that are no move. */
const TAKES =
  '[data-lit], [data-move], a, button:not([data-spot], [data-space]), dialog, [data-zoom], [data-part-help]'

/** Listens for touches of what a step tells of, and of what it does not ask for. */
function useTouch(
  { told, does, how }: Step,
  lit: readonly string[],
  settled: boolean,
  tell: (text: Key) => void,
  beside: () => void,
): void {
  // What takes several clicks, or dragging, may begin and end anywhere in what is lit.
  const takes = how === undefined ? TAKES : [TAKES, ...lit].join()
  useEffect(() => {
    if ((told === undefined && does === undefined) || !settled) return undefined
    const onClick = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest('main[data-table]') === null) return
      const found = Object.entries(told ?? {}).find(([part]) => target.closest(part) !== null)
      if (found !== undefined) tell(found[1])
      else if (does === undefined || target.closest(takes) === null) beside()
    }
    // Before the table: what is played re-renders what was clicked.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  })
}

/** A finger taps twice. */
const byHand = (how: Key): Key => (how === 'lesson.do' && byTouch().touch === 'yes' ? 'lesson.do-touch' : how)

function Actions({
  session,
  script,
  step,
  loaded,
  view,
  again,
}: GuideProps & { readonly again: () => void }): ReactElement {
  const words = useWords()
  const taught = session.taught()
  const now = stepsOf(script)[step]!
  const last = step === stepsOf(script).length - 1
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus({ preventScroll: true }), [])
  const move = taught.at(-1)
  const label =
    move === undefined ? words.say('lesson.next') : (loaded.speech.move(words, move, view) ?? move)
  const act = async (): Promise<void> => {
    if (taught.length === 0) session.goTo(step + 1)
    for (const each of taught) await session.play(each)
  }
  return (
    <>
      {last ? null : (
        <>
          {move === undefined ? null : (
            <small className={styles.or}>{words.say(byHand(now.how ?? 'lesson.do'))}</small>
          )}
          <button
            ref={next}
            type="button"
            className={styles.next}
            data-lesson-next
            onClick={() => void act()}
          >
            {label}
          </button>
        </>
      )}
      <footer className={styles.foot}>
        {step === 0 ? null : (
          <Button
            look="bare"
            icon="chevron-left"
            title={words.say('lesson.back')}
            onClick={() => session.goTo(step - 1)}
          >
            <span>{words.say('lesson.back')}</span>
          </Button>
        )}
        <Button icon="undo" title={words.say('lesson.again')} onClick={again}>
          <span>{words.say('lesson.again')}</span>
        </Button>
      </footer>
      {last ? <Farewell session={session} script={script} /> : null}
    </>
  )
}

/**
 * The free last part: the same game against a bot, or a new one. Below the other buttons, so that whoever pressed 'Next' once too often
 * has left nothing.
 */
function Farewell({
  session,
  script,
}: {
  readonly session: LessonSession
  readonly script: Script
}): ReactElement {
  const words = useWords()
  const [, go] = useLocation()
  const [failed, setFailed] = useState(false)
  const name = useSettings(({ name: mine }) => mine)
  const goOn = async (): Promise<void> => {
    const id = crypto.randomUUID()
    const me = { kind: 'me', name: name === '' ? script.names[0]! : name } as const
    const bot = entryOf(script.game)?.bots[0] ?? 'random'
    const rivals = session
      .now()
      .seats.slice(1)
      .map(({ kind, name: its }) =>
        kind === 'automaton'
          ? ({ kind, name: its } as const)
          : // Whoever sat there stays, with somebody else's head.
            ({ kind: 'bot', name: bot, called: its } as const),
      )
    await putSave(playOn(session, id, [me, ...rivals], Date.now()))
    go(`/play/${id}`)
  }
  return (
    <div className={styles.farewell}>
      <button
        type="button"
        className={styles.next}
        data-lesson-next
        onClick={() => void goOn().catch(() => setFailed(true))}
      >
        {words.say('lesson.play-on')}
      </button>
      <Button onClick={() => go(newTable(script.game, script.teaches, entryOf(script.game)?.bots[0]))}>
        {words.say('lesson.new-game')}
      </Button>
      {failed ? <p role="alert">{words.say('session.storage')}</p> : null}
    </div>
  )
}
