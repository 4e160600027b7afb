import type { GameWords } from '@benben/words'
import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { whoOf } from '../session/say.ts'
import type { LogEntry, Seen } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import styles from './companion.module.css'

/** What the automaton did since its marker moved on; empty once somebody else's turn has begun. */
export function stepsNow(log: readonly LogEntry[]): readonly LogEntry[] {
  const from = log.findLastIndex(({ event }) => event.type === 'progressed')
  const next = log.findIndex(({ event }, at) => at > from && event.type === 'turn')
  return from < 0 || next >= 0 ? [] : log.slice(from)
}

interface BotTurnProps {
  readonly seen: Seen
  readonly speech: GameWords
  /** Takes its next step; left out while a draw comes first. */
  readonly onNext: (() => void) | null
  /** Whether it needs a heading of its own. */
  readonly titled: boolean
}

/** The turn of Botankhamun as a list to be ticked off at the real table, each step with its reason. */
export function BotTurn({ seen, speech, onNext, titled }: BotTurnProps): ReactElement | null {
  const words = useWords()
  const [done, setDone] = useState<ReadonlySet<number>>(new Set())
  const who = whoOf(seen)
  const steps = stepsNow(seen.log).flatMap(({ n, event }) => {
    const said = speech.log(words, event, who, seen.view)
    return said === undefined ? [] : [{ n, said }]
  })
  if (steps.length === 0 && onNext === null) return null
  const asked = seen.step === null ? '' : speech.ask(words, askedOf(seen.step), who, seen.view)
  return (
    <section className={styles.bot} data-bot-turn>
      {titled ? <h2>{words.say('companion.bot')}</h2> : null}
      {steps.length === 0 ? null : <p className={styles.hint}>{words.say('companion.bot.about')}</p>}
      <ol>
        {steps.map(({ n, said }) => (
          <li key={n}>
            <label>
              <input
                type="checkbox"
                checked={done.has(n)}
                onChange={() => setDone(done.has(n) ? without(done, n) : new Set([...done, n]))}
              />
              <span>{said}</span>
            </label>
          </li>
        ))}
      </ol>
      {onNext === null ? null : (
        <div className={styles.next}>
          <small>{asked}</small>
          <Button look="primary" icon="check" onClick={onNext} data-step-done>
            {words.say('companion.bot.done')}
          </Button>
        </div>
      )}
    </section>
  )
}

const without = (all: ReadonlySet<number>, n: number): ReadonlySet<number> =>
  new Set([...all].filter((each) => each !== n))

/** A step is asked for as a decision with one answer. */
const askedOf = ({ seat, question }: NonNullable<Seen['step']>) => ({
  seat,
  question,
  owed: true,
  moves: [],
  refusals: [],
})
