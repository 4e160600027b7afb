import type { Points } from '@benben/kernel'
import { expectation, type Words } from '@benben/words'
import { useEffect, useEffectEvent, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import type { LoadedTable } from '../pages/match.tsx'
import { botName } from '../session/bot-name.ts'
import type { Seen, Session } from '../session/session.ts'
import { KEPI } from '../session/stand-in.ts'
import { useBeside } from '../ui/beside.ts'
import { Button } from '../ui/button.tsx'
import type { CloseLook } from '../ui/close-look.ts'
import { BotRunner } from '../worker/bot-runner.ts'
import { hintFor, type Hint as Advice } from './advice.ts'
import { Kepi } from './kepi.tsx'
import styles from './hint.module.css'

interface HintProps {
  readonly session: Session
  readonly seen: Seen
  readonly loaded: LoadedTable
  /** Whether somebody has asked already, and waits for the answer. */
  readonly asked: boolean
}

type Said = { readonly about: string | null; readonly hint: Advice | 'thinking' | 'wait' | 'failed' }

/** Says on demand what could be done now and why: Kepi after a lesson, the strongest level in practice. The record tells. */
export function Hint({ session, seen, loaded, asked }: HintProps): ReactElement {
  const words = useWords()
  const [bots] = useState(() => new BotRunner())
  useEffect(() => () => bots.close(), [bots])
  const [said, setSaid] = useState<Said>()
  const about = seen.decision?.id ?? null
  // A hint is about one question.
  const shown = said?.about === about ? said.hint : undefined
  const ask = (): void => {
    const tell = (hint: Said['hint']): void => setSaid({ about, hint })
    tell('thinking')
    hintAbout(loaded, session, seen, bots).then(tell, () => tell('failed'))
  }
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (asked) askNow()
  }, [asked])
  return (
    <>
      {seen.hints === KEPI ? (
        <button
          type="button"
          className={styles.ask}
          title={words.say('lesson.hint.about')}
          disabled={shown === 'thinking'}
          onClick={ask}
          data-hint
        >
          <Kepi size={28} />
          <span>{words.say('lesson.hint')}</span>
        </button>
      ) : (
        <Button
          look="bare"
          icon="star"
          label={words.say('web.hint')}
          disabled={shown === 'thinking'}
          onClick={ask}
          data-hint
        />
      )}
      <div role="status">
        {shown === undefined ? null : (
          <Bubble key={String(about)} about={typeof shown === 'string' ? shown : shown.move}>
            <p>
              {typeof shown === 'string'
                ? words.say(`lesson.hint.${shown}`)
                : sayHint(words, loaded, seen, shown)}
            </p>
            <Button
              look="bare"
              icon="cross"
              label={words.say('lesson.hint.close')}
              onClick={() => setSaid(undefined)}
            />
          </Bubble>
        )}
      </div>
    </>
  )
}

/** Beside what it speaks of, and over as little as possible of what else can be chosen. */
function Bubble({ about, children }: { readonly about: string; readonly children: ReactNode }): ReactElement {
  const look = useMemo(() => lookAt(about), [about])
  const { box, style } = useBeside(look)
  return (
    <div ref={box} className={styles.hint} style={style} data-hint-said={about}>
      {children}
    </div>
  )
}

/** Where a move is chosen; below the bar and the tabs of a phone, where that is out of sight. */
function lookAt(move: string): CloseLook {
  const there = [...document.querySelectorAll(`[data-move="${CSS.escape(move)}"]`)].find(
    (each) => each.checkVisibility() && each.closest('[inert]') === null,
  )
  const [rect, area] = [
    there ?? document.querySelector('[data-hint]')!,
    there?.closest('[data-area], [data-prompt]') ??
      there ??
      document.querySelector('main[data-table] nav') ??
      document.querySelector('header')!,
  ].map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect]
  return { id: move, rect, area }
}

/** The hint, once the record says that it is given: what was asked for is not to be hidden. */
async function hintAbout(
  { game }: LoadedTable,
  session: Session,
  seen: Seen,
  bots: BotRunner,
): Promise<Said['hint']> {
  const hint = await hintFor(game, session, seen, bots)
  if (hint === undefined) return 'wait'
  const marked = await session.markHint?.()
  return marked?.ok === true ? hint : 'wait'
}

function sayHint(
  words: Words,
  { game, speech }: LoadedTable,
  { view, hints }: Seen,
  { move, next, gains, expects }: Advice,
): string {
  const what = speech.move(words, move, view) ?? move
  const brings = sayGains(words, game.id, gains)
  const moves = next.map((each) => speech.move(words, each.move, each.view) ?? each.move).join(' ')
  const then = moves === '' ? [] : [words.say('lesson.hint.then', { moves })]
  if (hints === KEPI || hints === null)
    return [words.say('lesson.hint.move', { move: what }), ...then, brings].join(' ')
  const name = botName(words, hints)
  const said = words.say('lesson.hint.by', { name, move: what })
  return [said, ...then, ...(expects === null ? [] : [expectation(words, name, expects)]), brings].join(' ')
}

function sayGains(words: Words, game: string, gains: Points): string {
  const said = Object.entries(gains).flatMap(([source, points]) => {
    const key = `${game}.source.${source}`
    if (!words.has(key)) return []
    const signed = points > 0 ? `+${points}` : `−${-points}`
    return [words.say('lesson.hint.gain', { points: signed, source: words.say(key) })]
  })
  return said.length === 0
    ? words.say('lesson.hint.ready')
    : words.say('lesson.hint.gains', { gains: words.list(said) })
}
