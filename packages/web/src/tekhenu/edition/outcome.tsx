import { differences, oursOf } from '@benben/tekhenu/fields'
import { describeDifferences, differencesOf } from '@benben/words/tekhenu-edition'
import { useMemo, type ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/icon.tsx'
import { useFormModel } from './form-context.ts'
import { select } from './form-state.ts'
import styles from './outcome.module.css'

/** What the draft comes to: whether the rules take it, and everything that differs. */
export function Outcome(): ReactElement {
  const words = useWords()
  const { state } = useFormModel()
  const { edition } = state.history.now
  const found = useMemo(() => differencesOf(words, edition), [words, edition])
  const many = differences(edition).length
  return (
    <aside className={styles.outcome} aria-label={words.say('edition.form.differs')}>
      <Verdict />
      <h2>{words.say('edition.form.differs')}</h2>
      <p data-differs={many}>
        {found.length === 0 ? words.say('edition.form.nothing-differs') : describeDifferences(words, found)}
      </p>
      {found.map((area) => (
        <section key={area.area}>
          <h3>{area.name}</h3>
          <ul>
            {area.lines.map(({ id, text }) => (
              <DifferenceLine key={id} id={id} text={text} />
            ))}
          </ul>
        </section>
      ))}
    </aside>
  )
}

/** One difference: a click goes to its field. */
function DifferenceLine({ id, text }: { readonly id: string; readonly text: string }): ReactElement {
  const { byId, change } = useFormModel()
  const field = byId.get(id)
  return (
    <li>
      {field === undefined || oursOf(id) === undefined ? (
        text
      ) : (
        <button type="button" onClick={() => change((form) => select(form, field, true))}>
          {text}
        </button>
      )}
    </li>
  )
}

function Verdict(): ReactElement {
  const words = useWords()
  const { advice, byId, change } = useFormModel()
  const { faults, limits } = advice
  return (
    <div className={styles.verdict} data-faults={faults.length} role="status">
      <p className={faults.length > 0 ? styles.wrong : styles.fine}>
        <Icon name={faults.length > 0 ? 'refused' : 'check'} />
        {faults.length > 0
          ? words.say('edition.form.faults', { many: faults.length })
          : words.say('edition.form.fine')}
      </p>
      {limits === undefined ? null : <p>{words.say('edition.form.limits', { problem: limits })}</p>}
      <ul>
        {faults.map(({ text, fields }) => {
          const field = byId.get(fields[0] ?? '')
          return (
            <li key={text}>
              {field === undefined ? (
                text
              ) : (
                <button type="button" onClick={() => change((form) => select(form, field, true))}>
                  {text}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
