import { useState, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from './button.tsx'
import styles from './event-stepper.module.css'
import { useKeys } from './keys.ts'

interface EventStep {
  readonly key: number
  readonly text: string
  readonly sign: ReactNode
}

interface EventStepperProps {
  /** Oldest first; where nothing is chosen the last one is shown. */
  readonly steps: readonly EventStep[]
  readonly label: string
  /** The step that is looked at; null when none is any more. */
  readonly onStep: (key: number | null) => void
}

/** Goes through events one by one, forward and back; whoever uses it shows where each of them happened. */
export function EventStepper({ steps, label, onStep }: EventStepperProps): ReactElement {
  const words = useWords()
  const [chosen, choose] = useState<number | null>(null)
  const found = steps.findIndex(({ key }) => key === chosen)
  const at = found < 0 ? steps.length - 1 : found
  const go = (to: number): void => {
    const step = steps[to]
    if (step === undefined) return
    choose(step.key)
    onStep(step.key)
  }
  const back = (): void => go(found < 0 ? steps.length - 1 : at - 1)
  const forth = (): void => go(found < 0 ? 0 : at + 1)
  useKeys({ ',': back, '.': forth })
  const shown = steps[at]
  return (
    <section className={styles.stepper} aria-label={label} data-stepper>
      <Button
        look="bare"
        icon="chevron-left"
        label={words.say('web.stepper.before')}
        disabled={found === 0 || steps.length === 0}
        onClick={back}
      />
      <p className={styles.text} aria-live={found < 0 ? 'off' : 'polite'}>
        <small>
          {label}
          {steps.length === 0
            ? null
            : ` · ${words.say('web.stepper.at', { at: at + 1, many: steps.length })}`}
        </small>
        {shown === undefined ? null : (
          <span className={styles.step}>
            {shown.sign}
            <span>{shown.text}</span>
          </span>
        )}
      </p>
      <Button
        look="bare"
        icon="chevron-right"
        label={words.say('web.stepper.after')}
        disabled={found === steps.length - 1}
        onClick={forth}
      />
    </section>
  )
}
