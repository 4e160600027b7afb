import type { Key } from '@benben/words'
import { keysOfPage, placeAt } from '@benben/words/rules'
import type { ReactElement } from 'react'
import { BookLink, useBook } from './book-context.tsx'
import styles from './contents.module.css'

/** The pages by chapter, in order of play, and the lists. */
export function Contents({ address }: { readonly address: string }): ReactElement {
  const { book, rules, words } = useBook()
  const place = placeAt(book, address)
  const here = place?.kind === 'ruling' ? book.rulings[place.id] : place?.id
  const cards = book.cards.reduce((sum, group) => sum + group.cards.length, 0)
  return (
    <nav className={styles.contents} aria-label={words.say('rules.contents')}>
      {book.chapters.map((chapter) => (
        <section key={chapter}>
          <h2>{words.say(`${book.game}.chapter.${chapter}` as Key)}</h2>
          <ul>
            {Object.keys(book.pages)
              .filter((id) => book.pages[id]!.chapter === chapter)
              .map((id) => {
                const { icon } = book.pages[id]!
                return (
                  <li key={id}>
                    <BookLink to={id} className={styles.link} current={here === id}>
                      {icon === undefined ? null : <rules.Sign name={icon} size={18} />}
                      {words.say(keysOfPage(book, id).title as Key)}
                    </BookLink>
                  </li>
                )
              })}
          </ul>
        </section>
      ))}
      <ul className={styles.lists}>
        {cards === 0 ? null : (
          <List to="cards" title={words.say('rules.cards')} many={cards} address={address} />
        )}
        <List
          to="rulings"
          title={words.say('rules.rulings')}
          many={Object.keys(book.rulings).length}
          address={address}
        />
        <List to="all" title={words.say('rules.all')} address={address} />
      </ul>
    </nav>
  )
}

interface ListProps {
  readonly to: string
  readonly title: string
  readonly many?: number
  readonly address: string
}

const List = ({ to, title, many, address }: ListProps): ReactElement => (
  <li>
    <BookLink to={to} className={styles.link} current={address === to}>
      {title}
      {many === undefined ? null : <small>{many}</small>}
    </BookLink>
  </li>
)
