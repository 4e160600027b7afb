import { useState, type ReactElement } from 'react'
import { AheadContext, type Ahead, type PromptsAhead } from './drawn-ahead.ts'
import styles from './prompt.module.css'

interface SlotsProps extends PromptsAhead {
  /** What is asked: the same as `ahead` has once its move was played. */
  readonly question: Ahead['question']
  readonly now: ReactElement
  /** The prompt for what will be asked. */
  readonly next: (ahead: Ahead) => ReactElement
}

/**
 * The prompt, and unseen over it the one for what will be asked. Once that is uncovered and asked, its elements stay and the others go.
 * What is asked is said aloud from here: a region that comes with its words is not heard.
 */
export function Slots({ ahead, uncovered, question, now, next }: SlotsProps): ReactElement {
  const [slot, setSlot] = useState<{ readonly n: number; readonly of: Ahead | null }>({ n: 0, of: null })
  const hasCome = uncovered !== null && uncovered === ahead && uncovered.question === question
  if (hasCome && slot.of !== uncovered) setSlot({ n: slot.n + 1, of: uncovered })
  return (
    <div className={styles.slots} aria-live="polite">
      <AheadContext key={slot.n} value={false}>
        {now}
      </AheadContext>
      {ahead === null || ahead === slot.of ? null : (
        <AheadContext key={slot.n + 1} value>
          {next(ahead)}
        </AheadContext>
      )}
    </div>
  )
}
