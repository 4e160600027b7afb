import type { ReactElement } from 'react'
import { BookLink, useBook } from './book-context.tsx'
import styles from './card-links.module.css'

/** Cards by name, each with its text, leading to its page. */
export function CardLinks({ ids }: { readonly ids: readonly string[] }): ReactElement | null {
  const { rules } = useBook()
  if (rules.cards === undefined || ids.length === 0) return null
  return (
    <ul className={styles.cards}>
      {ids.map((id) => (
        <li key={id}>
          <CardLink id={id} />
        </li>
      ))}
    </ul>
  )
}

export function CardLink({ id }: { readonly id: string }): ReactElement {
  const { book, rules, words, printed } = useBook()
  const { cards } = rules
  return (
    <BookLink to={`cards/${book.pageOfCard(id)}`} className={styles.card}>
      <b>{cards?.title(words, id)}</b>
      <small className={styles.id}>{id}</small>
      <span>{cards?.text(words, printed, id)}</span>
    </BookLink>
  )
}
