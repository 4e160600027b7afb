import type { Key } from '@benben/words'
import { cardsIn, keysOfPage } from '@benben/words/rules'
import type { ReactElement } from 'react'
import { BookLink, useBook } from './book-context.tsx'
import { CardLinks } from './card-links.tsx'
import { Heading } from './page-view.tsx'
import styles from './page-view.module.css'
import { RichText } from './rich-text.tsx'

/** A ruling by itself, with the page it belongs to and the cards it speaks of. */
export function RulingView({ id }: { readonly id: string }): ReactElement {
  const { book, words } = useBook()
  const page = book.rulings[id]!
  const key = `${book.game}.ruling.${id}`
  return (
    <>
      <Heading level={1}>{words.say('rules.ruling', { id })}</Heading>
      <p className={styles.lead}>
        <RichText of={key} page={page} self={id} />
      </p>
      <p className={styles.note}>{words.say('rules.rulings.about')}</p>
      <p className={styles.note}>
        <BookLink to={page}>{words.say(keysOfPage(book, page).title as Key)}</BookLink>
      </p>
      <CardLinks ids={[...cardsIn(book, words.say(key as Key), page)]} />
    </>
  )
}
