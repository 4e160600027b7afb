import type { Key } from '@benben/words'
import { keysOfPage } from '@benben/words/rules'
import type { ReactElement, ReactNode } from 'react'
import { useBook } from './book-context.tsx'
import styles from './page-view.module.css'
import { RichText } from './rich-text.tsx'
import { Rulings } from './rulings.tsx'

interface PageViewProps {
  readonly id: string
  /** The heading of the page, or of a part of the whole book. */
  readonly level?: 1 | 2
}

/** A page of the rules: what it is about, its steps in order, a picture of the printed data, its rulings. */
export function PageView({ id, level = 1 }: PageViewProps): ReactElement {
  const { book, rules, words, printed } = useBook()
  const shape = book.pages[id]!
  const { title, lead, steps, points, notes } = keysOfPage(book, id)
  const Picture = shape.picture === undefined ? undefined : rules.pictures[shape.picture]
  const rulings = Object.keys(book.rulings).filter((ruling) => book.rulings[ruling] === id)
  return (
    <>
      <Heading level={level}>
        {shape.icon === undefined ? null : <rules.Sign name={shape.icon} size={38} />}
        {words.say(title as Key)}
      </Heading>
      <p className={styles.lead}>
        <RichText of={lead} page={id} />
      </p>
      {Picture === undefined ? null : (
        <div
          className={styles.picture}
          data-picture={shape.picture}
          role="group"
          aria-label={words.say(title as Key)}
          tabIndex={0}
        >
          <Picture words={words} printed={printed} />
        </div>
      )}
      <Lines keys={steps} page={id} numbered />
      <Lines keys={points} page={id} />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          <RichText of={note} page={id} />
        </p>
      ))}
      <Rulings ids={rulings} level={level === 1 ? 2 : 3} />
    </>
  )
}

export const Heading = ({
  level,
  children,
}: {
  readonly level: 1 | 2
  readonly children: ReactNode
}): ReactElement => {
  const Tag = level === 1 ? 'h1' : 'h2'
  return (
    <Tag className={styles.title} tabIndex={-1}>
      {children}
    </Tag>
  )
}

function Lines({
  keys,
  page,
  numbered = false,
}: {
  readonly keys: readonly string[]
  readonly page: string
  readonly numbered?: boolean
}): ReactElement | null {
  if (keys.length === 0) return null
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={numbered ? styles.steps : styles.points}>
      {keys.map((key) => (
        <li key={key}>
          <span>
            <RichText of={key} page={page} />
          </span>
        </li>
      ))}
    </List>
  )
}
