import { addressOf, placeAt, placeNamed, type Book } from './book.ts'

/**
 * Sentences of a book hold a little markup, the same in every language: `**bold**`, `[words](page)`, `:sign:`. Ids of cards
 * and rulings become links by themselves.
 */
export type Rich =
  | { readonly kind: 'text'; readonly text: string; readonly bold: boolean }
  | { readonly kind: 'link'; readonly text: string; readonly bold: boolean; readonly to: string }
  | { readonly kind: 'sign'; readonly name: string }

const MARKUP = /\*\*|\[([^\]]+)\]\(([^)]+)\)|:([a-z]+):/g
const ID = /\b(?:[A-Z]{1,2}\d{1,2}[a-z]?|Cult\d\d|Art\d\d)\b/g

/** A sentence in parts. `page` is where it stands, `self` the id it belongs to, which is no link. */
export function richOf(book: Book, sentence: string, page = '', self = ''): readonly Rich[] {
  const parts: Rich[] = []
  let bold = false
  let from = 0
  const plain = (text: string): void => {
    if (text !== '') parts.push(...linked(book, text, bold, page, self))
  }
  for (const found of sentence.matchAll(MARKUP)) {
    plain(sentence.slice(from, found.index))
    from = found.index + found[0].length
    const [whole, text, to, sign] = found
    if (whole === '**') bold = !bold
    else if (sign !== undefined) parts.push({ kind: 'sign', name: sign })
    else parts.push({ kind: 'link', text: text!, bold, to: to! })
  }
  plain(sentence.slice(from))
  return parts
}

function linked(book: Book, text: string, bold: boolean, page: string, self: string): Rich[] {
  const parts: Rich[] = []
  let from = 0
  for (const found of text.matchAll(ID)) {
    const id = book.meant(found[0], page)
    const place = placeNamed(book, id)
    if (place === undefined || place.id === self) continue
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index), bold })
    parts.push({ kind: 'link', text: found[0], bold, to: addressOf(place) })
    from = found.index + found[0].length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from), bold })
  return parts
}

/** A sentence without its markup. */
export const plainOf = (sentence: string): string =>
  sentence
    .replaceAll(MARKUP, (_whole, text: string | undefined) => text ?? '')
    .replaceAll(/ +([,.:;])/g, '$1')
    .replaceAll(/ {2,}/g, ' ')

/** Links of a sentence that lead nowhere. */
export const brokenLinks = (book: Book, sentence: string): string[] =>
  richOf(book, sentence).flatMap((part) =>
    part.kind === 'link' && placeAt(book, part.to) === undefined ? [part.to] : [],
  )

const RANGE = /\b([A-Z]{1,2}|Cult|Art)(\d{2})(?:(?:–| to )\1(\d{2}))?\b/g

/** The cards a sentence speaks of, those of a range such as B17–B20 included. */
export function cardsIn(book: Book, sentence: string, page = ''): ReadonlySet<string> {
  const cards = new Set<string>()
  for (const [, letters, first, last = first] of sentence.matchAll(RANGE)) {
    for (let number = Number(first); number <= Number(last); number++) {
      const id = book.meant(`${letters}${String(number).padStart(2, '0')}`, page)
      const place = placeNamed(book, id)
      if (place?.kind === 'card') cards.add(place.id)
    }
  }
  return cards
}
