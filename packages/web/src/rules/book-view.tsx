import type { Key } from '@benben/words'
import { placeAt, type Place } from '@benben/words/rules'
import type { ReactElement } from 'react'
import { BookLink, useBook } from './book-context.tsx'
import { CardLinks } from './card-links.tsx'
import { CardAside, CardView } from './card-view.tsx'
import styles from './book-view.module.css'
import { AllRulings, CardList, WholeBook } from './list-view.tsx'
import { PageView } from './page-view.tsx'
import { RulingView } from './ruling-view.tsx'
import { SeeItDone } from './see-it-done.tsx'
import { Unchecked } from './unchecked.tsx'

const LISTS: Readonly<Record<string, () => ReactElement>> = {
  cards: CardList,
  rulings: AllRulings,
  all: WholeBook,
}

/** What stands at an address of the book. */
export function BookView({ address }: { readonly address: string }): ReactElement {
  const { book, words } = useBook()
  const List = Object.hasOwn(LISTS, address) ? LISTS[address] : undefined
  if (List !== undefined) return <List />
  const place = placeAt(book, address)
  if (place === undefined)
    return (
      <div role="alert">
        <p>{words.say('rules.gone')}</p>
        <BookLink to={Object.keys(book.pages)[0]!}>{words.say('rules.first')}</BookLink>
      </div>
    )
  if (place.kind === 'card') return <CardView id={place.id} />
  return place.kind === 'ruling' ? <RulingView id={place.id} /> : <PageView id={place.id} />
}

/** What stands beside it. */
export function BookAside({ address }: { readonly address: string }): ReactElement | null {
  const { book } = useBook()
  const place = placeAt(book, address)
  if (place === undefined) return null
  return (
    <aside className={styles.aside}>
      {place.kind === 'card' ? <CardAside id={place.id} /> : <PageAside place={place} />}
    </aside>
  )
}

/** Cards that change a rule, where a lesson shows it, and which of the printed values it shows nobody could check. */
function PageAside({ place: { kind, id } }: { readonly place: Place }): ReactElement {
  const { book, rules, words } = useBook()
  const page = kind === 'ruling' ? book.rulings[id]! : id
  const { cards = [], printed: blocks = [] } = book.pages[page] ?? {}
  return (
    <>
      {cards.length === 0 || rules.cards === undefined ? null : (
        <section>
          <h2>{words.say('rules.changed-by')}</h2>
          <CardLinks ids={cards} />
        </section>
      )}
      <Unchecked blocks={blocks} />
      <SeeItDone key={page} page={page} />
    </>
  )
}

/** Where the reader is: the chapter, the family of a card. */
export function Trail({ address }: { readonly address: string }): ReactElement | null {
  const { book, words } = useBook()
  const place = placeAt(book, address)
  if (place === undefined) return null
  const group = book.cards.find(({ cards }) => cards.includes(place.id))
  return (
    <p className={styles.trail}>
      {place.kind === 'page' ? (
        words.say(`${book.game}.chapter.${book.pages[place.id]!.chapter}` as Key)
      ) : place.kind === 'card' ? (
        <>
          <BookLink to="cards">{words.say('rules.cards')}</BookLink>
          {group === undefined ? null : ` › ${words.say(`${book.game}.cards.${group.id}` as Key)}`}
        </>
      ) : (
        <BookLink to="rulings">{words.say('rules.rulings')}</BookLink>
      )}
    </p>
  )
}
