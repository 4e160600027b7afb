import type { Key } from '@benben/words'
import { richOf } from '@benben/words/rules'
import { Fragment, type ReactElement } from 'react'
import { BookLink, useBook } from './book-context.tsx'
import styles from './rich-text.module.css'

interface RichTextProps {
  /** The key of a sentence, or a sentence that was put together. */
  readonly of?: string
  readonly text?: string
  /** The page it stands on, and the card or ruling it is about. */
  readonly page?: string
  readonly self?: string
}

/** A sentence of the book with its links and signs. */
export function RichText({ of, text = '', page = '', self = '' }: RichTextProps): ReactElement {
  const { book, words, rules } = useBook()
  const sentence = of === undefined ? text : words.say(of as Key)
  return (
    <>
      {richOf(book, sentence, page, self).map((part, i) => {
        if (part.kind === 'sign')
          return (
            <span key={i} className={styles.sign}>
              <rules.Sign name={part.name} size={18} />
            </span>
          )
        const inner = part.bold ? <b>{part.text}</b> : part.text
        return part.kind === 'link' ? (
          <BookLink key={i} to={part.to}>
            {inner}
          </BookLink>
        ) : (
          <Fragment key={i}>{inner}</Fragment>
        )
      })}
    </>
  )
}
