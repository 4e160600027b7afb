import { standard, type Edition } from '@benben/tekhenu'
import { differences, type EditionDraft } from '@benben/tekhenu/fields'
import { useState, type ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { useWords } from '../../app/words.ts'
import { useKeptEditions, type KeptEdition } from '../../store/editions.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FileButton } from './file-button.tsx'
import { useKeep, useMine } from './keep.ts'
import { Plain } from './plain.tsx'
import styles from './plain.module.css'

/** The editions of this browser, and how to come by another one. */
export function EditionList(): ReactElement {
  const words = useWords()
  const [, go] = useLocation()
  const keep = useKeep()
  const mine = useMine()
  const [problem, setProblem] = useState('')
  const open = (printed: unknown): void => {
    if (printed === undefined) setProblem(words.say('edition.list.standard'))
    else go(`/editions/tekhenu/${keep(printed as Edition)}`)
  }
  return (
    <Plain title={words.say('edition.title')}>
      <p>
        {words.say('edition.list.about')}{' '}
        <Link href="/rules/tekhenu/editions">{words.say('edition.choice.which')}</Link>
      </p>
      <div className={styles.acts}>
        <Button
          look="primary"
          icon="plus"
          onClick={() =>
            go(
              `/editions/tekhenu/${keep({ ...standard, name: freeName(words.say('edition.list.new-name'), mine) })}`,
            )
          }
          data-new-edition
        >
          {words.say('edition.list.new')}
        </Button>
        <FileButton label={words.say('edition.list.load')} onLoad={open} onProblem={setProblem} />
      </div>
      <p role="status" className={styles.wrong}>
        {problem}
      </p>
      <Kept mine={mine} />
    </Plain>
  )
}

/** `My box`, `My box 2`: a name that no other edition here has. */
function freeName(name: string, mine: readonly KeptEdition[]): string {
  const isTaken = (wanted: string): boolean => mine.some((each) => each.name === wanted)
  for (let n = 2, wanted = name; ; n++, wanted = `${name} ${n}`) if (!isTaken(wanted)) return wanted
}

function Kept({ mine }: { readonly mine: readonly KeptEdition[] }): ReactElement {
  const words = useWords()
  const { put, remove } = useKeptEditions()
  const [gone, setGone] = useState<KeptEdition>()
  return (
    <section>
      <h3>{words.say('edition.list.kept')}</h3>
      {mine.length === 0 ? <p>{words.say('edition.list.none')}</p> : null}
      <ul className={styles.kept}>
        {mine.map((kept) => (
          <li key={kept.id} data-kept-edition={kept.name}>
            <Link href={`/editions/tekhenu/${kept.id}`}>
              <b>{kept.name}</b>
              <small>
                {words.say('edition.differences', {
                  many: differences(kept.printed as EditionDraft).length,
                })}{' '}
                {words.say('edition.list.compared', { many: kept.compared.length })}
              </small>
            </Link>
            <Link href={`/editions/tekhenu/${kept.id}`} className={buttonClass()}>
              {words.say('edition.list.open')}
            </Link>
            <Button
              look="bare"
              icon="trash"
              label={words.say('edition.list.delete', { name: kept.name })}
              onClick={() => {
                remove(kept.id)
                setGone(kept)
              }}
            />
          </li>
        ))}
      </ul>
      <p role="status">
        {gone === undefined ? null : (
          <>
            {words.say('edition.list.deleted', { name: gone.name })}{' '}
            <Button
              icon="undo"
              onClick={() => {
                put(gone)
                setGone(undefined)
              }}
            >
              {words.say('edition.list.back')}
            </Button>
          </>
        )}
      </p>
    </section>
  )
}
