import { tekhenuBookMessages } from '../../en/rules/of-tekhenu-book.ts'
import type { BookPart } from '../part.ts'
import { tekhenuBook } from './book.ts'

export const tekhenuBookPart: BookPart = { book: tekhenuBook, sentences: { en: tekhenuBookMessages } }
