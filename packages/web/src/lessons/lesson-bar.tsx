import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Mark } from '../icons/mark.tsx'
import { Button } from '../ui/button.tsx'
import { Help } from '../ui/help.tsx'
import type { LessonId } from './lessons.ts'
import { chaptersOf, stepsOf, type Script } from './script.ts'
import styles from './lesson.module.css'

interface LessonBarProps {
  readonly id: LessonId
  readonly script: Script
  readonly step: number
  readonly onLeave: () => void
}

/** Which lesson it is, how far it has come, help, and the way out. */
export function LessonBar({ id, script, step, onLeave }: LessonBarProps): ReactElement {
  const words = useWords()
  const steps = stepsOf(script).length
  return (
    <header className={styles.bar}>
      <Mark size={30} />
      <h1>{words.say(`lesson.title.${id}`)}</h1>
      <div className={styles.dots} aria-hidden="true">
        {chaptersOf(script).map(({ title, first, steps: some }) => (
          <span key={title}>
            {some.map(({ text }, i) => (
              <i key={text} data-state={first + i < step ? 'done' : first + i === step ? 'now' : 'ahead'} />
            ))}
          </span>
        ))}
      </div>
      <progress className={styles.progress} max={steps} value={step + 1} aria-hidden="true" />
      <span className={styles.count} data-lesson-step={step + 1}>
        {words.say('lesson.step', { step: step + 1, steps })}
      </span>
      <div className={styles.tools}>
        <Help game={script.game} />
        <Button look="bare" icon="leave" onClick={onLeave}>
          {words.say('lesson.leave')} <small>{words.say('lesson.leave.about')}</small>
        </Button>
      </div>
    </header>
  )
}
