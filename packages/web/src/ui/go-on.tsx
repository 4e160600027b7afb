import { useEffect, useRef, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import type { Outcome, Seen, Session } from '../session/session.ts'
import { Button } from './button.tsx'
import styles from './go-on.module.css'
import { handIsOnKeys, useKeys } from './keys.ts'

interface GoOnProps {
  readonly session: Session
  readonly seen: Pick<Seen, 'step' | 'version'>
  /** Called with the outcome. */
  readonly onOutcome: (outcome: Outcome) => void
  /** Called when all steps of its turn have been taken, so that they are not played back one by one. */
  readonly onAll?: () => void
}

/** The buttons for the next step of an automaton and for all that are left of its turn; renders nothing if none is paused. */
export function GoOn({ session, seen, onOutcome, onAll }: GoOnProps): ReactElement | null {
  const words = useWords()
  const ref = useRef<HTMLDivElement>(null)
  const waits = seen.step !== null
  const goOn = (): void => {
    if (waits) void session.nextStep().then(onOutcome)
  }
  const showAll = async (): Promise<void> => {
    let outcome: Outcome
    do outcome = await session.nextStep()
    while (outcome.ok && session.now().step !== null)
    onOutcome(outcome)
    onAll?.()
  }
  // With the hand on the keyboard Enter takes one step after the other.
  useEffect(() => {
    if (waits && handIsOnKeys()) ref.current?.querySelector<HTMLElement>('[data-go-on]')?.focus()
  }, [waits])
  useKeys({ n: goOn })
  if (!waits) return null
  return (
    <div ref={ref} className={styles.steps}>
      <Button onClick={() => void showAll()} data-go-on-all>
        {words.say('web.go-on.all')}
      </Button>
      <Button look="primary" icon="play" shortcut="n" onClick={goOn} data-go-on>
        {words.say('web.go-on')}
      </Button>
    </div>
  )
}

/** The same for moves of others that are shown step by step. A click or key anywhere does it as well. */
export function NextStep({ onNext }: { readonly onNext: () => void }): ReactElement {
  const words = useWords()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (handIsOnKeys()) ref.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div ref={ref}>
      <Button look="primary" icon="play" shortcut="n" onClick={onNext} data-next-step>
        {words.say('web.go-on')}
      </Button>
    </div>
  )
}
