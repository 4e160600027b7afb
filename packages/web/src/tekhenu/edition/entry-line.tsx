import { oursOf } from '@benben/tekhenu/fields'
import { fieldName, valueText } from '@benben/words/tekhenu-edition'
import type { ReactElement, RefObject } from 'react'
import { useWords } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { Counts, Kinds } from './entry-keys.tsx'
import styles from './entry-line.module.css'
import { FieldAdvice } from './field-advice.tsx'
import { Finder } from './finder.tsx'
import { useFormModel } from './form-context.ts'
import { confirmAndGo, resetFields } from './form-state.ts'

/** The selected field: its name, what it can hold, and whether that can be. */
export function EntryLine({ finder }: { readonly finder: RefObject<HTMLInputElement | null> }): ReactElement {
  const words = useWords()
  const { state, fields, change } = useFormModel()
  const { selected, typed } = state
  const ours = oursOf(selected.id)
  return (
    <section className={styles.line} aria-label={fieldName(words, selected)} data-entry={selected.id}>
      <p className={styles.name}>
        <b>{fieldName(words, selected)}</b>{' '}
        <small>
          {ours === undefined ? '' : words.say('edition.form.ours', { value: valueText(words, ours) })}
          {typed === '' ? '' : ` · ${words.say('edition.form.typed', { typed })}`}
        </small>
      </p>
      <div className={styles.keys}>
        <Kinds field={selected} />
        <Counts field={selected} />
      </div>
      <div className={styles.act}>
        <Button icon="undo" onClick={() => change((form) => resetFields(form, [selected]))}>
          {words.say('edition.form.reset')}
        </Button>
        <Button
          look="primary"
          icon="check"
          onClick={() => change((form) => confirmAndGo(form, fields))}
          data-right
        >
          {words.say('edition.form.right')}
        </Button>
      </div>
      <div className={styles.foot}>
        <FieldAdvice />
        <Finder finder={finder} />
      </div>
    </section>
  )
}
