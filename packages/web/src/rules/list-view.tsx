import type { Key } from '@benben/words'
import { keysOfPage } from '@benben/words/rules'
import type { ReactElement } from 'react'
import { BookLink, useBook } from './book-context.tsx'
import { CardEntries } from './card-entries.tsx'
import { CardLinks } from './card-links.tsx'
import styles from './list-view.module.css'
import { Heading, PageView } from './page-view.tsx'
import { RulingList } from './rulings.tsx'

/** Every card and tile by its family. */
export const CardList = (): ReactElement => <Cards level={1} List={CardLinks} />

interface CardsProps {
  readonly level: 1 | 2
  readonly List: typeof CardLinks
}

function Cards({ level, List }: CardsProps): ReactElement {
  const { book, words } = useBook()
  const Tag = level === 1 ? 'h2' : 'h3'
  return (
    <>
      <Heading level={level}>{words.say('rules.cards')}</Heading>
      {book.cards.map(({ id, cards }) => (
        <section key={id} className={styles.group} data-cards={id}>
          <Tag>{words.say(`${book.game}.cards.${id}` as Key)}</Tag>
          <List ids={[...new Set(cards.map(book.pageOfCard))]} />
        </section>
      ))}
    </>
  )
}

/** Every ruling below its page, in the order of the pages. */
export function AllRulings(): ReactElement {
  const { book, words } = useBook()
  const groups = Map.groupBy(Object.keys(book.rulings), (id) => book.rulings[id]!)
  return (
    <>
      <Heading level={1}>{words.say('rules.rulings')}</Heading>
      <p className={styles.about}>{words.say('rules.rulings.about')}</p>
      {Object.keys(book.pages)
        .filter((page) => groups.has(page))
        .map((page) => (
          <section key={page} className={styles.group}>
            <h2>
              <BookLink to={page}>{words.say(keysOfPage(book, page).title as Key)}</BookLink>
            </h2>
            <RulingList ids={groups.get(page)!} />
          </section>
        ))}
    </>
  )
}

/** All pages one below the other, then all cards with their examples, to be read or printed in one go. */
export function WholeBook(): ReactElement {
  const { book, words } = useBook()
  return (
    <>
      <Heading level={1}>{words.say('rules.all')}</Heading>
      {Object.keys(book.pages).map((id) => (
        <section key={id} className={styles.part}>
          <PageView id={id} level={2} />
        </section>
      ))}
      {book.cards.length === 0 ? null : (
        <section className={styles.part}>
          <Cards level={2} List={CardEntries} />
        </section>
      )}
    </>
  )
}
