import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/button.tsx'
import { useCopy } from '../ui/use-copy.ts'
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
  const { outcome, copy } = useCopy(() => link)
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
        {outcome === 'failed' ? words.say('web.link.not-copied') : ''}
      </p>
    </section>
  )
}
