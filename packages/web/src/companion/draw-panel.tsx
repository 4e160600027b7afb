import type { Draw } from '@benben/kernel'
import { facesOf, type Edition } from '@benben/tekhenu'
import { refusal as sayAny } from '@benben/words'
import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import type { Outcome } from '../session/session.ts'
import { sayOf } from '../tekhenu/say.ts'
import { Button } from '../ui/button.tsx'
import styles from './companion.module.css'
import type { CompanionSession } from './companion-session.ts'
import { DicePad } from './dice-pad.tsx'
import { faceOf, isSpeaking } from './outcome.tsx'
import { questionOf } from './question.ts'

interface DrawPanelProps {
  readonly session: CompanionSession
  readonly draw: Draw
  readonly edition: Edition
  readonly seth: boolean
}

/** What has to be looked up at the table, and everything it can be, to be tapped. */
export function DrawPanel({ session, draw, edition, seth }: DrawPanelProps): ReactElement {
  const words = useWords()
  const [problem, setProblem] = useState('')
  const told = (outcome: Outcome): void =>
    setProblem(outcome.ok || outcome.refusal === undefined ? '' : sayAny(words, outcome.refusal))
  const waiting = session.waiting()
  return (
    <section className={styles.draw} aria-label={words.say('companion.panel')} data-draw={draw.code}>
      <h2 aria-live="polite">{questionOf(words, draw)}</h2>
      {waiting.length === 0 ? null : (
        <p className={styles.hint}>
          {words.say('companion.pending', {
            dice: words.series(
              waiting.map(({ colour, value }) =>
                words.say('companion.die', { colour: sayOf(words, `tekhenu.colour.${colour}`), value }),
              ),
            ),
          })}
        </p>
      )}
      {draw.code === 'tekhenu.draw.colour' ? (
        <DicePad draw={draw} dice={facesOf(seth)} onDie={(die) => told(session.enterDie(die))} />
      ) : (
        <Outcomes
          // What was typed to find one is not meant for the next.
          key={`${draw.code} ${draw.outcomes.length}`}
          draw={draw}
          edition={edition}
          onEnter={(name) => told(session.enter(name))}
        />
      )}
      {draw.lot === true ? <Lot draw={draw} onEnter={(name) => told(session.enter(name))} /> : null}
      <p role="status" className={styles.wrong}>
        {problem}
      </p>
    </section>
  )
}

/** So many that they can be looked for by number or name. */
const MANY = 9

function Outcomes({
  draw,
  edition,
  onEnter,
}: {
  readonly draw: Draw
  readonly edition: Edition
  readonly onEnter: (name: string) => void
}): ReactElement {
  const words = useWords()
  const [typed, setTyped] = useState('')
  const all = [...new Set(draw.outcomes)].map((name) => ({ name, ...faceOf({ words, edition, draw }, name) }))
  const wanted = typed.trim().toLowerCase()
  const found = all.filter(({ label }) => label.toLowerCase().includes(wanted))
  return (
    <>
      {all.length < MANY ? null : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (wanted !== '' && found[0] !== undefined) onEnter(found[0].name)
          }}
        >
          <input
            type="search"
            className={styles.find}
            aria-label={words.say('companion.find')}
            placeholder={words.say('companion.find')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </form>
      )}
      <div className={styles.outcomes}>
        {found.map(({ name, label, picture }) => (
          <button
            key={name}
            type="button"
            className={styles.outcome}
            aria-label={label}
            data-outcome={name}
            onClick={() => onEnter(name)}
          >
            {picture}
            {isSpeaking(draw) ? null : <small>{label}</small>}
          </button>
        ))}
      </div>
      {found.length > 0 ? null : (
        <p className={styles.hint}>{words.say('companion.none', { text: typed })}</p>
      )}
    </>
  )
}

/** Where no piece decides, this browser can. */
function Lot({
  draw,
  onEnter,
}: {
  readonly draw: Draw
  readonly onEnter: (name: string) => void
}): ReactElement {
  const words = useWords()
  const decide = (): void => {
    const [lot] = crypto.getRandomValues(new Uint32Array(1))
    onEnter(draw.outcomes[lot! % draw.outcomes.length]!)
  }
  return (
    <p className={styles.lot}>
      <span>{words.say('companion.lot')}</span>
      <Button onClick={decide} data-lot>
        {words.say('companion.lot.throw')}
      </Button>
    </p>
  )
}
