import type { atonRulings } from '../../en/rules/aton-rulings.ts'
import type { ofAton } from '../../en/of-aton.ts'
import type { Book, PageShape } from '../book.ts'

const CHAPTERS = ['start', 'cartouches', 'end', 'table'] as const

/** The pages of Aton's rules, in order of play. Rules that refusals name are pages by the same name. */
const PAGES = {
  game: { chapter: 'start', steps: 7 },
  board: { chapter: 'start', points: 3, picture: 'temples' },
  round: { chapter: 'start', steps: 5 },
  assign: { chapter: 'cartouches', points: 2 },
  cartouche1: { chapter: 'cartouches', points: 2 },
  cartouche2: { chapter: 'cartouches', points: 4 },
  cartouche3: { chapter: 'cartouches', points: 1 },
  cartouche4: { chapter: 'cartouches', points: 3 },
  realm: { chapter: 'end', points: 1 },
  scoring: { chapter: 'end', steps: 6, notes: 1, picture: 'temples' },
  end: { chapter: 'end', points: 4 },
  options: { chapter: 'table', picture: 'options' },
} as const satisfies Record<string, PageShape>
type PageId = keyof typeof PAGES

type Ruling = keyof typeof atonRulings extends `aton.ruling.${infer Id}` ? Id : never
const RULINGS = {
  AT1: 'assign',
  AT2: 'assign',
  AT3: 'cartouche2',
  AT4: 'cartouche2',
  AT5: 'cartouche4',
  AT6: 'round',
  AT7: 'scoring',
  AT8: 'end',
  AT9: 'end',
  AT10: 'cartouche2',
  AT11: 'assign',
  AT12: 'scoring',
  AT13: 'scoring',
  AT14: 'options',
  AT15: 'assign',
  AT16: 'assign',
  AT17: 'cartouche4',
  AT18: 'end',
  AT19: 'round',
  AT20: 'scoring',
  AT21: 'cartouche1',
  AT22: 'scoring',
} as const satisfies Record<Ruling, PageId>

/** What follows a prefix in the names of sentences: the codes of one kind. */
type CodeOf<Kind extends string> = keyof typeof ofAton extends infer Key
  ? Key extends `aton.${Kind}.${infer Code}`
    ? Code
    : never
  : never

const ASKED: Readonly<Record<CodeOf<'ask'>, PageId>> = {
  assign: 'assign',
  reassign: 'assign',
  remove: 'cartouche2',
  'remove-own': 'cartouche2',
  place: 'cartouche4',
  return: 'scoring',
  'end-turn': 'round',
  'may-exchange': 'assign',
}

const REFUSED: Readonly<Record<CodeOf<'refusal'>, PageId>> = {
  'no-such-move': 'round',
  over: 'end',
  'not-your-turn': 'round',
  'not-asked': 'round',
  'not-in-hand': 'assign',
  'same-assignment': 'assign',
  'exchange-spent': 'assign',
  'beyond-reach': 'cartouche3',
  'space-taken': 'cartouche4',
  'space-empty': 'cartouche2',
  'must-be-theirs': 'cartouche2',
  'must-be-yours': 'cartouche2',
  'temple-done': 'scoring',
}

const TOLD: Readonly<Record<CodeOf<'log'>, PageId>> = {
  round: 'round',
  dealt: 'round',
  reshuffled: 'round',
  exchanged: 'assign',
  assigned: 'assign',
  reassigned: 'assign',
  revealed: 'round',
  compared: 'cartouche1',
  'tie-draw': 'cartouche2',
  first: 'cartouche2',
  removed: 'cartouche2',
  placed: 'cartouche4',
  unplaced: 'realm',
  'turn-ended': 'round',
  scored: 'scoring',
  returned: 'scoring',
  'realm-emptied': 'scoring',
  discarded: 'round',
  ended: 'end',
}

/** The rules of Aton. It has no cards with texts. */
export const atonBook: Book = {
  game: 'aton',
  pages: PAGES,
  chapters: CHAPTERS,
  rulings: RULINGS,
  cards: [],
  pageOfCard: (card) => card,
  meant: (id) => id,
  examples: () => [],
  codes: { ask: ASKED, refusal: REFUSED, log: TOLD, by: {}, rule: {}, option: { red: 'options' } },
}
