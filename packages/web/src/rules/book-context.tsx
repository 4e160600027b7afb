import type { Words } from '@benben/words'
import type { Book } from '@benben/words/rules'
import { createContext, useContext, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import type { GameRules } from './game-rules.ts'

/** What every part of an open book reads. */
interface OpenBook {
  readonly rules: GameRules
  readonly book: Book
  readonly words: Words
  /** Of the table the reader comes from. */
  readonly printed: unknown
  readonly go: (address: string) => void
}

export const BookContext = createContext<OpenBook | null>(null)

export function useBook(): OpenBook {
  const book = useContext(BookContext)
  if (book === null) throw new Error('no book is open')
  return book
}

export const hrefOf = (game: string, address: string): string => `/rules/${game}/${address}`

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

interface BookLinkProps {
  readonly to: string
  readonly className?: string | undefined
  readonly current?: boolean
  readonly children: ReactNode
}

/** A link inside the book: it turns the page where the book is open, and can be opened elsewhere. */
export function BookLink({ to, className, current = false, children }: BookLinkProps): ReactElement {
  const { book, go } = useBook()
  return (
    <a
      href={hrefOf(book.game, to)}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </a>
  )
}
