import type { ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import styles from './legend.module.css'

const STATES = ['guess', 'compared', 'changed', 'odd', 'sure', 'plain', 'wrong'] as const

/** What the looks of fields mean; folded where there is little room. */
export function Legend(): ReactElement {
  const words = useWords()
  const isPhone = useMedia(PHONE)
  return (
    <details className={styles.legend} open={!isPhone}>
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
