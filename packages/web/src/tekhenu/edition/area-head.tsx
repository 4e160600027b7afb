import { areaName } from '@benben/words/tekhenu-edition'
import type { ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import styles from './area-head.module.css'
import { confirm, redo, undo } from './draft.ts'
import { useFormModel } from './form-context.ts'
import { fieldsIn, withHistory } from './form-state.ts'

/** What the area is, and what can be done with all of it. As high in every area: a click on a field may change the area. */
export function AreaHead(): ReactElement {
  const words = useWords()
  const { state, fields, change } = useFormModel()
  const { area } = state.selected
  const ids = fieldsIn(fields, area).map(({ id }) => id)
  const { before, after } = state.history
  const about = words.say(`edition.about.${area}`)
  return (
    <header className={styles.head}>
      <h2>{areaName(words, area)}</h2>
      <p title={about}>{about}</p>
      <div className={styles.acts}>
        <Button
          look="bare"
          icon="undo"
          label={words.say('edition.form.undo')}
          disabled={before.length === 0}
          onClick={() => change((form) => withHistory(form, undo(form.history)))}
          data-undo
        />
        <Button
          look="bare"
          icon="undo"
          className={styles.redo}
          label={words.say('edition.form.redo')}
          disabled={after.length === 0}
          onClick={() => change((form) => withHistory(form, redo(form.history)))}
        />
        <Button
          title={words.say('edition.form.rest.about')}
          onClick={() => change((form) => withHistory(form, confirm(form.history, ids)))}
          data-rest
        >
          {words.say('edition.form.rest')}
        </Button>
      </div>
    </header>
  )
}
