import { LIMITS, PHRASES, type TalkLine } from '@benben/protocol'
import { useEffect, useRef, useState, type FormEvent, type ReactElement, type RefObject } from 'react'
import { useWords } from '../app/words.ts'
import { sayProblem } from '../session/say.ts'
import { Button } from '../ui/button.tsx'
import { Blocks } from './blocks.tsx'
import { SaidLine, saidIn } from './line.tsx'
import { Sign } from './sign.tsx'
import type { TalkClient, TalkState } from './talk-client.ts'
import styles from './talk.module.css'

interface TalkPanelProps {
  readonly client: TalkClient
  readonly state: TalkState
  readonly table: string
  /** Lines after this one were new when the panel was opened. */
  readonly newAfter: number
  /** Whether what I say is for watchers only. */
  readonly amWatching: boolean
}

/** What is said at the table, and a line to say something. */
export function TalkPanel({ client, state, table, newAfter, amWatching }: TalkPanelProps): ReactElement {
  const words = useWords()
  const [blocked, setBlocked] = useState(0)
  const { lines, pending, closed, refused } = state
  const list = useRef<HTMLDivElement>(null)
  useAtEnd(list, lines.length + pending.length)
  const changed = (): void => {
    setBlocked((before) => before + 1)
    client.listenAgain()
  }
  return (
    <div className={styles.panel}>
      <div ref={list} className={styles.lines} tabIndex={0} role="group" aria-label={words.say('talk.title')}>
        {lines.length + pending.length === 0 ? <p className={styles.none}>{words.say('talk.none')}</p> : null}
        <ol>
          {lines.map((line, i) => (
            <Parted key={line.n} line={line} before={lines[i - 1]} newAfter={newAfter}>
              <SaidLine table={table} line={line} onBlocked={changed} />
            </Parted>
          ))}
          {pending.map((line) => (
            <li key={line.id} className={styles.line} data-pending>
              <p>
                <b>{words.say('talk.you')}</b> <span dir="auto">{saidIn(words, line)}</span>
              </p>
              <i>{words.say('talk.sending')}</i>
            </li>
          ))}
        </ol>
      </div>
      {closed === undefined ? (
        <Say key={refused?.text} client={client} draft={refused?.text ?? ''} amWatching={amWatching} />
      ) : (
        <p className={styles.none}>{sayProblem(words, { code: closed, params: {} })}</p>
      )}
      <p role="status" className={styles.problem}>
        {refused === undefined ? '' : sayProblem(words, refused.problem)}
      </p>
      {closed === undefined ? <Blocks version={blocked} onLifted={client.listenAgain} /> : null}
    </div>
  )
}

/** The day above its first line, and where new lines begin. */
function Parted({
  line,
  before,
  newAfter,
  children,
}: {
  readonly line: TalkLine
  readonly before: TalkLine | undefined
  readonly newAfter: number
  readonly children: ReactElement
}): ReactElement {
  const words = useWords()
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium' })
  const isNewDay = before !== undefined && day.format(before.at) !== day.format(line.at)
  const isNew = newAfter > 0 && line.n > newAfter && (before?.n ?? 0) <= newAfter && before !== undefined
  return (
    <>
      {isNewDay ? <li className={styles.day}>{day.format(line.at)}</li> : null}
      {isNew ? <li className={styles.fresh}>{words.say('talk.new')}</li> : null}
      {children}
    </>
  )
}

/** The last line stays in sight, unless somebody reads further up. */
function useAtEnd(list: RefObject<HTMLDivElement | null>, count: number): void {
  const wasAtEnd = useRef(true)
  useEffect(() => {
    const element = list.current!
    const note = (): void => {
      wasAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40
    }
    element.addEventListener('scroll', note)
    return () => element.removeEventListener('scroll', note)
  }, [list])
  useEffect(() => {
    if (wasAtEnd.current) list.current!.scrollTo({ top: list.current!.scrollHeight, behavior: 'instant' })
  }, [list, count])
}

interface SayProps {
  readonly client: TalkClient
  /** What could not be sent before. */
  readonly draft: string
  readonly amWatching: boolean
}

function Say({ client, draft, amWatching }: SayProps): ReactElement {
  const words = useWords()
  const [text, setText] = useState(draft || client.draft)
  const type = (typed: string): void => {
    client.keepDraft(typed)
    setText(typed)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    client.say({ text: text.trim() })
    type('')
  }
  const label = words.say(amWatching ? 'talk.to.watchers' : 'talk.to.table')
  return (
    <>
      <div className={styles.phrases} role="group" aria-label={words.say('talk.phrases')}>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" onClick={() => client.say({ phrase })} data-phrase={phrase}>
            {words.say(phrase)}
          </button>
        ))}
      </div>
      {amWatching ? <small className={styles.none}>{words.say('talk.watchers.about')}</small> : null}
      <form className={styles.say} onSubmit={submit}>
        <input
          value={text}
          onChange={(event) => type(event.target.value)}
          maxLength={LIMITS.talk}
          placeholder={label}
          aria-label={label}
          autoComplete="off"
          dir="auto"
          data-say
        />
        <Button type="submit" label={words.say('talk.send')} className={styles.send}>
          <Sign name="send" />
        </Button>
      </form>
    </>
  )
}
