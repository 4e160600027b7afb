import { cardKind, CONQUEST_TILES, idsOf, textOf } from '@benben/tekhenu'
import type { Book, CardGroup } from '../book.ts'
import { ASKED, CAUSED, OPTIONS, REFUSED, TOLD } from './codes.ts'
import { CHAPTERS, PAGES } from './pages.ts'
import { RULINGS } from './rulings.ts'

const FAMILIES = [
  'blessing',
  'technology',
  'decree',
  'starting',
  'destiny',
  'pillar',
  'cult',
  'artifact',
] as const

/** Conquest tiles share numbers with destiny cards, so they stand under names of their own. */
const conquestId = (tile: string): string => `conquest-${tile}`

const CARDS: readonly CardGroup[] = [
  ...FAMILIES.map((id) => ({ id, cards: idsOf(id) })),
  { id: 'conquest', cards: CONQUEST_TILES.map(conquestId) },
]

/** The rules of Tekhenu with all its modules. */
export const tekhenuBook: Book = {
  game: 'tekhenu',
  pages: PAGES,
  chapters: CHAPTERS,
  rulings: RULINGS,
  cards: CARDS,
  pageOfCard: textOf,
  meant: (id, page) =>
    CONQUEST_TILES.includes(id) && (page === 'conquest' || cardKind(id) === undefined) ? conquestId(id) : id,
  examples: (card) => [`${card}.1`, `${card}.2`, `${card}.no`],
  codes: { ask: ASKED, refusal: REFUSED, log: TOLD, by: CAUSED, rule: {}, option: OPTIONS },
}
