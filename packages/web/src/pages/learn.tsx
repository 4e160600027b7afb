import type { Words } from '@benben/words'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { LESSON_IDS, LESSONS, type LessonId } from '../lessons/lessons.ts'
import { useProgress } from '../lessons/progress.ts'
import styles from './learn.module.css'

const FIRST = LESSON_IDS.filter((id) => LESSONS[id].after === undefined)
const LATER = LESSON_IDS.filter((id) => LESSONS[id].after !== undefined)

interface LearnProps {
  /** For whoever has never played. */
  readonly first: boolean
  /** Those that stand elsewhere on the page. */
  readonly except: readonly LessonId[]
}

/** The lessons: first games, the first of them filled for whoever has never played; for others also what builds on them. */
export function Learn({ first, except }: LearnProps): ReactElement {
  const words = useWords()
  return (
    <section className={styles.learn} aria-labelledby="learn" data-first={first || undefined}>
      <h2 id="learn">{words.say(first ? 'web.learn.first' : 'web.learn')}</h2>
      <div className={styles.lessons}>
        {FIRST.filter((id) => !except.includes(id)).map((id) => (
          <Lesson key={id} id={id} />
        ))}
      </div>
      {first ? null : <LearnLater except={except} />}
    </section>
  )
}

/** What builds on a first game, and puzzles; for whoever is new they stand further down. */
export function LearnLater({ except }: Pick<LearnProps, 'except'>): ReactElement {
  const words = useWords()
  const later = LATER.filter((id) => !except.includes(id))
  return (
    <div className={styles.later}>
      <h3>{words.say('web.learn.later')}</h3>
      <div className={styles.lessons} data-later>
        {later.map((id) => (
          <Lesson key={id} id={id} />
        ))}
        <Link href="/puzzles" className={styles.lesson} data-puzzles>
          <Icon name="star" size={22} />
          <span>
            <b>{words.say('web.puzzles')}</b>
            <small>{words.say('web.puzzles.about')}</small>
          </span>
        </Link>
      </div>
    </div>
  )
}

function Lesson({ id }: { readonly id: LessonId }): ReactElement {
  const words = useWords()
  const { steps, done } = useProgress()
  return (
    <Link href={`/learn/${id}`} className={styles.lesson} data-lesson={id}>
      <Icon name={done.includes(id) ? 'check' : 'play'} size={22} />
      <span>
        <b>{words.say(`web.lesson.${id}`)}</b>
        <small>{aboutLesson(words, id, steps[id] ?? 0, done.includes(id))}</small>
      </span>
    </Link>
  )
}

function aboutLesson(words: Words, id: LessonId, step: number, done: boolean): string {
  if (done) return words.say('web.lesson.done')
  if (step > 0) return words.say('web.lesson.go-on', { step: step + 1 })
  const { minutes } = LESSONS[id]
  return words.say(id === 'tekhenu' || id === 'aton' ? 'web.lesson.about' : `web.lesson.about.${id}`, {
    minutes,
  })
}
