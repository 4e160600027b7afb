import { differences } from '@benben/tekhenu/fields'
import { areaName } from '@benben/words/tekhenu-edition'
import type { ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { useFormModel } from './form-context.ts'
import { bringBack, goneOf, resetAll } from './form-state.ts'
import styles from './start-again.module.css'

/** Resets this area or everything, and brings it back. It stands away from the fields. */
export function StartAgain(): ReactElement {
  const words = useWords()
  const { state, fields, change } = useFormModel()
  const { area } = state.selected
  const { edition, compared } = state.history.now
  const gone = goneOf(state)
  return (
    <section className={styles.again}>
      <h3>{words.say('edition.form.start-again')}</h3>
      <div className={styles.acts}>
        <Button onClick={() => change((form) => resetAll(form, fields, area))} data-reset-area>
          {words.say('edition.form.reset-area', { area: areaName(words, area) })}
        </Button>
        <Button
          disabled={compared.size === 0 && differences(edition).length === 0}
          onClick={() => change((form) => resetAll(form, fields, 'all'))}
          data-reset-all
        >
          {words.say('edition.form.reset-all')}
        </Button>
      </div>
      <div className={styles.gone} data-gone={gone?.what}>
        <p role="status">
          {gone === undefined
            ? ''
            : gone.what === 'all'
              ? words.say('edition.form.gone-all')
              : words.say('edition.form.gone-area', { area: areaName(words, gone.what) })}
        </p>
        {gone === undefined ? null : (
          <Button icon="undo" onClick={() => change(bringBack)} data-bring-back>
            {words.say('edition.form.bring-back')}
          </Button>
        )}
      </div>
    </section>
  )
}
