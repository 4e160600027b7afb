import type { CodedMessage } from '@benben/kernel'
import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { sayProblem } from '../session/say.ts'
import styles from './banner.module.css'
import { Button } from './button.tsx'

/** Says something about the whole match until it is closed. An overlay, so that the layout does not shift. */
export function Notice({ notice }: { readonly notice: CodedMessage | null }): ReactElement {
  const words = useWords()
  const [closed, setClosed] = useState(false)
  return (
    <div role="status" className={styles.place}>
      {notice === null || closed ? null : (
        <p className={`${styles.banner} ${styles.notice}`} data-notice>
          {sayProblem(words, notice)}
          <Button look="bare" icon="cross" label={words.say('web.close')} onClick={() => setClosed(true)} />
        </p>
      )}
    </div>
  )
}
