import { useEffect, useRef, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import type { Outcome, Seen, Session } from '../session/session.ts'
import { Button } from './button.tsx'
import { handIsOnKeys, useKeys } from './keys.ts'

interface GoOnProps {
  readonly session: Session
  readonly seen: Pick<Seen, 'step' | 'version'>
  /** Called with the outcome. */
  readonly onOutcome: (outcome: Outcome) => void
}

/** The button for the next step of an automaton; renders nothing if none is paused. */
export function GoOn({ session, seen, onOutcome }: GoOnProps): ReactElement | null {
  const words = useWords()
  const ref = useRef<HTMLDivElement>(null)
  const waits = seen.step !== null
  const goOn = (): void => {
    if (waits) void session.nextStep().then(onOutcome)
  }
  // With the hand on the keyboard Enter takes one step after the other.
  useEffect(() => {
    if (waits && handIsOnKeys()) ref.current?.querySelector('button')?.focus()
  }, [waits])
  useKeys({ n: goOn })
  if (!waits) return null
  return (
    <div ref={ref}>
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
