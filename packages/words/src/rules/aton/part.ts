import { atonBookMessages } from '../../en/rules/of-aton-book.ts'
import type { BookPart } from '../part.ts'
import { atonBook } from './book.ts'

export const atonBookPart: BookPart = { book: atonBook, sentences: { en: atonBookMessages } }
