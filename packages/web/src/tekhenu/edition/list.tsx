import { standard, type Edition } from '@benben/tekhenu'
import { differences, type EditionDraft } from '@benben/tekhenu/fields'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/icon.tsx'
import { lastFirst, useKeptEditions, type KeptEdition } from '../../store/editions.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FileButton } from './file-button.tsx'
import { isPlayable, useKeep, useMine } from './keep.ts'
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
  for (let n = 2, wanted = name; ; wanted = `${name} ${n++}`) if (!isTaken(wanted)) return wanted
}

function Kept({ mine }: { readonly mine: readonly KeptEdition[] }): ReactElement {
  const words = useWords()
  const { remove, restore } = useKeptEditions()
  // What is deleted keeps its line until the page is left: nothing moves under the pointer, and each can be brought back.
  const [gone, setGone] = useState<readonly KeptEdition[]>([])
  const lines = lastFirst([...mine, ...gone.filter(({ id }) => !mine.some((kept) => kept.id === id))])
  return (
    <section>
      <h3>{words.say('edition.list.kept')}</h3>
      {lines.length === 0 ? <p>{words.say('edition.list.none')}</p> : null}
      <ul className={styles.kept}>
        {lines.map((kept) =>
          mine.includes(kept) ? (
            <KeptLine
              key={kept.id}
              kept={kept}
              onDelete={() => {
                remove(kept.id)
                setGone([...gone, kept])
              }}
            />
          ) : (
            <GoneLine
              key={kept.id}
              name={kept.name}
              onBack={() => {
                restore(kept)
                setGone(gone.filter(({ id }) => id !== kept.id))
              }}
            />
          ),
        )}
      </ul>
    </section>
  )
}

interface KeptProps {
  readonly kept: KeptEdition
  readonly onDelete: () => void
}

function KeptLine({ kept, onDelete }: KeptProps): ReactElement {
  const words = useWords()
  return (
    <li data-kept-edition={kept.name}>
      <Link href={`/editions/tekhenu/${kept.id}`}>
        <b>{kept.name}</b>
        <small>
          {words.say('edition.differences', {
            many: differences(kept.printed as EditionDraft).length,
          })}{' '}
          {words.say('edition.list.compared', { many: kept.compared.length })}
        </small>
        {isPlayable(kept) ? null : (
          <small className={styles.wrong} data-not-playable>
            {words.say('edition.list.not-playable')}
          </small>
        )}
      </Link>
      <Link href={`/editions/tekhenu/${kept.id}`} className={buttonClass()}>
        {words.say('edition.list.open')}
      </Link>
      <Button
        look="bare"
        icon="trash"
        label={words.say('edition.list.delete', { name: kept.name })}
        onClick={onDelete}
      />
    </li>
  )
}

interface GoneProps {
  readonly name: string
  readonly onBack: () => void
}

/** Where a deleted edition stood. The button is not where the bin was, or a double click would press both. */
function GoneLine({ name, onBack }: GoneProps): ReactElement {
  const words = useWords()
  const back = useRef<HTMLButtonElement>(null)
  // The bin had the focus and is gone.
  useEffect(() => back.current?.focus(), [])
  return (
    <li className={styles.gone}>
      <p role="status">{words.say('edition.list.deleted', { name })}</p>
      <button ref={back} type="button" className={buttonClass()} onClick={onBack}>
        <Icon name="undo" />
        {words.say('edition.list.back')}
      </button>
    </li>
  )
}
