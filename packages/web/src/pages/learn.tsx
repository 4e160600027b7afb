import type { Words } from '@benben/words'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { LESSON_IDS, LESSONS, type LessonId } from '../lessons/lessons.ts'
import { useProgress } from '../lessons/progress.ts'
import { GameMedal } from './game-medal.tsx'
import styles from './learn.module.css'

export const FIRST = LESSON_IDS.filter((id) => LESSONS[id].after === undefined)
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
    <section className={styles.learn} aria-label={words.say('web.learn')} data-first={first || undefined}>
      {first ? null : <h2>{words.say('web.learn')}</h2>}
      <div className={styles.lessons}>
        {FIRST.filter((id) => !except.includes(id)).map((id) => (
          <Lesson key={id} id={id} first={first} />
        ))}
      </div>
      {first ? null : <LearnLater except={except} />}
    </section>
  )
}

/** The first game that whoever knows the other one has not begun: it stays where lessons were found. */
export const LearnNext = ({ id }: { readonly id: LessonId }): ReactElement => (
  <div className={styles.learn} data-first="next">
    <Lesson id={id} first />
  </div>
)

/** What builds on a first game; for whoever is new it stands further down. */
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
      </div>
    </div>
  )
}

interface LessonProps {
  readonly id: LessonId
  readonly first?: boolean
}

function Lesson({ id, first = false }: LessonProps): ReactElement {
  const words = useWords()
  const { steps, done } = useProgress()
  const step = steps[id] ?? 0
  const isDone = done.includes(id)
  const { minutes } = LESSONS[id]
  // Whoever is new reads what it is about; there is room for it.
  const untouched = first && step === 0 && !isDone
  return (
    <Link href={`/learn/${id}`} className={styles.lesson} data-lesson={id}>
      {untouched ? <GameMedal game={id} size={48} /> : <Icon name={isDone ? 'check' : 'play'} size={22} />}
      <span>
        <b>{words.say(`web.lesson.${id}`)}</b>
        <small>
          {untouched && (id === 'tekhenu' || id === 'aton')
            ? words.say(`web.lesson.first.${id}`)
            : aboutLesson(words, id, step, isDone)}
        </small>
      </span>
      {untouched ? (
        <strong className={styles.minutes}>{words.say('web.lesson.minutes', { minutes })}</strong>
      ) : null}
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
