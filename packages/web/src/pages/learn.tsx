import type { Words } from '@benben/words'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { LESSON_IDS, LESSONS, type LessonId } from '../lessons/lessons.ts'
import { useProgress } from '../lessons/progress.ts'
import styles from './learn.module.css'

/** The lessons: the first one filled for whoever has never played, all of them quiet for others. */
export function Learn({ first }: { readonly first: boolean }): ReactElement {
  const words = useWords()
  const { steps, done } = useProgress()
  return (
    <section className={styles.learn} aria-labelledby="learn" data-first={first || undefined}>
      <h2 id="learn">{words.say(first ? 'web.learn.first' : 'web.learn')}</h2>
      <div className={styles.lessons}>
        {LESSON_IDS.map((id) => (
          <Link key={id} href={`/learn/${id}`} className={styles.lesson} data-lesson={id}>
            <Icon name={done.includes(id) ? 'check' : 'play'} size={22} />
            <span>
              <b>{words.say(`web.lesson.${id}`)}</b>
              <small>{aboutLesson(words, id, steps[id] ?? 0, done.includes(id))}</small>
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}

function aboutLesson(words: Words, id: LessonId, step: number, done: boolean): string {
  if (done) return words.say('web.lesson.done')
  if (step > 0) return words.say('web.lesson.go-on', { step: step + 1 })
  return words.say('web.lesson.about', { minutes: LESSONS[id].minutes })
}
