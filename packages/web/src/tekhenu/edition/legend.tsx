import type { ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import { useMedia } from '../../ui/use-media.ts'
import styles from './legend.module.css'

const STATES = ['guess', 'compared', 'changed', 'odd', 'sure', 'plain', 'wrong'] as const

/** Where it stands above the board instead of beside it. */
const ABOVE = '(max-width: 999px)'

/** What the looks of fields mean; folded where there is little room. */
export function Legend(): ReactElement {
  const words = useWords()
  const isAbove = useMedia(ABOVE)
  return (
    <details className={styles.legend} open={!isAbove}>
      <summary>{words.say('edition.form.legend')}</summary>
      <ul>
        {STATES.map((state) => (
          <li key={state}>
            <i data-state={state} aria-hidden="true" />
            {words.say(`edition.form.legend.${state}`)}
          </li>
        ))}
      </ul>
    </details>
  )
}
