import type { ReactElement } from 'react'
import { useBook } from './book-context.tsx'
import styles from './card-entries.module.css'
import { CardLink } from './card-links.tsx'
import { RichText } from './rich-text.tsx'

/** Cards as the whole book tells them: each with when and for what, two examples that work and one that does not. */
export function CardEntries({ ids }: { readonly ids: readonly string[] }): ReactElement | null {
  const { book, rules, words, printed } = useBook()
  const { cards } = rules
  if (cards === undefined) return null
  return (
    <ul className={styles.entries}>
      {ids.map((id) => (
        <li key={id}>
          <CardLink id={id} />
          <p className={styles.facts}>
            <RichText text={cards.when(words, printed, id)} self={id} />{' '}
            <b>{words.say('rules.card.costs')}</b>{' '}
            <RichText text={cards.costs(words, printed, id)} self={id} />
          </p>
          {book.examples(id).map((example, i, all) => (
            <p key={example} className={styles.example} data-example={example}>
              <b>{words.say(i === all.length - 1 ? 'rules.card.fails' : 'rules.card.works')}</b>{' '}
              <RichText of={`${book.game}.example.${example}`} self={id} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
