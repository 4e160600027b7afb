import type { Field } from '@benben/tekhenu/fields'
import type { ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import { Hidden } from '../../ui/hidden.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { choiceText } from './choice-text.ts'
import styles from './entry-line.module.css'
import { useFormModel } from './form-context.ts'
import { pressButton } from './form-state.ts'
import { choicesOf } from './letters.ts'
import { ChoiceValue, KindSign } from './value.tsx'

interface FieldProps {
  readonly field: Field
}

/** Everything the field can hold, each with its letter. */
export function Kinds({ field: { kind, group, read } }: FieldProps): ReactElement | null {
  const words = useWords()
  const { state, letters, change } = useFormModel()
  const choices = choicesOf(words, kind)
  if (choices.length === 0) return null
  const value = read(state.history.now.edition)
  const has = (name: string): boolean =>
    typeof value === 'object' ? Object.hasOwn(value, name) : value === name || value === (name === 'yes')
  return (
    <div
      role="group"
      aria-label={words.say('edition.form.kind')}
      className={styles.group}
      data-words={kind.type === 'choice' || undefined}
    >
      {choices.map(({ name, letter }) => (
        <button
          key={name}
          type="button"
          className={styles.key}
          aria-pressed={has(name)}
          title={choiceText(words, name)}
          onClick={({ detail }) => change((form) => pressButton(form, letters, letter, detail > 0))}
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
          onClick={({ detail }) => change((form) => pressButton(form, letters, '+', detail > 0))}
        >
          {words.say('edition.form.and')}
          <Kbd>+</Kbd>
        </button>
      ) : null}
    </div>
  )
}

/** How many: the numbers the field takes. */
export function Counts({ field: { kind, read } }: FieldProps): ReactElement | null {
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
          onClick={({ detail }) => change((form) => pressButton(form, letters, String(count), detail > 0))}
        >
          {count}
        </button>
      ))}
    </div>
  )
}
