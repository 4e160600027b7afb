import type { TalkLine } from '@benben/protocol'
import type { Words } from '@benben/words'
import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Hidden } from '../ui/hidden.tsx'
import { LineActs } from './line-acts.tsx'
import { Sign } from './sign.tsx'
import styles from './talk.module.css'

/** What a line says, in the reader's language. */
export const saidIn = (words: Words, { text, phrase }: Pick<TalkLine, 'text' | 'phrase'>): string =>
  text ?? (phrase !== undefined && words.has(phrase) ? words.say(phrase) : '')

export const isMine = ({ id }: Pick<TalkLine, 'id'>): boolean => id !== undefined

interface SaidLineProps {
  readonly table: string
  readonly line: TalkLine
  /** After somebody was muted or blocked. */
  readonly onBlocked: () => void
}

/** One line. Text stays text: no links, and it cannot run into what stands beside it, whatever its direction. */
export function SaidLine({ table, line, onBlocked }: SaidLineProps): ReactElement {
  const words = useWords()
  const [acts, setActs] = useState(false)
  const { name, at, phrase, room } = line
  const who = isMine(line) ? words.say('talk.you') : name
  const time = new Intl.DateTimeFormat(words.locale, { timeStyle: 'short' }).format(at)
  return (
    <li className={styles.line} data-line={line.n} data-room={room}>
      <p>
        {room === 'watchers' ? (
          <>
            <Sign name="eye" size={14} />
            <Hidden>{words.say('talk.watches', { name: who })}</Hidden>
          </>
        ) : null}
        <bdi className={styles.name} aria-hidden={room === 'watchers' || undefined}>
          {who}
        </bdi>{' '}
        {phrase === undefined ? null : (
          <span title={words.say('talk.translated')} className={styles.globe}>
            <Sign name="globe" size={13} />
          </span>
        )}
        <span dir="auto" className={styles.said}>
          {saidIn(words, line)}
        </span>
      </p>
      <time dateTime={new Date(at).toISOString()}>{time}</time>
      {isMine(line) ? null : (
        <button
          type="button"
          className={styles.dots}
          aria-expanded={acts}
          aria-label={words.say('talk.about-line', { name })}
          onClick={() => setActs(!acts)}
        >
          <Sign name="dots" size={16} />
        </button>
      )}
      {acts ? (
        <LineActs
          table={table}
          line={line}
          onBlocked={() => {
            setActs(false)
            onBlocked()
          }}
        />
      ) : null}
    </li>
  )
}
