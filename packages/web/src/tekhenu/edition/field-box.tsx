import { oursOf } from '@benben/tekhenu/fields'
import { fieldName, valueText } from '@benben/words/tekhenu-edition'
import { useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Hidden } from '../../ui/hidden.tsx'
import { isOdd, stateOf } from './draft.ts'
import styles from './field-box.module.css'
import { useFormModel } from './form-context.ts'
import { press, select } from './form-state.ts'
import { Value } from './value.tsx'

interface FieldBoxProps {
  readonly id: string
  readonly look?: 'box' | 'edge'
  readonly className?: string | undefined
  readonly style?: CSSProperties
  /** What is printed beside the value. */
  readonly children?: ReactNode
}

/** A value where it stands on the board: it is typed over, or chosen in the line below. */
export function FieldBox({ id, look = 'box', className = '', style, children }: FieldBoxProps): ReactElement {
  const words = useWords()
  const { state, byId, wrong, letters, change } = useFormModel()
  const field = byId.get(id)!
  const { now } = state.history
  const value = field.read(now.edition)
  const stands = wrong.has(id) ? 'wrong' : stateOf(now, field)
  const odd = stands === 'changed' && isOdd(now, field)
  const isSelected = state.selected.id === id
  // A press selects by its focus, before the click.
  const wasSelected = useRef(false)
  const ours = oursOf(id)
  const said = {
    field: fieldName(words, field),
    value: valueText(words, value),
    state: words.say(`edition.form.legend.${odd ? 'odd' : stands}`),
  }
  const label =
    stands === 'changed' && ours !== undefined
      ? words.say('edition.form.label-changed', { ...said, ours: valueText(words, ours) })
      : words.say('edition.form.label', said)
  return (
    <button
      type="button"
      className={`${styles[look]} ${className}`}
      style={style}
      data-field={id}
      data-state={stands}
      data-selected={isSelected || undefined}
      data-doubt={odd || undefined}
      aria-disabled={field.sure || undefined}
      onFocus={() => {
        if (!field.sure && !isSelected) change((form) => select(form, field))
      }}
      onPointerDown={() => {
        wasSelected.current = isSelected
      }}
      onClick={({ currentTarget }) => {
        currentTarget.focus()
        // An edge that was selected already takes its next colour; the first click only looks at it.
        if (look === 'edge' && wasSelected.current)
          change((form) => press(form, letters, nextLetter(letters, value as string)))
      }}
    >
      <Hidden>{label}</Hidden>
      <span className={styles.face} aria-hidden="true">
        {children}
        <Value field={field} value={value} />
        <i className={styles.mark} />
      </span>
    </button>
  )
}

/** The letter of the name behind this one. */
function nextLetter(letters: ReadonlyMap<string, string>, value: string): string {
  const all = [...letters]
  const at = all.findIndex(([, name]) => name === value)
  return all[(at + 1) % all.length]![0]
}
