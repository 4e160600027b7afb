import { entriesOf, find, type Entry } from '@benben/words/rules'
import { useDeferredValue, useId, useMemo, useRef, useState, type ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { useKeys } from '../ui/keys.ts'
import { BookLink, useBook } from './book-context.tsx'
import styles from './search.module.css'

/** Everything that can be found: pages, rulings, cards. */
function useEntries(): readonly Entry[] {
  const { book, rules, words, printed } = useBook()
  return useMemo(() => {
    const { cards } = rules
    const ids = [...new Set(book.cards.flatMap((group) => group.cards.map(book.pageOfCard)))]
    return [
      ...entriesOf(book, words, (id) => words.say('rules.ruling', { id })),
      ...(cards === undefined ? [] : ids).map((id): Entry => ({
        place: { kind: 'card', id },
        title: `${cards!.title(words, id)} (${id})`,
        lines: [cards!.text(words, printed, id)],
      })),
    ]
  }, [book, rules, words, printed])
}

/** The field that finds places in the book; the key `/` leads to it. */
export function Search(): ReactElement {
  const { words } = useBook()
  const entries = useEntries()
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const hits = useMemo(() => find(entries, asked), [entries, asked])
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useKeys({ '/': () => field.current?.focus() })
  const isAsked = asked.trim() !== ''
  return (
    <search className={styles.search}>
      <label className={styles.field} htmlFor={id}>
        <Icon name="search" size={18} />
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          value={query}
          placeholder={words.say('rules.search')}
          aria-label={words.say('rules.search')}
          aria-keyshortcuts="/"
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setQuery('')}
        />
        <Kbd>/</Kbd>
      </label>
      <p className={styles.count} role="status">
        {isAsked ? words.say('rules.hits', { many: hits.length }) : ''}
      </p>
      {hits.length === 0 || !isAsked ? null : (
        <ul className={styles.hits} data-hits>
          {hits.map(({ to, title, excerpt }) => (
            <li key={to}>
              <BookLink to={to} className={styles.hit}>
                <b>{title}</b>
                <span>
                  <Marked text={excerpt} query={asked} />
                </span>
              </BookLink>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

/** A line with what was looked for marked in it. */
function Marked({ text, query }: { readonly text: string; readonly query: string }): ReactElement {
  const sought = query.match(/[\p{L}\p{N}]+/gu) ?? []
  const parts =
    sought.length === 0
      ? [text]
      : text.split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${sought.join('|')}))`, 'giu'))
  return <>{parts.map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part))}</>
}
