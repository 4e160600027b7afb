import type { GameId } from '@benben/kernel'
import { atonBook } from './aton/book.ts'
import type { Book } from './book.ts'
import { tekhenuBook } from './tekhenu/book.ts'

/** The rules book of every game. */
export const BOOKS = { aton: atonBook, tekhenu: tekhenuBook } satisfies Record<GameId, Book>
