import type { Points } from '@benben/kernel'
import type { Words } from '@benben/words'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import type { LoadedTable } from '../pages/match.tsx'
import type { Seen, Session } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { BotRunner } from '../worker/bot-runner.ts'
import { hintFor, type Hint as Advice } from './advice.ts'
import { Kepi } from './kepi.tsx'
import styles from './hint.module.css'

interface HintProps {
  readonly session: Session
  readonly seen: Seen
  readonly loaded: LoadedTable
}

type Said = { readonly about: string | null; readonly hint: Advice | 'thinking' | 'wait' | 'failed' }

/** Kepi, who says on demand what could be done now and why. */
export function Hint({ session, seen, loaded }: HintProps): ReactElement {
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
    hintFor(loaded.game, session, seen, bots).then(
      (hint) => tell(hint ?? 'wait'),
      () => tell('failed'),
    )
  }
  return (
    <>
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
      <div role="status" className={styles.place}>
        {shown === undefined ? null : (
          <div className={styles.hint} data-hint-said={typeof shown === 'string' ? shown : shown.move}>
            <p>
              {typeof shown === 'string'
                ? words.say(`lesson.hint.${shown}`)
                : sayHint(words, loaded, seen.view, shown)}
            </p>
            <Button
              look="bare"
              icon="cross"
              label={words.say('lesson.hint.close')}
              onClick={() => setSaid(undefined)}
            />
          </div>
        )}
      </div>
    </>
  )
}

function sayHint(
  words: Words,
  { game, speech }: LoadedTable,
  view: unknown,
  { move, gains }: Advice,
): string {
  const what = words.say('lesson.hint.move', { move: speech.move(words, move, view) ?? move })
  return `${what} ${sayGains(words, game.id, gains)}`
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
