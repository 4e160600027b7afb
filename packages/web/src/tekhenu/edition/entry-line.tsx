import { oursOf, type Field } from '@benben/tekhenu/fields'
import { fieldName, valueText } from '@benben/words/tekhenu-edition'
import type { ReactElement, RefObject } from 'react'
import { useWords } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { Hidden } from '../../ui/hidden.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { doubtText } from './advice.ts'
import { choiceText } from './choice-text.ts'
import styles from './entry-line.module.css'
import { Finder } from './finder.tsx'
import { useFormModel } from './form-context.ts'
import { confirmAndGo, press, resetFields } from './form-state.ts'
import { choicesOf } from './letters.ts'
import { noteOn } from './typed.ts'
import { ChoiceValue, KindSign } from './value.tsx'

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
      <Finder finder={finder} />
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
      <FieldAdvice />
    </section>
  )
}

/** What must or should be looked at again in this field, said while somebody types. */
function FieldAdvice(): ReactElement {
  const words = useWords()
  const { state, advice } = useFormModel()
  const { selected, unknown, typed, base, history } = state
  const note = noteOn(selected.kind, typed, base)
  const fault = advice.faults.find(({ fields }) => fields.includes(selected.id))?.text
  const doubt = history.now.compared.has(selected.id)
    ? doubtText(words, selected, history.now.edition)
    : undefined
  return (
    <p
      className={styles.advice}
      role="status"
      data-advice={fault !== undefined ? 'fault' : doubt !== undefined ? 'doubt' : ''}
    >
      {unknown !== ''
        ? words.say('edition.form.unknown-key', { key: unknown })
        : (fault ??
          (note === undefined
            ? (doubt ?? words.say('edition.form.keys'))
            : words.say(`edition.form.note.${note}`)))}
    </p>
  )
}

interface FieldProps {
  readonly field: Field
}

/** Everything the field can hold, each with its letter. */
function Kinds({ field: { kind, group, read } }: FieldProps): ReactElement | null {
  const words = useWords()
  const { state, letters, change } = useFormModel()
  const choices = choicesOf(words, kind)
  if (choices.length === 0) return null
  const value = read(state.history.now.edition)
  const has = (name: string): boolean =>
    typeof value === 'object' ? Object.hasOwn(value, name) : value === name || value === (name === 'yes')
  return (
    <div role="group" aria-label={words.say('edition.form.kind')} className={styles.group}>
      {choices.map(({ name, letter }) => (
        <button
          key={name}
          type="button"
          className={styles.key}
          aria-pressed={has(name)}
          title={choiceText(words, name)}
          onClick={() => change((form) => press(form, letters, letter))}
        >
          <Hidden>{choiceText(words, name)}</Hidden>
          <span className={styles.face} aria-hidden="true">
            {kind.type === 'amounts' ? (
              <KindSign name={name} />
            ) : (
              <ChoiceValue name={name} isSymbol={group === 'symbol'} />
            )}
            <Kbd>{letter.toUpperCase()}</Kbd>
          </span>
        </button>
      ))}
      {kind.type === 'amounts' ? (
        <button
          type="button"
          className={styles.key}
          onClick={() => change((form) => press(form, letters, '+'))}
        >
          {words.say('edition.form.and')}
          <Kbd>+</Kbd>
        </button>
      ) : null}
    </div>
  )
}

/** How many: the numbers the field takes. */
function Counts({ field: { kind, read } }: FieldProps): ReactElement | null {
  const words = useWords()
  const { state, letters, change } = useFormModel()
  if (kind.type === 'choice' || kind.type === 'switch') return null
  const value = read(state.history.now.edition)
  const counts =
    kind.type === 'players'
      ? [0, ...kind.values]
      : Array.from({ length: 10 }, (_, i) => i).slice(
          ...(kind.type === 'number' ? [kind.min, kind.max + 1] : [0]),
        )
  const isOn = (count: number): boolean =>
    Array.isArray(value)
      ? value.includes(count) || (count === 0 && value.length === 0)
      : typeof value === 'object'
        ? Object.values(value).at(-1) === count
        : value === count
  return (
    <div role="group" aria-label={words.say('edition.form.count')} className={styles.group}>
      {counts.map((count) => (
        <button
          key={count}
          type="button"
          className={styles.key}
          aria-pressed={isOn(count)}
          onClick={() => change((form) => press(form, letters, String(count)))}
        >
          {count}
        </button>
      ))}
    </div>
  )
}
