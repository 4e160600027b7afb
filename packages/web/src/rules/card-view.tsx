import type { Key } from '@benben/words'
import { keysOfPage } from '@benben/words/rules'
import type { ReactElement } from 'react'
import { lastSeenOf } from '../session/last-table.ts'
import { BookLink, useBook } from './book-context.tsx'
import { CardLinks } from './card-links.tsx'
import styles from './card-view.module.css'
import type { CardRules } from './game-rules.ts'
import { Heading } from './page-view.tsx'
import { RichText } from './rich-text.tsx'
import { rulingsOf } from './rulings-of.ts'
import { Rulings } from './rulings.tsx'
import { Unchecked } from './unchecked.tsx'

/** The page of a card or tile: drawing, text, when and for what, examples, rulings. */
export function CardView({ id }: { readonly id: string }): ReactElement | null {
  const { book, rules, words, printed } = useBook()
  const { cards } = rules
  if (cards === undefined) return null
  return (
    <>
      <div className={styles.head}>
        <div className={styles.face}>
          <cards.Face id={id} words={words} printed={printed} />
        </div>
        <div>
          <p className={styles.family}>
            {cards.family(words, id)} · {idsWith(book.cards, book.pageOfCard, id).join(' · ')}
          </p>
          <Heading level={1}>{cards.title(words, id)}</Heading>
          <Facts id={id} cards={cards} />
          <cards.Pairs id={id} words={words} printed={printed} />
        </div>
      </div>
      <Examples id={id} />
      <Rulings ids={rulingsOf(book, words, id)} />
    </>
  )
}

/** A card and its twin. */
const idsWith = (
  groups: readonly { readonly cards: readonly string[] }[],
  pageOf: (card: string) => string,
  id: string,
): string[] => groups.flatMap(({ cards }) => cards.filter((card) => pageOf(card) === id))

function Facts({ id, cards }: { readonly id: string; readonly cards: CardRules }): ReactElement {
  const { words, printed } = useBook()
  const facts = [
    ['gain', cards.text(words, printed, id)],
    ['when', cards.when(words, printed, id)],
    ['costs', cards.costs(words, printed, id)],
    ['order', cards.order(words, id)],
    ['scales', cards.scales(words, id)],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) =>
        text === '' ? null : (
          <div key={name} data-fact={name}>
            <dt>{words.say(`rules.card.${name}`)}</dt>
            <dd>
              <RichText text={text} self={id} />
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** What works and, last, what does not. */
function Examples({ id }: { readonly id: string }): ReactElement | null {
  const { book, rules, words } = useBook()
  const Example = rules.cards?.Example
  const examples = book.examples(id)
  if (examples.length === 0) return null
  return (
    <section className={styles.examples}>
      <h2>{words.say('rules.card.examples')}</h2>
      <ul>
        {examples.map((example, i) => {
          const fails = i === examples.length - 1
          return (
            <li key={example} className={fails ? styles.fails : undefined} data-example={example}>
              {Example === undefined ? null : <Example example={example} />}
              <b>{words.say(fails ? 'rules.card.fails' : 'rules.card.works')}</b>
              <span>
                <RichText of={`${book.game}.example.${example}`} self={id} />
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Beside a card: where it lies, the pages that name it, others of its kind. */
export function CardAside({ id }: { readonly id: string }): ReactElement | null {
  const { book, rules, words } = useBook()
  const { cards } = rules
  if (cards === undefined) return null
  const seen = lastSeenOf(book.game)
  const here = seen === null ? '' : cards.where(words, seen, id)
  const pages = Object.keys(book.pages).filter((page) => book.pages[page]!.cards?.includes(id) === true)
  const like = [...new Set(pages.flatMap((page) => book.pages[page]!.cards ?? []))].filter(
    (card) => card !== id,
  )
  return (
    <>
      {here === '' ? null : (
        <section data-here>
          <h2>{words.say('rules.card.here')}</h2>
          <p>{here}</p>
        </section>
      )}
      {pages.length === 0 ? null : (
        <section>
          <h2>{words.say('rules.card.behind')}</h2>
          <ul className={styles.pages}>
            {pages.map((page) => (
              <li key={page}>
                <BookLink to={page}>{words.say(keysOfPage(book, page).title as Key)}</BookLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {like.length === 0 ? null : (
        <section>
          <h2>{words.say('rules.card.like')}</h2>
          <CardLinks ids={like.slice(0, 5)} />
        </section>
      )}
      <section>
        <h2>{words.say('rules.card.source')}</h2>
        <p>{words.say('rules.card.source.about')}</p>
      </section>
      <Unchecked blocks={cards.printed(id)} />
    </>
  )
}
