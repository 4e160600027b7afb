import { useEffect, useState, type ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { Kepi } from '../lessons/kepi.tsx'
import { SCRIPTS } from '../lessons/load.ts'
import { lessonAbout, stepsAbout } from '../lessons/rules.ts'
import type { Script } from '../lessons/script.ts'
import { useBook } from './book-context.tsx'
import styles from './see-it-done.module.css'

/** Which steps of a lesson show a page of the rules at the table; nothing where none does, or over a lesson. */
export function SeeItDone({ page }: { readonly page: string }): ReactElement | null {
  const { book, words } = useBook()
  const [here] = useLocation()
  const [script, setScript] = useState<Script>()
  const id = lessonAbout(book, page)
  useEffect(() => {
    let gone = false
    if (id !== undefined)
      SCRIPTS[id]().then(
        (loaded) => (gone ? undefined : setScript(loaded)),
        () => {},
      )
    return () => {
      gone = true
    }
  }, [id])
  const steps = script && stepsAbout(script, page)
  if (id === undefined || steps === undefined || here.startsWith('/learn/')) return null
  const [from, to] = steps
  return (
    <section className={styles.done} data-see-it-done>
      <Kepi size={48} />
      <div>
        <h2>{words.say('rules.lesson')}</h2>
        <Link href={`/learn/${id}`}>
          {words.say('rules.lesson.steps', { steps: to - from + 1, from, to })}
        </Link>
      </div>
    </section>
  )
}
