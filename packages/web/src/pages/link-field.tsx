import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/button.tsx'
import styles from './gathering.module.css'
import join from './join.module.css'

/** The address of this table, or another one, to be sent to somebody. */
export function LinkField({
  label,
  link = location.href,
}: {
  readonly label: string
  readonly link?: string
}): ReactElement {
  const words = useWords()
  const [outcome, setOutcome] = useState<'copied' | 'not-copied' | null>(null)
  const copy = (): void => {
    const done = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))
    done.then(
      () => setOutcome('copied'),
      () => setOutcome('not-copied'),
    )
  }
  return (
    <section className={styles.link}>
      <label className={join.field}>
        {label}
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button look="primary" icon="link" onClick={copy}>
        {words.say(outcome === 'copied' ? 'web.link.copied' : 'web.link.copy')}
      </Button>
      <p role="status" className={join.problem}>
        {outcome === 'not-copied' ? words.say('web.link.not-copied') : ''}
      </p>
    </section>
  )
}
