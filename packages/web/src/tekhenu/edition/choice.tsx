import { standard } from '@benben/tekhenu'
import { reconstructedFields } from '@benben/tekhenu/fields'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { EditionChoiceProps } from '../../app/game-editions.ts'
import { useWords } from '../../app/words.ts'
import { same } from '../../session/share.ts'
import type { KeptEdition } from '../../store/editions.ts'
import styles from './choice.module.css'
import { Differences } from './differences.tsx'
import { FileButton } from './file-button.tsx'
import { isPlayable, useMine } from './keep.ts'

/** Which printed values a table is played with: those built in, with a word on how sure they are, or others. */
export function Choice({ printed, onChange }: EditionChoiceProps): ReactElement {
  const words = useWords()
  const [problem, setProblem] = useState('')
  const mine = useMine().filter(isPlayable)
  useAsked(mine, onChange)
  const name = (printed as { readonly name?: string } | undefined)?.name
  return (
    <div className={styles.edition}>
      <span>
        <b>{words.say('edition.choice')}</b>
        <small>
          {name === undefined
            ? words.say('edition.choice.standard')
            : words.say('edition.choice.own', { name })}
        </small>
      </span>
      <div className={styles.more}>
        {mine.length === 0 && printed === undefined ? null : (
          <EditionSelect mine={mine} printed={printed} onChange={onChange} />
        )}
        <FileButton label={words.say('edition.choice.load')} onLoad={onChange} onProblem={setProblem} />
      </div>
      <p role="status" className={styles.wrong}>
        {problem}
      </p>
      {printed === undefined ? <Honest /> : <Differences printed={printed} />}
    </div>
  )
}

/** The edition that the address asks for, as the form does with 'Play with it'. */
function useAsked(mine: readonly KeptEdition[], onChange: EditionChoiceProps['onChange']): void {
  const [asked] = useSearchParams()
  const wanted = mine.find(({ id }) => id === asked.get('edition'))
  const taken = useRef(false)
  useEffect(() => {
    // Once: afterwards somebody may choose another one.
    if (wanted === undefined || taken.current) return
    taken.current = true
    onChange(wanted.printed)
  }, [wanted, onChange])
}

function EditionSelect({
  mine,
  printed,
  onChange,
}: EditionChoiceProps & { readonly mine: readonly KeptEdition[] }): ReactElement {
  const words = useWords()
  const chosen = mine.find((each) => same(each.printed, printed))
  const other = printed !== undefined && chosen === undefined
  return (
    <select
      aria-label={words.say('edition.choice')}
      className={styles.select}
      value={other ? 'other' : (chosen?.id ?? '')}
      onChange={({ currentTarget: { value } }) => onChange(mine.find(({ id }) => id === value)?.printed)}
    >
      <option value="">{words.say('edition.choice.back')}</option>
      {other ? <option value="other">{(printed as { readonly name: string }).name}</option> : null}
      {mine.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** How many of the values built in nobody has compared with a box, and where to read which. */
function Honest(): ReactElement {
  const words = useWords()
  const many = reconstructedFields(standard).length
  return (
    <p className={styles.honest}>
      <b aria-hidden="true">≈</b> {words.say('edition.choice.reconstructed', { many })}{' '}
      <Link href="/rules/tekhenu/editions">{words.say('edition.choice.which')}</Link> ·{' '}
      <Link href="/editions/tekhenu">{words.say('edition.choice.correct')}</Link>
    </p>
  )
}
