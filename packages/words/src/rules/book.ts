/**
 * A rules book: pages, rulings and cards, and where each code of a game is explained. Its sentences are messages like all
 * others; the shape says which there are, so that `npm run i18n:check` finds what a language lacks.
 */
export interface PageShape {
  readonly chapter: string
  /** How many numbered steps, loose points and notes it has. */
  readonly steps?: number
  readonly points?: number
  readonly notes?: number
  /** What is drawn beside it from the printed data. */
  readonly picture?: string
  /** The drawing before its title. */
  readonly icon?: string
  /** Cards that change what it says. */
  readonly cards?: readonly string[]
  /** Parts of the printed data it shows, by their names in an edition. */
  readonly printed?: readonly string[]
  /** A page of a module: shown where it is played. */
  readonly module?: 'solo' | 'seth' | 'vizier'
}

export interface CardGroup {
  readonly id: string
  readonly cards: readonly string[]
}

/** Kinds of codes that lead into a book. */
export const CODES = ['ask', 'refusal', 'log', 'by', 'rule', 'option'] as const
type CodeKind = (typeof CODES)[number]

export interface Book {
  readonly game: string
  /** In order of play. */
  readonly pages: Readonly<Record<string, PageShape>>
  readonly chapters: readonly string[]
  /** The page of each ruling. */
  readonly rulings: Readonly<Record<string, string>>
  /** Cards and tiles; those that do the same share a page under the first. */
  readonly cards: readonly CardGroup[]
  readonly pageOfCard: (card: string) => string
  /** What an id means in a sentence of this page, where two things share one. */
  readonly meant: (id: string, page: string) => string
  /** Examples of a card: under which ids they are told. */
  readonly examples: (card: string) => readonly string[]
  /** By kind, the page or ruling or card where a code is explained. */
  readonly codes: Readonly<Record<CodeKind, Readonly<Record<string, string>>>>
}

/** A place in a book. */
export type Place =
  | { readonly kind: 'page'; readonly id: string }
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'ruling'; readonly id: string }

/** The list of all cards, or of all rulings. */
export const LISTS = ['cards', 'rulings'] as const

const isCode = (kind: string): kind is CodeKind => CODES.some((each) => each === kind)

const isCard = (book: Book, id: string): boolean => book.cards.some(({ cards }) => cards.includes(id))

/** What an id names: a page, a ruling or a card. */
export function placeNamed(book: Book, id: string): Place | undefined {
  if (Object.hasOwn(book.pages, id)) return { kind: 'page', id }
  if (Object.hasOwn(book.rulings, id)) return { kind: 'ruling', id }
  return isCard(book, id) ? { kind: 'card', id: book.pageOfCard(id) } : undefined
}

/** The place an address leads to: `ra`, `cards/T05`, `rulings/R15`, or by a code `refusal/no-bread`. */
export function placeAt(book: Book, address: string): Place | undefined {
  const slash = address.indexOf('/')
  if (slash < 0) return Object.hasOwn(book.pages, address) ? { kind: 'page', id: address } : undefined
  const kind = address.slice(0, slash)
  const code = decodeURIComponent(address.slice(slash + 1))
  if (kind === 'cards') return isCard(book, code) ? { kind: 'card', id: book.pageOfCard(code) } : undefined
  if (kind === 'rulings') return Object.hasOwn(book.rulings, code) ? { kind: 'ruling', id: code } : undefined
  if (!isCode(kind)) return undefined
  // A rule or a cause may be a page, a ruling or a card by its own name; a page may bear the name of a question that another one tells of.
  const named = placeNamed(book, code)
  const known = book.codes[kind]
  if (named?.kind === 'card' || !Object.hasOwn(known, code)) return named
  return placeNamed(book, known[code]!)
}

/** The address of a place. */
export const addressOf = ({ kind, id }: Place): string =>
  kind === 'page' ? id : kind === 'card' ? `cards/${id}` : `rulings/${id}`

const numbered = (key: string, many = 0): string[] =>
  Array.from({ length: many }, (_, i) => `${key}-${i + 1}`)

/** The keys of a page's sentences, in reading order: title and lead first. */
export const keysOfPage = (
  { game, pages }: Book,
  id: string,
): {
  readonly title: string
  readonly lead: string
  readonly steps: string[]
  readonly points: string[]
  readonly notes: string[]
} => {
  const key = `${game}.book.${id}`
  const { steps, points, notes } = pages[id]!
  return {
    title: `${key}.title`,
    lead: `${key}.lead`,
    steps: numbered(`${key}.step`, steps),
    points: numbered(`${key}.point`, points),
    notes: numbered(`${key}.note`, notes),
  }
}

/** Every sentence a book needs. */
export const keysOf = (book: Book): string[] => [
  ...book.chapters.map((chapter) => `${book.game}.chapter.${chapter}`),
  ...Object.keys(book.pages).flatMap((id) => {
    const { title, lead, steps, points, notes } = keysOfPage(book, id)
    return [title, lead, ...steps, ...points, ...notes]
  }),
  ...Object.keys(book.rulings).map((id) => `${book.game}.ruling.${id}`),
  ...book.cards.flatMap(({ id, cards }) =>
    [`${book.game}.cards.${id}`, ...new Set(cards.map(book.pageOfCard))].flatMap((key, i) =>
      i === 0 ? [key] : book.examples(key).map((each) => `${book.game}.example.${each}`),
    ),
  ),
]
