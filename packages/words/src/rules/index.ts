export {
  addressOf,
  CODES,
  keysOfPage,
  LISTS,
  placeAt,
  placeNamed,
  type Book,
  type CardGroup,
  type PageShape,
  type Place,
} from './book.ts'
export { cardsIn, plainOf, richOf, type Rich } from './rich.ts'
export { entriesOf, find, type Entry, type Hit } from './search.ts'
