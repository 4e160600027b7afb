import type { Key } from '../en.ts'
import type { Book } from './book.ts'

/** A rules book with its sentences by locale; a browser loads it when somebody opens it. */
export interface BookPart {
  readonly book: Book
  readonly sentences: Readonly<Record<string, Readonly<Partial<Record<Key, string>>>>>
}
