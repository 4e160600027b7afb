import type { TableInfo } from '@benben/protocol'
import { Suspense, useEffect, useState, type FormEvent, type ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { lazyWith, useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { listTables } from '../store/tables.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './join.module.css'
import { botLabel, gameName, sinceWhen } from './names.ts'

const ShortPace = lazyWith(['pace'], async () => (await import('../clock/short-pace.tsx')).ShortPace)

interface DoorProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The code of a table at the end of a link, or by itself. */
const codeIn = (text: string): string | undefined =>
  /(?:^|\/table\/)([A-Za-z0-9_-]{22})\/?$/.exec(text.trim())?.[1]

export function JoinDialog({ open, onClose }: DoorProps): ReactElement {
  const words = useWords()
  const [, go] = useLocation()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const join = (event: FormEvent): void => {
    event.preventDefault()
    const code = codeIn(text)
    if (code === undefined) setWrong(true)
    else go(`/table/${code}`)
  }
  return (
    <Dialog title={words.say('web.join')} open={open} onClose={onClose}>
      <form onSubmit={join} className={styles.form}>
        <label>
          {words.say('web.join.label')}
          <input
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setWrong(false)
            }}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={wrong}
            aria-describedby="join-problem"
          />
        </label>
        <Button look="primary" type="submit">
          {words.say('web.join')}
        </Button>
        <p id="join-problem" role="status" className={styles.problem}>
          {wrong ? words.say('web.join.wrong') : ''}
        </p>
      </form>
      <h3 className={styles.title}>{words.say('web.open-tables')}</h3>
      <TableList which="open" />
    </Dialog>
  )
}

export function WatchDialog({ open, onClose }: DoorProps): ReactElement {
  const words = useWords()
  return (
    <Dialog title={words.say('web.watch')} open={open} onClose={onClose}>
      <TableList which="watch" />
    </Dialog>
  )
}

/** Tables on the server; where it cannot be reached, that is said. */
function TableList({ which }: { readonly which: 'open' | 'watch' }): ReactElement {
  const words = useWords()
  const [tables, setTables] = useState<readonly TableInfo[] | 'asking' | 'offline'>('asking')
  useEffect(() => {
    let gone = false
    listTables(which).then(
      (found) => (gone ? undefined : setTables(found)),
      () => (gone ? undefined : setTables('offline')),
    )
    return () => {
      gone = true
    }
  }, [which])
  if (tables === 'asking') return <p className={styles.none}>{words.say('web.tables.asking')}</p>
  if (tables === 'offline') return <p className={styles.none}>{words.say('session.offline')}</p>
  if (tables.length === 0) return <p className={styles.none}>{words.say(`web.tables.none.${which}`)}</p>
  const now = Date.now()
  return (
    <ul className={styles.tables}>
      {tables.map(({ id, game, seats, since, pace, otherEdition }) => (
        <li key={id}>
          <Link href={`/table/${id}`}>
            <Icon name={which === 'open' ? 'seat' : 'eye'} />
            <span>
              <b>{gameName(words, game)}</b>
              <small>
                {words.series(
                  seats.flatMap(({ name }) =>
                    name === null ? [words.say('web.seat.open')] : [botLabel(words, name)],
                  ),
                )}
              </small>
              {otherEdition === true ? (
                <small data-other-edition>{words.say('web.tables.edition')}</small>
              ) : null}
            </span>
            <small>
              {pace === undefined ? null : (
                <Suspense fallback={null}>
                  <ShortPace pace={pace} /> ·{' '}
                </Suspense>
              )}
              {sinceWhen(words, since, now)}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
