import type { ReactElement } from 'react'
import type { ReplaySession } from '../replay/replay-session.ts'
import { Button } from '../ui/button.tsx'
import { useKeys } from '../ui/keys.ts'
import { Alternatives } from './alternatives.tsx'
import { saidTurn, type Posed } from './posed.ts'
import styles from './puzzles.module.css'

interface AnswerProps {
  readonly posed: Posed
  readonly session: ReplaySession
  /** How many moves of the answer are played. */
  readonly at: number
  readonly onBack: () => void
  readonly onAgain: () => void
}

/** The answer, move by move; in the place of the prompt. */
export function Answer({ posed, session, at, onBack, onAgain }: AnswerProps): ReactElement {
  const { words, puzzle } = posed
  const last = puzzle.best.length
  const go = (to: number): void => {
    if (to >= 0 && to <= last) session.goTo(to)
  }
  useKeys({ ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1) })
  return (
    <section className={styles.verdict} aria-label={words.say('puzzle.answer')} data-answer-step={at}>
      <header>
        <div role="status" className={styles.headline}>
          <h2>
            {at === 0
              ? words.say('puzzle.answer.begins', { moves: last })
              : words.say('puzzle.answer.step', {
                  step: at,
                  moves: last,
                  turn: saidTurn(posed, puzzle.best.slice(0, at)),
                })}
          </h2>
        </div>
        <div className={styles.actions}>
          <Button
            icon="chevron-left"
            label={words.say('puzzle.answer.back')}
            disabled={at === 0}
            onClick={() => go(at - 1)}
            data-step="back"
          />
          <Button
            look={at === last ? 'plain' : 'primary'}
            icon="chevron-right"
            label={words.say('puzzle.answer.forth')}
            disabled={at === last}
            onClick={() => go(at + 1)}
            data-step="forth"
          />
          <Button icon="undo" onClick={onBack} data-back>
            {words.say('puzzle.answer.close')}
          </Button>
          <Button icon="restart" onClick={onAgain} data-again>
            {words.say('puzzle.again')}
          </Button>
        </div>
      </header>
      {at === last ? <Alternatives posed={posed} /> : null}
    </section>
  )
}
