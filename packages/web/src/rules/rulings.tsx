import type { ReactElement } from 'react'
import { BookLink, useBook } from './book-context.tsx'
import styles from './rulings.module.css'
import { RichText } from './rich-text.tsx'

/** Rulings below a page or a card. */
export function Rulings({
  ids,
  level = 2,
}: {
  readonly ids: readonly string[]
  readonly level?: 2 | 3
}): ReactElement | null {
  const { words } = useBook()
  const Tag = level === 2 ? 'h2' : 'h3'
  if (ids.length === 0) return null
  return (
    <section className={styles.rulings}>
      <Tag>{words.say('rules.on-page')}</Tag>
      <RulingList ids={ids} />
    </section>
  )
}

export function RulingList({ ids }: { readonly ids: readonly string[] }): ReactElement {
  const { book } = useBook()
  return (
    <ul className={styles.list}>
      {ids.map((id) => (
        <li key={id} className={styles.ruling} data-ruling={id}>
          <BookLink to={`rulings/${id}`} className={styles.id}>
            {id}
          </BookLink>{' '}
          · <RichText of={`${book.game}.ruling.${id}`} page={book.rulings[id]!} self={id} />
        </li>
      ))}
    </ul>
  )
}
