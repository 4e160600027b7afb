import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { BookLink, useBook } from './book-context.tsx'
import styles from './book-view.module.css'

/** Which of the printed values shown beside it nobody could check. */
export function Unchecked({ blocks }: { readonly blocks: readonly string[] }): ReactElement | null {
  const { book, rules, words, printed } = useBook()
  const unchecked = rules.reconstructed?.(words, printed)
  const sentences = blocks.flatMap((block) => unchecked?.get(block) ?? [])
  if (sentences.length === 0) return null
  return (
    <section className={styles.unchecked} data-unchecked>
      <h2>≈ {words.say('rules.unchecked')}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <BookLink to="editions">{words.say('rules.unchecked.more')}</BookLink>
      <p>
        <Link href={`/editions/${book.game}`} data-correct>
          {words.say('rules.unchecked.correct')}
        </Link>
      </p>
    </section>
  )
}
