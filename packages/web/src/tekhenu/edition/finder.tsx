import { useState, type ReactElement, type RefObject } from 'react'
import { useWords } from '../../app/words.ts'
import { findField } from './find-field.ts'
import styles from './finder.module.css'
import { useFormModel } from './form-context.ts'
import { select } from './form-state.ts'

/** Goes to a field by its name. */
export function Finder({ finder }: { readonly finder: RefObject<HTMLInputElement | null> }): ReactElement {
  const words = useWords()
  const { fields, change } = useFormModel()
  const [asked, setAsked] = useState('')
  const [isLost, setLost] = useState(false)
  return (
    <form
      className={styles.finder}
      onSubmit={(event) => {
        event.preventDefault()
        const found = findField(words, fields, asked)
        setLost(found === undefined)
        if (found === undefined) return
        setAsked('')
        change((form) => select(form, found, true))
      }}
    >
      <input
        ref={finder}
        aria-label={words.say('edition.form.jump')}
        placeholder={words.say('edition.form.jump')}
        aria-keyshortcuts="/"
        aria-invalid={isLost}
        autoComplete="off"
        spellCheck={false}
        value={asked}
        onKeyDown={({ key }) => {
          if (key !== 'Escape') return
          setAsked('')
          setLost(false)
        }}
        onChange={({ currentTarget }) => {
          setAsked(currentTarget.value)
          setLost(false)
        }}
      />
      <p role="status">{isLost ? words.say('edition.form.no-field') : ''}</p>
    </form>
  )
}
