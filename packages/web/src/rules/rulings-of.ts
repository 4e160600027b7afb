import type { Key, Words } from '@benben/words'
import { cardsIn, type Book } from '@benben/words/rules'

/** The rulings that speak of a card. */
export const rulingsOf = (book: Book, words: Words, id: string): readonly string[] =>
  Object.entries(book.rulings).flatMap(([ruling, page]) =>
    cardsIn(book, words.say(`${book.game}.ruling.${ruling}` as Key), page).has(id) ? [ruling] : [],
  )
