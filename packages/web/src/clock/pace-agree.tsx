import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import styles from '../pages/gathering.module.css'
import { Button } from '../ui/button.tsx'

/** Asks somebody who sat down before the pace was changed. */
export function PaceAgree({ onAgree }: { readonly onAgree: () => void }): ReactElement {
  const words = useWords()
  return (
    <div className={styles.acts}>
      <p role="status">{words.say('pace.changed')}</p>
      <Button look="primary" icon="check" onClick={onAgree} data-agree>
        {words.say('pace.agree')}
      </Button>
    </div>
  )
}
