import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { sinceWhen } from '../pages/names.ts'
import { Button } from './button.tsx'
import type { EventStep } from './event-stepper.tsx'
import styles from './recap.module.css'
import { useStepper } from './use-stepper.ts'
import { whenOf } from './when.ts'

interface RecapProps {
  /** Oldest first, at least one. */
  readonly steps: readonly EventStep[]
  /** What there is to do now: the button that closes it. */
  readonly now: string
  readonly className?: string | undefined
  /** The step that is looked at. */
  readonly onStep: (key: number | null) => void
  readonly onClose: () => void
}

/**
 * What everybody did since my last decision, where the question would stand: as a list, and step by step at one's own pace. It asks
 * nothing and blocks nothing.
 */
export function Recap({ steps, now, className = '', onStep, onClose }: RecapProps): ReactElement {
  const words = useWords()
  const { at, isChosen, go, back, forth } = useStepper(
    steps.map(({ key }) => key),
    onStep,
  )
  const list = useRef<HTMLOListElement>(null)
  const [opened] = useState(() => Date.now())
  const first = steps[0]?.at
  useEffect(() => {
    // The list is read from its beginning, unless somebody goes through it step by step.
    if (isChosen) list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isChosen, at])
  return (
    <section className={`${styles.recap} ${className}`} aria-label={words.say('web.recap')} data-recap>
      <div className={styles.head}>
        <b>{words.say('web.stepper.news')}</b>
        <Button
          look="bare"
          icon="chevron-left"
          label={words.say('web.stepper.before')}
          disabled={isChosen && at === 0}
          onClick={back}
        />
        <span className={styles.at} aria-live="polite">
          {isChosen
            ? words.say('web.recap.at', { at: at + 1, many: steps.length })
            : [
                ...(first === undefined ? [] : [sinceWhen(words, first, opened)]),
                words.say('web.recap.steps', { many: steps.length }),
              ].join(' · ')}
        </span>
        <Button
          look="bare"
          icon="chevron-right"
          label={words.say('web.stepper.after')}
          disabled={isChosen && at === steps.length - 1}
          onClick={forth}
        />
        <span className={styles.gap} />
        <Button look="primary" icon="check" onClick={onClose} data-recap-close>
          {now}
        </Button>
      </div>
      <ol className={styles.steps} ref={list}>
        {steps.map((step, i) => (
          <Step
            key={step.key}
            step={step}
            number={i + 1}
            isShown={isChosen && i === at}
            now={opened}
            onGo={() => go(i)}
          />
        ))}
      </ol>
    </section>
  )
}

interface StepProps {
  readonly step: EventStep
  readonly number: number
  readonly isShown: boolean
  /** When the recap was opened. */
  readonly now: number
  readonly onGo: () => void
}

function Step({ step: { text, sign, at }, number, isShown, now, onGo }: StepProps): ReactElement {
  const words = useWords()
  return (
    <li>
      <button
        type="button"
        className={styles.step}
        aria-current={isShown ? 'step' : undefined}
        onClick={onGo}
        data-recap-step={number}
      >
        {sign}
        <b>{number}</b>
        {at === undefined ? null : (
          <time dateTime={new Date(at).toISOString()}>{whenOf(words, at, now)}</time>
        )}
        <span>{text}</span>
      </button>
    </li>
  )
}
