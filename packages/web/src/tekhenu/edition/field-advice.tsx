import type { ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import type { Words } from '@benben/words'
import { Button } from '../../ui/button.tsx'
import { doubtText } from './advice.ts'
import { isOdd, keepOdd } from './draft.ts'
import styles from './entry-line.module.css'
import { useFormModel, type FormModel } from './form-context.ts'
import { withHistory, type FormState } from './form-state.ts'
import { refusalOf } from './typed.ts'

interface Said {
  readonly look: '' | 'fault' | 'doubt'
  readonly text: string
}

/** What somebody who typed this should know; undefined where it is plain. */
function typedText(words: Words, { selected, typed, unread }: FormState): Said | undefined {
  const refusal = refusalOf(selected.kind, typed)
  if (refusal?.code === 'range')
    return { look: 'fault', text: words.say('edition.form.refused.range', { ...refusal, typed }) }
  if (refusal !== undefined) {
    const values = words.list(refusal.values.map(String))
    return { look: 'fault', text: words.say('edition.form.refused.players', { values, typed }) }
  }
  if (unread) return { look: '', text: words.say('edition.form.note.which') }
  return selected.kind.type === 'amounts' && typed.includes('0')
    ? { look: '', text: words.say('edition.form.note.zero') }
    : undefined
}

/** The first of: a key that means nothing, what was typed, what breaks a rule, what is odd, the keys there are. */
function adviceFor(words: Words, { state, advice }: FormModel): Said {
  const { selected, unknown, history } = state
  if (unknown !== '') return { look: '', text: words.say('edition.form.unknown-key', { key: unknown }) }
  const typed = typedText(words, state)
  if (typed?.look === 'fault') return typed
  const fault = advice.faults.find(({ fields }) => fields.includes(selected.id))?.text
  if (fault !== undefined) return { look: 'fault', text: fault }
  if (typed !== undefined) return typed
  const doubt = isOdd(history.now, selected) ? doubtText(words, selected, history.now.edition) : undefined
  return doubt === undefined
    ? { look: '', text: words.say('edition.form.keys') }
    : { look: 'doubt', text: doubt }
}

/** What must or should be looked at again in this field, said while somebody types. */
export function FieldAdvice(): ReactElement {
  const words = useWords()
  const model = useFormModel()
  const { look, text } = adviceFor(words, model)
  return (
    <div className={styles.advice} data-advice={look}>
      <p role="status">{text}</p>
      {look === 'doubt' ? (
        <Button
          icon="check"
          onClick={() =>
            model.change((form) => ({
              ...withHistory(form, keepOdd(form.history, form.selected)),
              focus: { id: form.selected.id },
            }))
          }
          data-keep-odd
        >
          {words.say('edition.form.keep-odd')}
        </Button>
      ) : null}
    </div>
  )
}
