import type { ReactElement, ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from './button.tsx'
import styles from './event-stepper.module.css'
import { RuleLink } from './help.tsx'
import { useStepper } from './use-stepper.ts'

export interface EventStep {
  readonly key: number
  readonly text: string
  readonly sign: ReactNode
  /** When it happened, where that is known. */
  readonly at?: number | undefined
  /** Where the rules explain it. */
  readonly rule?: string | undefined
}

interface EventStepperProps {
  readonly game: string
  /** Oldest first; where nothing is chosen `rest` is shown, or the last one. */
  readonly steps: readonly EventStep[]
  readonly rest?: number | undefined
  readonly label: string
  /** The step that is looked at; null when none is any more. */
  readonly onStep: (key: number | null) => void
}

/** Goes through events one by one, forward and back; whoever uses it shows where each of them happened. */
export function EventStepper({ game, steps, rest, label, onStep }: EventStepperProps): ReactElement {
  const words = useWords()
  const { at, isChosen, back, forth } = useStepper(
    steps.map(({ key }) => key),
    onStep,
    rest,
  )
  const shown = steps[at]
  const many = steps.length
  // What is shown unasked may be one of the middle: its number would look as if somebody had stopped there.
  const count = isChosen
    ? words.say('web.stepper.at', { at: at + 1, many })
    : words.say('web.recap.steps', { many })
  return (
    <section className={styles.stepper} aria-label={label} data-stepper>
      <Button
        look="bare"
        icon="chevron-left"
        label={words.say('web.stepper.before')}
        disabled={(isChosen && at === 0) || many === 0}
        onClick={back}
      />
      <p className={styles.text} aria-live={isChosen ? 'polite' : 'off'}>
        <small>
          {label}
          {many === 0 ? null : ` · ${count}`}
        </small>
        {shown === undefined ? null : (
          <span className={styles.step} data-chosen={isChosen || undefined}>
            {shown.sign}
            <Told game={game} step={shown} />
          </span>
        )}
      </p>
      <Button
        look="bare"
        icon="chevron-right"
        label={words.say('web.stepper.after')}
        disabled={(isChosen && at === many - 1) || many === 0}
        onClick={forth}
      />
    </section>
  )
}

/** What happened, in whose words one finds the rule behind it. */
const Told = ({
  game,
  step: { text, rule },
}: {
  readonly game: string
  readonly step: EventStep
}): ReactElement =>
  rule === undefined ? (
    <span>{text}</span>
  ) : (
    <RuleLink game={game} to={rule}>
      {text}
    </RuleLink>
  )
